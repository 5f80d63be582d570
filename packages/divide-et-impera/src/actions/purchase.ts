import { at, type DecisionHandlers, must, remember, type Seat, type TaskHandlers } from '@cinderhall/kernel';
import type { Price } from '../cards/index.ts';
import { cubesOf, tellPower } from '../majority.ts';
import { BONUS, canPay, charge, discountOf, isAffordable, paymentsFor, priceInSlot, robotPrice } from '../prices.ts';
import { BLACK, type Choice, type DeiFlow, playerOf, SLOTS, type State } from '../state.ts';

const forEachSlot = (kind: 'buy' | 'robot'): readonly Choice[] =>
  Array.from({ length: (BLACK + 1) * SLOTS }, (_, i) => ({ kind, market: Math.floor(i / SLOTS), slot: i % SLOTS }));
const BUYS = forEachSlot('buy');
const ROBOTS = forEachSlot('robot');
/** R-DEI-093: outposts that the slots of an outpost market ask for: never so many that a fifth without a cube matters. */
export const REQUIRED = [2, 1, 0] as const;
export const meetsRequirement = (state: State, seat: Seat, market: number, slot: number, extra: number): boolean =>
  market === BLACK || cubesOf(state, seat, market) + extra >= (REQUIRED[slot] ?? 0);

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

/** The same for a seat that controls so many outposts of each colour. */
export function canBuyFor(
  state: State,
  seat: Seat,
  tech: number,
  energy: number,
  extra: number,
  controlled: readonly number[],
): boolean {
  const player = playerOf(state, seat);
  for (let place = 0; place < state.slots.length; place++) {
    const card = state.slots[place];
    if (card === null || card === undefined) continue;
    const market = Math.floor(place / SLOTS);
    const slot = place % SLOTS;
    const isOpen = market === BLACK || must(controlled[market]) + extra >= (REQUIRED[slot] ?? 0);
    if (isOpen && isAffordable(player, card, market, slot, tech, energy)) return true;
  }
  return false;
}

export function canBuy(state: State, seat: Seat): boolean {
  const { tech, energy } = playerOf(state, seat);
  return canBuyWith(state, seat, tech, energy, state.extraOutposts);
}

/** Something can be bought whatever happens to the seat's outposts. */
export function hasSafePurchase(state: State, seat: Seat): boolean {
  const { tech, energy } = playerOf(state, seat);
  for (let place = 0; place < state.slots.length; place++) {
    const market = Math.floor(place / SLOTS);
    const needsNothing = market === BLACK || (REQUIRED[place % SLOTS] ?? 0) <= state.extraOutposts;
    if (needsNothing && canBuySlot(state, seat, place, tech, energy, state.extraOutposts)) return true;
  }
  return false;
}

/** Adds a choice for each card that could be bought now. */
export function listPurchases(state: State, seat: Seat, list: Choice[]): void {
  const { tech, energy } = playerOf(state, seat);
  for (let place = 0; place < state.slots.length; place++)
    if (canBuySlot(state, seat, place, tech, energy, state.extraOutposts)) list.push(must(BUYS[place]));
}

/** R-DEI-171: the robot takes its energy first, and knows no Sweet Boost. */
export function listRobotPurchases(state: State, seat: Seat, list: Choice[]): void {
  const player = playerOf(state, seat);
  if (player.powers.robotPrice === 0 || player.robotUsed || state.buying) return;
  const price = robotPrice(player);
  if (!canPay(player, price) || (player.purchased && !state.options.freeRobot)) return;
  for (let place = 0; place < state.slots.length; place++)
    if (canBuySlot(state, seat, place, player.tech - price.tech, player.energy - price.energy, 0))
      list.push(must(ROBOTS[place]));
}

export function sendRobot(state: State, seat: Seat, market: number, slot: number, flow: DeiFlow): void {
  const player = playerOf(state, seat);
  const price = robotPrice(player);
  charge(state, seat, price);
  player.robotUsed = true;
  tellPower(state, seat, 'robotPrice', -1, flow, { energy: price.energy });
  flow.ask({ kind: 'pay', seats: [seat], market, slot, robot: true });
}

export const askPayment = (seat: Seat, market: number, slot: number, flow: DeiFlow): void =>
  flow.ask({ kind: 'pay', seats: [seat], market, slot, robot: false });

/** The card in a slot that was offered, and so has one. */
function cardIn(state: State, market: number, slot: number): number {
  return must(state.slots[market * SLOTS + slot], 'the card in the slot');
}

/** R-DEI-101: the order inside a purchase. */
function purchase(
  state: State,
  seat: Seat,
  market: number,
  slot: number,
  paid: Price,
  robot: boolean,
  flow: DeiFlow,
): void {
  const player = playerOf(state, seat);
  const card = cardIn(state, market, slot);
  const price = priceInSlot(card, market, slot);
  charge(state, seat, paid);
  state.slots[market * SLOTS + slot] = null;
  player.hand.push(card);
  player.bought.push(card);
  // Everybody saw what was bought, even where hands are secret.
  if (state.options.planning) rememberAll(state, seat, [card]);
  if (!robot || !state.options.freeRobot) player.purchased = true;
  if (!robot) state.buying = false;
  flow.emit({ kind: 'bought', seat, card, market, slot, tech: paid.tech, energy: paid.energy });
  const off = discountOf(player, card);
  if (off > 0) tellPower(state, seat, 'droneDiscount', -1, flow);
  if (paid.energy > price.energy || paid.tech > price.tech) {
    player.paidOther = true;
    tellPower(state, seat, 'paysOther', -1, flow);
  }
  flow.push({ kind: 'restock', seat, market });
  const bonus = market === BLACK ? (BONUS[slot] ?? 0) : 0;
  if (bonus > 0) flow.push({ kind: 'gain', seat, tech: bonus, energy: 0 });
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
    slots[first + slot] = at(slots, first + from);
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
  /** R-DEI-099: for a Purchase that is an icon. */
  buy: {
    choices(state, _decision, seat) {
      const list: Choice[] = [];
      listPurchases(state, seat, list);
      return list;
    },
    choose(_state, _decision, seat, choice, flow) {
      if (choice.kind === 'buy') askPayment(seat, choice.market, choice.slot, flow);
    },
  },
  pay: {
    choices(state, { market, slot }, seat) {
      const payments = paymentsFor(playerOf(state, seat), cardIn(state, market, slot), market, slot);
      return payments.map(({ tech, energy }): Choice => ({ kind: 'pay', tech, energy }));
    },
    choose(state, { market, slot, robot }, seat, choice, flow) {
      if (choice.kind === 'pay') purchase(state, seat, market, slot, choice, robot, flow);
    },
  },
} satisfies Partial<DecisionHandlers<State, Choice>>;
