import { type DecisionHandlers, must, type Seat, type TaskHandlers } from '@cinderhall/kernel';
import { canBuyWith } from './actions/purchase.ts';
import type { Price } from './cards/index.ts';
import { abilityWith } from './powers.ts';
import { canPay, charge, discardPrice, EXCHANGE_PRICE } from './prices.ts';
import { type Choice, type DeiFlow, isGroundArea, MOST_RESOURCES, type Player, playerOf, type State } from './state.ts';

const isFull = ({ tech, energy }: Player): boolean => tech + energy >= MOST_RESOURCES;

const DECLINE: Choice = { kind: 'decline' };
const SKIP: Choice = { kind: 'skip' };
const EXCHANGE: Choice = { kind: 'exchange' };
const DISCARD_TECH: Choice = { kind: 'discard', tech: true };
const DISCARD_ENERGY: Choice = { kind: 'discard', tech: false };

/** R-DEI-123: a random one; nothing when none is left. */
export function drawSweet(state: State, seat: Seat, flow: DeiFlow): void {
  const card = state.sweets.pop();
  if (card === undefined) return;
  playerOf(state, seat).sweets.push(card);
  flow.tell([seat], { kind: 'drewSweet', seat, card }, { kind: 'drewSweet', seat, card: -1 });
}

function addResource(state: State, seat: Seat, tech: boolean, area: number, flow: DeiFlow): void {
  const player = playerOf(state, seat);
  if (area >= 0) state.resources[area] = must(state.resources[area]) - 1;
  else if (tech) state.tech--;
  else state.energy--;
  if (tech) player.tech++;
  else player.energy++;
  flow.emit({ kind: area >= 0 ? 'collected' : 'gained', seat, good: tech ? 'tech' : 'energy', area });
}

function dropResource(state: State, seat: Seat, tech: boolean, flow: DeiFlow): void {
  charge(state, seat, discardPrice(tech));
  flow.emit({ kind: 'discarded', seat, good: tech ? 'tech' : 'energy' });
}

/** Resources put into an area from the Common Reserve (R-DEI-111, R-DEI-168). */
export const canSeed = (state: State, area: number): boolean =>
  (isGroundArea(state, area) ? state.tech : state.energy) > 0;

export function seedArea(state: State, seat: Seat, area: number, flow: DeiFlow): void {
  const tech = isGroundArea(state, area);
  if (tech) state.tech--;
  else state.energy--;
  state.resources[area] = must(state.resources[area]) + 1;
  flow.emit({ kind: 'seeded', seat, good: tech ? 'tech' : 'energy', area });
}

/** R-DEI-167: whether technology collected here may be exchanged. */
export const isCamp = ({ board }: State, { powers, lifts }: Player, area: number): boolean =>
  powers.exchangeAtLift > 0 && lifts.some((site) => board.lifts[site]?.ground === area);

/** R-DEI-080. */
export const isCollectable = (state: State, area: number, seat: Seat): boolean =>
  state.leads[area] === seat && must(state.resources[area]) > 0;

/** What may still follow a resource that was taken: an exchange, and one more Collect (R-DEI-183). */
interface Rest {
  readonly exchange: boolean;
  readonly collect: boolean;
  /** The area whose resource is being taken, −1: none. */
  readonly from: number;
}

const NO_REST: Rest = { exchange: false, collect: false, from: -1 };

/** Whether something can be bought with so much, or with what the rest may make of it. */
function canBuyThen(state: State, seat: Seat, tech: number, energy: number, rest: Rest): boolean {
  if (canBuyWith(state, seat, tech, energy, state.extraOutposts)) return true;
  const { exchange, collect, from } = rest;
  if (exchange && tech > 0 && state.energy > 0)
    if (canBuyThen(state, seat, tech - 1, energy + 1, { exchange: false, collect, from })) return true;
  if (!collect) return false;
  for (let area = 0; area < state.leads.length; area++)
    if (isCollectable(state, area, seat) && (area !== from || must(state.resources[area]) > 1))
      if (canBuyAfterOne(state, seat, tech, energy, isGroundArea(state, area), restAt(state, seat, area, false)))
        return true;
  return false;
}

const restAt = (state: State, seat: Seat, area: number, collect: boolean): Rest => ({
  exchange: isGroundArea(state, area) && isCamp(state, playerOf(state, seat), area),
  collect,
  from: area,
});

/** The same after one more resource, whatever has to be discarded for it. */
function canBuyAfterOne(state: State, seat: Seat, tech: number, energy: number, isTech: boolean, rest: Rest): boolean {
  const [t, e] = isTech ? [tech + 1, energy] : [tech, energy + 1];
  if (tech + energy < MOST_RESOURCES) return canBuyThen(state, seat, t, e, rest);
  return (
    (tech > 0 && canBuyThen(state, seat, t - 1, e, rest)) || (energy > 0 && canBuyThen(state, seat, t, e - 1, rest))
  );
}

/** Whether something can be bought after technology was gained. */
export function canBuyAfterGain(state: State, seat: Seat): boolean {
  const { tech, energy } = playerOf(state, seat);
  return state.tech > 0 && canBuyAfterOne(state, seat, tech, energy, true, NO_REST);
}

/** Whether something can be bought after a Collect in an area, and one more anywhere if `collect`. */
export function canBuyAfterCollect(state: State, seat: Seat, area: number, collect: boolean): boolean {
  const { tech, energy } = playerOf(state, seat);
  return canBuyAfterOne(state, seat, tech, energy, isGroundArea(state, area), restAt(state, seat, area, collect));
}

/** A face-down card must still find something to buy after all that is on its way (R-DEI-046). */
function keepsPurchase(state: State, seat: Seat, tech: number, energy: number, from: number): boolean {
  if (!state.buying) return true;
  const isDue = (kind: 'exchange' | 'extraCollect'): boolean => state.tasks.some((task) => task.kind === kind);
  return canBuyThen(state, seat, tech, energy, { exchange: isDue('exchange'), collect: isDue('extraCollect'), from });
}

/** Whether a seat can pay a price for what it gains, and still buy what it has to. */
function canGive(state: State, seat: Seat, price: Price, gained: Price, from: number): boolean {
  const player = playerOf(state, seat);
  if (!canPay(player, price)) return false;
  const tech = player.tech + gained.tech - price.tech;
  return keepsPurchase(state, seat, tech, player.energy + gained.energy - price.energy, from);
}

export const resourceTasks = {
  /** R-DEI-105 and R-DEI-081, one token after another. */
  gain(state, { seat, tech, energy }, flow) {
    const isTech = tech > 0;
    if (tech + energy === 0) return;
    if (tech + energy > 1)
      flow.push({ kind: 'gain', seat, tech: isTech ? tech - 1 : 0, energy: isTech ? energy : energy - 1 });
    if ((isTech ? state.tech : state.energy) === 0) return;
    if (isFull(playerOf(state, seat))) flow.ask({ kind: 'discard', seats: [seat], tech: isTech, area: -1 });
    else addResource(state, seat, isTech, -1, flow);
  },

  take(state, { seat, area }, flow) {
    const isTech = isGroundArea(state, area);
    if (isFull(playerOf(state, seat))) flow.ask({ kind: 'discard', seats: [seat], tech: isTech, area });
    else addResource(state, seat, isTech, area, flow);
  },

  exchange(state, { seat, byCard }, flow) {
    if (canPay(playerOf(state, seat), EXCHANGE_PRICE) && state.energy > 0)
      flow.ask({ kind: 'exchange', seats: [seat], byCard });
  },
} satisfies Partial<TaskHandlers<State>>;

export const resourceDecisions = {
  discard: {
    choices(state, { tech, area }, seat) {
      const list: Choice[] = [];
      const player = playerOf(state, seat);
      const gained: Price = tech ? { tech: 1, energy: 0 } : { tech: 0, energy: 1 };
      // Giving back what one is about to gain changes nothing: that is what declining means.
      if ((area >= 0 || !tech) && canGive(state, seat, discardPrice(true), gained, area)) list.push(DISCARD_TECH);
      if ((area >= 0 || tech) && canGive(state, seat, discardPrice(false), gained, area)) list.push(DISCARD_ENERGY);
      if (area < 0 && keepsPurchase(state, seat, player.tech, player.energy, -1)) list.push(DECLINE);
      return list;
    },
    choose(state, { tech, area }, seat, choice, flow) {
      if (choice.kind !== 'discard') return;
      dropResource(state, seat, choice.tech, flow);
      addResource(state, seat, tech, area, flow);
    },
  },

  /** R-DEI-110, R-DEI-167. */
  exchange: {
    choices(state, _decision, seat) {
      const list: Choice[] = [];
      const { tech, energy } = playerOf(state, seat);
      if (canGive(state, seat, EXCHANGE_PRICE, { tech: 0, energy: 1 }, -1)) list.push(EXCHANGE);
      if (keepsPurchase(state, seat, tech, energy, -1)) list.push(SKIP);
      return list;
    },
    choose(state, { byCard }, seat, choice, flow) {
      if (choice.kind !== 'exchange') return;
      const player = playerOf(state, seat);
      charge(state, seat, EXCHANGE_PRICE);
      player.energy++;
      state.energy--;
      flow.emit({ kind: 'exchanged', seat });
      if (!byCard)
        flow.emit({
          kind: 'ability',
          seat,
          card: abilityWith(player, 'exchangeAtLift'),
          power: 'exchangeAtLift',
          area: -1,
        });
    },
  },
} satisfies Partial<DecisionHandlers<State, Choice>>;
