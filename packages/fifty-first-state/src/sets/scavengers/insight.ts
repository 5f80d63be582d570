/** What the set's own choices are worth, why they are good, what they cost and at whom they are aimed. */
import { bySeat, type Effect, sayGoods } from '@cinderhall/effects';
import type { Cost, Impact, Reason, Ref, Seat } from '@cinderhall/kernel';
import { locationOf } from '../../cards/index.ts';
import { kit } from '../../effect-kit.ts';
import { isOpponent, ruinsOf } from '../../owners.ts';
import { goodOnRuin } from '../../ruins.ts';
import { type Choice, type ChoiceOfKind, playerOf, type State } from '../../state.ts';
import { bestWay, cardWorth, goodsWorth, roundsLeft, spoilsWorth, standingWorth } from '../../worth.ts';
import type { Icons } from './matching.ts';
import { isGainMatching, matchedGoods } from './ops/gain-matching.ts';
import { isPayMatching, matchedCost, matchedGain, matchedWorth } from './ops/pay-matching.ts';
import { ownerOfTop } from './tops.ts';

type Reasons = readonly Reason[];
const NONE: Reasons = [];
const FREE: Cost = {};
/** A ruin more or less, beside what lies on it. */
const RUIN = 0.4;
/** Of what a location would do, so much is left of it as a ruin that may be restored. */
const HOPE = 0.05;
const LATER = 0.5;

const worthOf = (good: string): number => kit.world.goods[good]?.worth ?? 0;

const effectOf = ({ decision }: State): { readonly effect: Effect; readonly card: number } | null =>
  decision?.kind === 'matching' ? decision : null;

function iconsValue(view: State, seat: Seat, icons: Icons): number {
  const asked = effectOf(view);
  if (!asked) return 0;
  const { effect, card } = asked;
  if (isPayMatching(effect)) return matchedWorth(view, effect, bySeat(seat, card), icons, kit);
  return isGainMatching(effect) ? goodsWorth(matchedGoods(view, effect, icons)) : 0;
}

/** To restore: what it will do. To give up: the less it could do, the better. */
function ruinValue(view: State, seat: Seat, card: number): number {
  const worth = standingWorth(view, seat, card);
  const on = worthOf(goodOnRuin(view, seat, playerOf(view, seat).ruins.indexOf(card)));
  return view.decision?.kind === 'restore' ? worth + on : on - worth * HOPE - RUIN;
}

function takeRuinValue(view: State, seat: Seat, { owner, at }: ChoiceOfKind<'takeRuin'>): number {
  const card = ruinsOf(view, owner)[at] ?? -1;
  const hope = card < 0 ? 0 : standingWorth(view, seat, card) * HOPE;
  return RUIN + hope + worthOf(goodOnRuin(view, owner, at));
}

export function value(view: State, seat: Seat, choice: Choice): number {
  switch (choice.kind) {
    case 'scavenge':
      return cardWorth(view, seat, choice.card);
    case 'icons':
      return iconsValue(view, seat, choice);
    case 'ruin':
      return ruinValue(view, seat, choice.card);
    case 'putOnRuin':
      return worthOf(choice.good) * LATER;
    case 'takeRuin':
      return takeRuinValue(view, seat, choice);
    default:
      return 0;
  }
}

/** A location of one's own that would be razed. */
export const cardValue = (view: State, seat: Seat, card: number): number =>
  spoilsWorth(view, card) + goodsWorth(locationOf(view, card).deal) + RUIN - standingWorth(view, seat, card);

export function cardReasons(view: State, _seat: Seat, card: number): Reasons {
  const { spoils, deal } = locationOf(view, card);
  const goods = [...sayGoods(kit.world, spoils), ...sayGoods(kit.world, deal)];
  return [{ key: 'fiftyFirstState.reason.spoils', params: { goods }, rule: 'R-SCAV-054' }];
}

function iconsReasons(view: State, icons: Icons): Reasons {
  const asked = effectOf(view);
  if (!asked) return NONE;
  const { effect } = asked;
  if (isPayMatching(effect))
    return [{ key: 'fiftyFirstState.reason.gives', params: { does: kit.say(matchedGain(effect, icons)) } }];
  if (!isGainMatching(effect)) return NONE;
  const goods = sayGoods(kit.world, matchedGoods(view, effect, icons));
  return [{ key: 'fiftyFirstState.reason.spoils', params: { goods }, rule: 'R-SCAV-030' }];
}

function ruinReasons(view: State): Reasons {
  if (view.decision?.kind !== 'restore') return [{ key: 'fiftyFirstState.reason.ruin', rule: 'R-BASE-009' }];
  const params = { left: Math.round(roundsLeft(view)) };
  return [{ key: 'fiftyFirstState.reason.build', params, rule: 'R-SCAV-041' }];
}

export function reasons(view: State, seat: Seat, choice: Choice): Reasons {
  switch (choice.kind) {
    case 'scavenge': {
      const way = bestWay(view, seat, choice.card);
      return [{ key: 'fiftyFirstState.reason.bestUse', params: { way }, rule: 'R-SCAV-020' }];
    }
    case 'icons':
      return iconsReasons(view, choice);
    case 'ruin':
      return ruinReasons(view);
    case 'putOnRuin':
      return [{ key: 'fiftyFirstState.reason.putOnRuin', rule: 'R-SCAV-050' }];
    case 'takeRuin':
      return [{ key: 'fiftyFirstState.reason.takeRuin', rule: 'R-SCAV-053' }];
    default:
      return NONE;
  }
}

export function impact(view: State, _seat: Seat, choice: Choice): Impact {
  switch (choice.kind) {
    case 'scavenge': {
      const owner = ownerOfTop(view, choice.card);
      const targets = isOpponent(view, owner) ? [] : [{ seat: owner, ref: `card:${choice.card}` as const }];
      return { cost: FREE, targets };
    }
    case 'takeRuin':
      return { cost: FREE, targets: isOpponent(view, choice.owner) ? [] : [{ seat: choice.owner }] };
    case 'icons': {
      const effect = effectOf(view)?.effect;
      return { cost: (effect && isPayMatching(effect) && matchedCost(effect, choice)) || FREE, targets: [] };
    }
    default:
      return { cost: FREE, targets: [] };
  }
}

export function refs(choice: Choice): Ref[] {
  switch (choice.kind) {
    case 'takeRuin':
      return [`seat:${choice.owner}`];
    case 'putOnRuin':
      return [`card:${choice.card}`, `good:${choice.good}`];
    default:
      return 'card' in choice ? [`card:${choice.card}`] : [];
  }
}

const STYLES: { readonly [kind in Choice['kind']]?: string } = { scavenge: 'draw', takeRuin: 'raid' };
export const style = ({ kind }: Choice): string | null => STYLES[kind] ?? null;
