/** What things are worth to a seat, in points: rough, quick, and the same for all bots. */
import { type Cost, type Effects, type GoodAmounts, type Goods, worthOf } from '@cinderhall/effects';
import type { Seat } from '@cinderhall/kernel';
import { isGain } from '@cinderhall/tableau';
import { type Action, BASIC, designOf, factionOf, KINDS, type Location, locationOf } from './cards/index.ts';
import { kit, SLOTS } from './effect-kit.ts';
import { locationsOf } from './locations.ts';
import { END_POINTS, scoreOf } from './outcome.ts';
import { playerOf, type State } from './state.ts';

/** Goods that are not spent this turn are lost, so spending them costs less than they are worth. */
export const SPENT = 0.6;
/** What a leader's or feature's trigger brings in a turn, in times it is set off. */
const TRIGGERED = 0.7;
/** What a passive feature is worth in a turn. */
const PASSIVE = 0.35;
const MOST_TURNS = 5;
/** Points that the leading seat makes in a turn of the middle game. */
const PACE = 6.3;
/** What comes later may be raided, or come too late. */
const LATER = 0.85;
/** What is left of the worth of goods that nobody needs. */
const IDLE = 0.35;

export const goodsWorth = (goods: Goods): number => worthOf(kit.world, goods);

/** How many turns are still to come after this one, going by the leader's score. */
export function turnsLeft(view: State): number {
  let best = 0;
  for (let seat = 0; seat < view.players.length; seat++) best = Math.max(best, scoreOf(view, seat));
  return Math.min(MOST_TURNS, Math.max(0, (END_POINTS - best) / PACE - 0.3));
}

const costWorth = ({ goods = {}, any }: Cost): number => goodsWorth(goods) + (any ? any.n * 0.7 : 0);

/** Using an action once; `workers` is how many it takes. */
export const actionWorth = (view: State, seat: Seat, action: Action, card: number, workers = 1): number =>
  kit.worth(view, action.do, { seat, card, x: 0 }) -
  ((action.cost ? costWorth(action.cost) : 0) + workers * 0.35) * SPENT;

/** How often something that fills slots can still bring points. */
const timesLeft = (slots: number, times: number): number => Math.min(SLOTS - slots, times);

function triggersWorth(view: State, seat: Seat, design: Location, card: number, slots: number, left: number): number {
  const [first] = design.triggers;
  if (!first) return 0;
  const once = kit.worth(view, first.do, { seat, card, x: 0 });
  return once >= 1 ? once * timesLeft(slots, TRIGGERED * left) : once * TRIGGERED * left;
}

/** What a location of one's own will bring from now on, beside its point. */
export function futureWorth(view: State, seat: Seat, card: number, slots: number, left: number): number {
  const design = locationOf(view, card);
  let sum = triggersWorth(view, seat, design, card, slots, left);
  sum += PASSIVE * left * (design.modifiers.length + design.stores.length);
  if (design.production) {
    const once = kit.worth(view, design.production, { seat, card, x: 0 });
    sum += design.makesPointsOnly ? once * timesLeft(slots, left) : once * left * LATER;
  }
  if (design.action) {
    const once = Math.max(0, actionWorth(view, seat, design.action, card));
    const times = left * 1.1 + 0.3;
    sum += once * (design.action.isPointsOnly ? timesLeft(slots, times) : times * 0.8);
  }
  return sum;
}

/** A card that would join the state now. */
export function joinWorth(view: State, seat: Seat, card: number, left = turnsLeft(view)): number {
  const { production, once, cache } = locationOf(view, card);
  const by = { seat, card, x: 0 };
  let sum = 1 + futureWorth(view, seat, card, 0, left);
  if (production) sum += kit.worth(view, production, by);
  if (once) sum += kit.worth(view, once, by);
  if (cache) sum += goodsWorth(cache);
  return sum;
}

/** What is lost with a location that goes: its points stay with its owner. */
export function standingWorth(view: State, owner: Seat, card: number, left = turnsLeft(view)): number {
  for (const placed of locationsOf(view, owner))
    if (placed.card === card) return 1 + futureWorth(view, owner, card, placed.slots, left);
  return 0;
}

export const dealWorth = (view: State, card: number, left = turnsLeft(view)): number => {
  const { deal, guard } = locationOf(view, card);
  return guard > 0 ? 0.25 * left : goodsWorth(deal) * left * LATER;
};

export const spoilsWorth = (view: State, card: number): number => goodsWorth(locationOf(view, card).spoils);

/** A card to have in hand: the best that can be made of it. */
export function cardWorth(view: State, seat: Seat, card: number, left = turnsLeft(view)): number {
  const design = designOf(view, card);
  if (design.kind === 'instant') return 0.8 * kit.worth(view, design.effects, { seat, card: -1, x: 0 });
  if (design.kind === 'leader') return 0.8 + 0.4 * left;
  const { distance } = design;
  const later = Math.min(1, left);
  return (
    0.6 *
    Math.max(
      joinWorth(view, seat, card, left) - distance * 0.4,
      dealWorth(view, card, left) - distance * 0.3,
      later * LATER * spoilsWorth(view, card) - distance * 0.3,
    )
  );
}

/** How many of a basic resource the seat could spend this turn. */
function demandFor(view: State, seat: Seat, good: string): number {
  const { board, hand } = playerOf(view, seat);
  const fields = factionOf(view, seat).board;
  let n = 0;
  if (hand.length > 0) {
    for (const kind of KINDS) if (!board[kind]) n += needOf(fields[kind].cost, good);
    if (!board.redevelop) n += needOf(fields.redevelop.cost, good);
  }
  for (const { card, used, slots } of locationsOf(view, seat)) {
    const { action } = locationOf(view, card);
    if (action?.cost && used === 0 && !(action.isPointsOnly && slots === SLOTS)) n += needOf(action.cost, good);
  }
  return n;
}

const needOf = ({ goods, any }: Cost, good: string): number => (goods?.[good] ?? 0) + (any?.of.includes(good) ? 1 : 0);

const basic: readonly string[] = BASIC;

/** Goods that come now, most of which have to be spent this turn. */
export function usefulWorth(view: State, seat: Seat, goods: GoodAmounts): number {
  let sum = 0;
  for (const good in goods) {
    const n = goods[good];
    if (typeof n !== 'number') continue;
    const worth = n * (kit.world.goods[good]?.worth ?? 0);
    const isNeeded = !basic.includes(good) || demandFor(view, seat, good) > kit.world.has(view, seat, good);
    sum += isNeeded ? worth : worth * IDLE;
  }
  return sum;
}

/** The same for effects: plain gains by how much they are needed, anything else by its worth. */
export function effectsWorth(view: State, seat: Seat, effects: Effects, card: number): number {
  const [first] = effects;
  if (isGain(first) && effects.length === 1 && kit.isPlain(effects)) return usefulWorth(view, seat, first.goods);
  return kit.worth(view, effects, { seat, card, x: 0 });
}
