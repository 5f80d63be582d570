/** What things are worth to a seat, in points: rough, quick, and the same for all bots. */
import { type Cost, type Goods, worthOf } from '@cinderhall/effects';
import type { Seat } from '@cinderhall/kernel';
import { type Action, type Location, locationOf, TOKENS } from './cards/index.ts';
import { END_POINTS, kit } from './effect-kit.ts';
import { heldOf, setTokensOf } from './goods.ts';
import { locationsOf } from './locations.ts';
import { cityDeal, cityDealsOf } from './sets/cities/deals.ts';
import { playerOf, type State } from './state.ts';

/** Goods that are not spent this round are lost, so spending them costs less than they are worth. */
export const SPENT = 0.6;
const MOST_ROUNDS = 5;
/** What a trigger, a threshold, a store or a modifier may bring in a round. */
const FEATURE = 0.7;
const LATE_PRODUCTION = 1.2;
/** What an action location may still bring in a round that is used in the turns of others. */
export const REACTION = 0.3;
/** Of what could come in, so much really turns into points. */
const LATER = 0.6;
const READY = 0.4;

export const goodsWorth = (goods: Goods): number => worthOf(kit.world, goods);

/** How many rounds are still to come after this one, going by the leader's pace. */
export function roundsLeft(view: State): number {
  if (view.ending || view.phase === 'over') return 0;
  let best = view.opponent?.vp ?? 0;
  for (const { goods } of view.players) best = Math.max(best, goods.vp);
  const pace = Math.max(4, best / Math.max(1, view.round));
  return Math.min(MOST_ROUNDS, Math.max(0, (END_POINTS - best) / pace - 0.5));
}

export const costWorth = ({ goods = {}, any }: Cost): number => goodsWorth(goods) + (any ? any.n * 0.45 : 0);

/** Using an action once. */
export const actionWorth = (view: State, seat: Seat, { cost, do: effects }: Action, card: number): number =>
  kit.worth(view, effects, { seat, card, x: 0 }) - (cost ? costWorth(cost) * SPENT : 0);

/** What a location of one's own brings in a round. */
function perRound(view: State, seat: Seat, design: Location, card: number): number {
  let sum = FEATURE * (design.listensTo + design.thresholds.length + design.stores.length + design.modifiers.length);
  if (design.step === 'late' || design.step === 'copy' || design.step === 'declared') sum += LATE_PRODUCTION;
  else if (design.production) sum += kit.worth(view, design.production, { seat, card, x: 0 });
  if (design.action)
    sum += Math.max(0, actionWorth(view, seat, design.action, card)) * 0.8 * Math.min(2, design.action.times);
  return sum;
}

/** A location in play: a point at the end, and what it produces until then. */
export function standingWorth(view: State, seat: Seat, card: number, left = roundsLeft(view)): number {
  const design = locationOf(view, card);
  const atEnd = design.endPoints === null ? 0 : kit.amount(view, design.endPoints, { seat, card, x: 0 });
  return 1 + atEnd + perRound(view, seat, design, card) * left;
}

/** A card in hand that would be built now. */
export function builtWorth(view: State, seat: Seat, card: number, left = roundsLeft(view)): number {
  const { production, bonus, step } = locationOf(view, card);
  const by = { seat, card, x: 0 };
  const now =
    production && (step === 'plain' || step === 'choice' || step === 'ruins' || step === 'last')
      ? kit.worth(view, production, by)
      : 0;
  const once = bonus ? kit.worth(view, bonus, by) : 0;
  return standingWorth(view, seat, card, left) + now + once;
}

export const dealWorth = (view: State, card: number, left = roundsLeft(view)): number =>
  goodsWorth(locationOf(view, card).deal) * (1 + left);

export const spoilsWorth = (view: State, card: number): number => goodsWorth(locationOf(view, card).spoils);

/** A card to have in hand: the best that can be made of it. */
export function cardWorth(view: State, seat: Seat, card: number, left = roundsLeft(view)): number {
  const { distance } = locationOf(view, card);
  return (
    Math.max(
      builtWorth(view, seat, card, left) - distance * 0.5,
      dealWorth(view, card, left) - distance * 0.4,
      spoilsWorth(view, card) - distance * 0.3,
    ) * 0.5
  );
}

/** Contacts are good for nothing without cards to use them on. */
export const contactNeed = (view: State, seat: Seat): number => (playerOf(view, seat).hand.length > 0 ? 1 : 0.2);

/** What a seat will probably end with: points and locations, what still comes in, and what lies ready. */
export function prospects(view: State, seat: Seat, left = roundsLeft(view)): number {
  const { goods, deals, hand } = playerOf(view, seat);
  let sum = goods.vp;
  for (const { card } of locationsOf(view, seat)) sum += standingWorth(view, seat, card, left * LATER);
  for (const card of deals) sum += goodsWorth(locationOf(view, card).deal) * left * LATER;
  if (view.cities) for (const at of cityDealsOf(view, seat)) sum += goodsWorth(cityDeal(at)) * left * LATER;
  for (const good of TOKENS) sum += goods[good] * (kit.world.goods[good]?.worth ?? 0) * READY;
  for (const good of setTokensOf(view)) sum += heldOf(view, seat, good) * (kit.world.goods[good]?.worth ?? 0) * READY;
  return sum + hand.length * 0.3 * Math.min(1, left);
}
