import { type DecisionHandlers, remember, type Seat, type TaskHandlers } from '@cinderhall/kernel';
import { actionCard, IS_DRONE_CARD } from '../cards/index.ts';
import { cubesOf, tellPower } from '../majority.ts';
import { at, BLACK, type Choice, type DeiFlow, type Player, playerOf, SLOTS, type State } from '../state.ts';

const BUYS: readonly Choice[] = Array.from({ length: (BLACK + 1) * SLOTS }, (_, i) => ({
  kind: 'buy',
  market: Math.floor(i / SLOTS),
  slot: i % SLOTS,
}));
/** R-DEI-093: outposts that the slots of an outpost market ask for. */
export const REQUIRED = [2, 1, 0] as const;
/** R-DEI-094: technology that the slots of the Black Market take, and give. */
export const SURCHARGE = [1, 0, 0] as const;
export const BONUS = [0, 0, 1] as const;

/** R-DEI-094: the printed cost, and what the slot adds. */
const techCost = (card: number, market: number, slot: number): number =>
  actionCard(card).cost.tech + (market === BLACK ? (SURCHARGE[slot] as number) : 0);

const discountOf = (player: Player, card: number): number => (IS_DRONE_CARD[card] ? player.powers.droneDiscount : 0);

const maySwap = ({ powers, paidOther }: Player): boolean => powers.paysOther > 0 && !paidOther;

export const meetsRequirement = (state: State, seat: Seat, market: number, slot: number, extra: number): boolean =>
  market === BLACK || cubesOf(state, seat, market) + extra >= (REQUIRED[slot] as number);

function isAffordable(
  player: Player,
  card: number,
  market: number,
  slot: number,
  tech: number,
  energy: number,
): boolean {
  const t = techCost(card, market, slot);
  const e = actionCard(card).cost.energy;
  const off = discountOf(player, card);
  if (maySwap(player)) return Math.max(0, t + e - off) <= tech + energy;
  return Math.max(0, t - tech) + Math.max(0, e - energy) <= off;
}

/** Whether a seat with these resources could buy the card in a slot; `extra` outposts come from a Sweet Boost. */
export function canBuySlot(
  state: State,
  seat: Seat,
  place: number,
  tech: number,
  energy: number,
  extra: number,
): boolean {
  const card = state.slots[place];
  if (card === null || card === undefined) return false;
  const market = Math.floor(place / SLOTS);
  const slot = place % SLOTS;
  return (
    meetsRequirement(state, seat, market, slot, extra) &&
    isAffordable(playerOf(state, seat), card, market, slot, tech, energy)
  );
}

export function canBuyWith(state: State, seat: Seat, tech: number, energy: number, extra: number): boolean {
  for (let place = 0; place < state.slots.length; place++)
    if (canBuySlot(state, seat, place, tech, energy, extra)) return true;
  return false;
}

/** Whether something can be bought now. */
export function canBuy(state: State, seat: Seat): boolean {
  const { tech, energy } = playerOf(state, seat);
  return canBuyWith(state, seat, tech, energy, state.extraOutposts);
}

/** Something can be bought whatever happens to the seat's outposts. */
export function hasSafePurchase(state: State, seat: Seat): boolean {
  const { tech, energy } = playerOf(state, seat);
  for (let place = 0; place < state.slots.length; place++) {
    const market = Math.floor(place / SLOTS);
    const needsNothing = market === BLACK || (REQUIRED[place % SLOTS] as number) <= state.extraOutposts;
    if (needsNothing && canBuySlot(state, seat, place, tech, energy, state.extraOutposts)) return true;
  }
  return false;
}

/** R-DEI-171: the robot takes its energy first, and knows no Sweet Boost. */
export function canSendRobot(state: State, seat: Seat): boolean {
  const { powers, robotUsed, purchased, tech, energy } = playerOf(state, seat);
  if (powers.robotPrice === 0 || robotUsed || state.buying || energy < powers.robotPrice) return false;
  return (!purchased || state.options.freeRobot) && canBuyWith(state, seat, tech, energy - powers.robotPrice, 0);
}

export function sendRobot(state: State, seat: Seat, flow: DeiFlow): void {
  const player = playerOf(state, seat);
  player.energy -= player.powers.robotPrice;
  state.energy += player.powers.robotPrice;
  player.robotUsed = true;
  tellPower(state, seat, 'robotPrice', -1, flow);
  flow.ask({ kind: 'buy', seats: [seat], robot: true });
}

/** Every different way to pay: what a discount comes off, and what is paid in the other resource. */
export function paymentsFor(player: Player, card: number, market: number, slot: number): Choice[] {
  const t = techCost(card, market, slot);
  const e = actionCard(card).cost.energy;
  const off = discountOf(player, card);
  const list: Choice[] = [];
  const add = (tech: number, energy: number): void => {
    if (tech > player.tech || energy > player.energy) return;
    if (!list.some((one) => one.kind === 'pay' && one.tech === tech && one.energy === energy))
      list.push({ kind: 'pay', tech, energy });
  };
  for (let fromTech = Math.min(off, t); fromTech >= Math.max(0, off - e); fromTech--) {
    const [tech, energy] = [t - fromTech, Math.max(0, e - (off - fromTech))];
    add(tech, energy);
    if (maySwap(player)) for (let n = 0; n <= tech + energy; n++) add(n, tech + energy - n);
  }
  if (off > t + e) add(0, 0);
  return list;
}

/** R-DEI-101: the order inside a purchase. */
function purchase(
  state: State,
  seat: Seat,
  market: number,
  slot: number,
  paid: Choice,
  robot: boolean,
  flow: DeiFlow,
): void {
  if (paid.kind !== 'pay') return;
  const player = playerOf(state, seat);
  const place = market * SLOTS + slot;
  const card = state.slots[place] as number;
  const { cost } = actionCard(card);
  player.tech -= paid.tech;
  player.energy -= paid.energy;
  state.tech += paid.tech;
  state.energy += paid.energy;
  state.slots[place] = null;
  player.hand.push(card);
  player.bought.push(card);
  // Everybody saw what was bought, even where hands are secret.
  if (state.options.planning) rememberAll(state, seat, [card]);
  if (!robot || !state.options.freeRobot) player.purchased = true;
  if (!robot) state.buying = false;
  flow.emit({ kind: 'bought', seat, card, market, slot, tech: paid.tech, energy: paid.energy });
  const off = discountOf(player, card);
  if (off > 0) tellPower(state, seat, 'droneDiscount', -1, flow);
  if (paid.energy > cost.energy || paid.tech > techCost(card, market, slot)) {
    player.paidOther = true;
    tellPower(state, seat, 'paysOther', -1, flow);
  }
  flow.push({ kind: 'restock', seat, market });
  if (market === BLACK && BONUS[slot]) flow.push({ kind: 'gain', seat, tech: BONUS[slot] as number, energy: 0 });
}

/** R-DEI-172. */
function trade(state: State, seat: Seat, flow: DeiFlow): void {
  const { powers, supply } = playerOf(state, seat);
  if (powers.supplyPerPurchase === 0) return;
  supply.trade += powers.supplyPerPurchase;
  tellPower(state, seat, 'supplyPerPurchase', -1, flow);
  flow.emit({ kind: 'supplied', seat, n: powers.supplyPerPurchase });
}

export function rememberAll(state: State, owner: Seat, cards: readonly number[]): void {
  for (let seat = 0; seat < state.players.length; seat++) if (seat !== owner) remember(state, seat, cards);
}

/** R-DEI-096: cards slide to the right, and a new one comes in from the left. */
export function refill(state: State, market: number, flow: DeiFlow): void {
  const { slots } = state;
  const first = market * SLOTS;
  for (let slot = SLOTS - 1; slot > 0; slot--) {
    if (slots[first + slot] !== null) continue;
    let from = slot - 1;
    while (from > 0 && slots[first + from] === null) from--;
    slots[first + slot] = slots[first + from] as number | null;
    slots[first + from] = null;
  }
  for (let slot = SLOTS - 1; slot >= 0; slot--) {
    if (slots[first + slot] !== null) continue;
    const card = state.decks[market]?.pop();
    if (card === undefined) return;
    slots[first + slot] = card;
    flow.emit({ kind: 'offered', card, market });
  }
}

export const purchaseTasks = {
  restock(state, { seat, market }, flow) {
    trade(state, seat, flow);
    refill(state, market, flow);
  },
} satisfies Partial<TaskHandlers<State>>;

export const purchaseDecisions = {
  buy: {
    choices(state, { robot }, seat) {
      const { tech, energy } = playerOf(state, seat);
      const extra = robot ? 0 : state.extraOutposts;
      const list: Choice[] = [];
      for (let place = 0; place < state.slots.length; place++)
        if (canBuySlot(state, seat, place, tech, energy, extra)) list.push(BUYS[place] as Choice);
      return list;
    },
    choose(_state, { robot }, seat, choice, flow) {
      if (choice.kind === 'buy')
        flow.ask({ kind: 'pay', seats: [seat], market: choice.market, slot: choice.slot, robot });
    },
  },
  pay: {
    choices: (state, { market, slot }, seat) =>
      paymentsFor(playerOf(state, seat), at(state.slots as number[], market * SLOTS + slot), market, slot),
    choose: (state, { market, slot, robot }, seat, choice, flow) =>
      purchase(state, seat, market, slot, choice, robot, flow),
  },
} satisfies Partial<DecisionHandlers<State, Choice>>;
