/** Choices that are worse than another one of the list in every case. */
import type { Goods } from '@cinderhall/effects';
import type { Reason, Seat } from '@cinderhall/kernel';
import { type Action, BASIC, isToken, locationOf, TOKENS_OF } from './cards/index.ts';
import { tokenValue } from './contacts.ts';
import { locationsOf, ownerOf } from './locations.ts';
import { END_POINTS, scoreOf } from './outcome.ts';
import { pointsOf } from './reasons.ts';
import { type Choice, type ChoiceOfKind, playerOf, type State } from './state.ts';

/** Nobody else acts any more, so that nothing is at risk by going on (R-NE-031). */
const isAlone = (view: State, seat: Seat): boolean =>
  view.players.every(({ passed }, other) => passed || other === seat);

/** R-NE-071: nobody else acts, and somebody has enough: this turn is the last. */
const isLast = (view: State, seat: Seat): boolean =>
  isAlone(view, seat) && view.players.some((_, each) => scoreOf(view, each) >= END_POINTS);

/** Goods that somebody can keep over clean-up are not lost, so that not spending them is no blunder. */
const canStore = (view: State, seat: Seat): boolean =>
  playerOf(view, seat).kept !== null ||
  locationsOf(view, seat).some(({ card }) => locationOf(view, card).stores.length > 0);

const paysWithTokens = ({ cost }: Action): boolean => Object.keys(cost?.goods ?? {}).every((good) => isToken(good));

/** What a choice of the list brings for goods that are lost otherwise, in points. */
function freePoints(view: State, choice: Choice, last: boolean): number {
  switch (choice.kind) {
    case 'use': {
      const { action } = locationOf(view, choice.card);
      return action?.isPointsOnly && paysWithTokens(action) ? pointsOf(action.do) : 0;
    }
    // In the last turn no card in hand has another use.
    case 'incorporate':
    case 'rebuild':
      return last ? 1 : 0;
    case 'redevelop':
      return last ? 2 : 0;
    default:
      return 0;
  }
}

function pointsLeft(view: State, seat: Seat, choices: readonly Choice[]): number {
  if (!isAlone(view, seat)) return 0;
  const last = isLast(view, seat);
  if (!last && canStore(view, seat)) return 0;
  return choices.reduce((most, other) => Math.max(most, freePoints(view, other, last)), 0);
}

/** R-NE-044: the other payment keeps the universal resource and gives one basic resource for it. */
const sparesUniversal = (paid: Goods, other: Goods): boolean =>
  (paid.universal ?? 0) === (other.universal ?? 0) + 1 &&
  BASIC.reduce((sum, good) => sum + Math.abs((other[good] ?? 0) - (paid[good] ?? 0)), 0) === 1;

/** The name of the only token of a payment. */
function onlyToken(goods: Goods): string | null {
  const [token, ...more] = Object.keys(goods);
  return token !== undefined && more.length === 0 && goods[token] === 1 ? token : null;
}

/** R-NE-034: tokens give no change, so a smaller one that will do is better spent; only raids profit from strength. */
function hasSmaller(view: State, { goods }: ChoiceOfKind<'tokens'>, choices: readonly Choice[]): boolean {
  const { decision } = view;
  if (decision?.kind !== 'means' || decision.how === 'deal') return false;
  if (decision.how === 'conquer' && ownerOf(view, decision.card) >= 0) return false;
  const kind: readonly string[] = TOKENS_OF[decision.how];
  const paid = onlyToken(goods);
  if (paid === null) return false;
  return choices.some((other) => {
    const token = other.kind === 'tokens' ? onlyToken(other.goods) : null;
    if (token === null || token === paid || !kind.includes(token)) return false;
    return kind.includes(paid) ? tokenValue(token) < tokenValue(paid) : tokenValue(token) === 1;
  });
}

/** Passing with points left to take, paying with the better of two things. */
export function blunder(view: State, seat: Seat, choice: Choice, choices: readonly Choice[]): Reason | null {
  switch (choice.kind) {
    case 'pass': {
      const n = pointsLeft(view, seat, choices);
      return n > 0 ? { key: 'newEra.reason.pointsLeft', params: { n }, rule: 'R-NE-080' } : null;
    }
    case 'payment': {
      if (canStore(view, seat)) return null;
      const dearer = choices.some((other) => other.kind === 'payment' && sparesUniversal(choice.goods, other.goods));
      return dearer ? { key: 'newEra.reason.dearer', rule: 'R-NE-044' } : null;
    }
    case 'tokens':
      return hasSmaller(view, choice, choices) ? { key: 'newEra.reason.smaller', rule: 'R-NE-034' } : null;
    default:
      return null;
  }
}
