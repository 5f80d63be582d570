import { askPayment, bySeat, type Cost, frozen, payable } from '@cinderhall/effects';
import type { Reason, Seat } from '@cinderhall/kernel';
import { isRepeated } from '@cinderhall/tableau';
import { designOf, factionOf, locationOf } from '../cards/index.ts';
import { gainAll, kit } from '../effect-kit.ts';
import { canReplace, hasOld, locationsOf, removeLocation } from '../locations.ts';
import { type Choice, type ChoiceOfKind, ownOf, playerOf, type State, type StateFlow } from '../state.ts';
import { played, playFromHand } from './hand.ts';
import { join } from './join.ts';

const POINTS = frozen({ vp: 2 });
const TOKEN: Cost = frozen({ goods: { redevelop: 1 } });
const FREE: Cost = frozen({});

const fieldFree = (state: State, seat: Seat): boolean =>
  !playerOf(state, seat).board.redevelop &&
  payable(kit.world, state, seat, factionOf(state, seat).board.redevelop.price);

const hasToken = (state: State, seat: Seat): boolean => ownOf(playerOf(state, seat), 'redevelop') > 0;

/** The hand cards that could take the place of a location. */
export function listNew(state: State, seat: Seat, anyType: boolean, list: Choice[], kind: 'redevelop' | 'card'): void {
  const { hand, locations } = playerOf(state, seat);
  if (locations.length === 0) return;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i] ?? -1;
    const design = designOf(state, card);
    if (
      design.kind === 'location' &&
      !isRepeated(state.cards, hand, i) &&
      hasOld(state, seat, design.typeMask, anyType)
    )
      list.push({ kind, card });
  }
}

/** R-NE-035: by a token or by the field of the board. */
export function listRedevelop(state: State, seat: Seat, list: Choice[]): void {
  if (hasToken(state, seat) || fieldFree(state, seat)) listNew(state, seat, false, list, 'redevelop');
}

export function startRedevelop(state: State, seat: Seat, card: number, flow: StateFlow): void {
  askReplace(state, seat, card, PAID, flow);
}

interface Terms {
  readonly free: boolean;
  readonly anyType: boolean;
  readonly quiet: number;
}
/** R-NE-035: the action Redevelop. */
export const PAID: Terms = { free: false, anyType: false, quiet: -1 };

export function askReplace(
  state: State,
  seat: Seat,
  card: number,
  { free, anyType, quiet }: Terms,
  flow: StateFlow,
): void {
  playFromHand(state, seat, card);
  flow.ask({ kind: 'replace', seats: [seat], free, anyType, quiet });
}

/** Which locations the card can replace, and by what. */
export function replaceChoices(
  state: State,
  seat: Seat,
  playing: number,
  { free, anyType }: Omit<Terms, 'quiet'>,
): Choice[] {
  const next = locationOf(state, playing).typeMask;
  const field = !free && fieldFree(state, seat);
  const token = !free && hasToken(state, seat);
  const list: Choice[] = [];
  for (const { card } of locationsOf(state, seat)) {
    if (!canReplace(locationOf(state, card).typeMask, next, anyType)) continue;
    if (free) list.push({ kind: 'over', card, with: 'free' });
    if (field) list.push({ kind: 'over', card, with: 'field' });
    if (token) list.push({ kind: 'over', card, with: 'token' });
  }
  return list;
}

export function replaceCost(state: State, seat: Seat, means: ChoiceOfKind<'over'>['with']): Cost {
  if (means === 'free') return FREE;
  return means === 'token' ? TOKEN : factionOf(state, seat).board.redevelop.cost;
}

export function replace(state: State, seat: Seat, quiet: number, choice: ChoiceOfKind<'over'>, flow: StateFlow): void {
  const { card: over, with: means } = choice;
  flow.push({ kind: 'redevelop', seat, over, quiet });
  if (means === 'free') return;
  if (means === 'field') {
    playerOf(state, seat).board.redevelop = true;
    flow.emit({ kind: 'usedField', seat, field: 'redevelop' });
  }
  askPayment(state, replaceCost(state, seat, means), [], bySeat(seat, over), flow, kit);
}

export function redevelopOver(state: State, seat: Seat, over: number, quiet: number, flow: StateFlow): void {
  removeLocation(state, seat, over, flow);
  state.discard.push(over);
  gainAll(state, seat, POINTS, 'redevelop', -1, flow);
  join(state, seat, played(state), { way: 'redevelop', over, quiet }, flow);
}

export function whyNotRedevelop(view: State, seat: Seat, card: number): Reason[] {
  const next = locationOf(view, card).typeMask;
  if (!hasToken(view, seat) && !fieldFree(view, seat)) return [{ key: 'newEra.why.noRedevelop', rule: 'R-NE-035' }];
  if (next === 0) return [{ key: 'newEra.why.typeless', rule: 'R-NE-102' }];
  return hasOld(view, seat, next, false) ? [] : [{ key: 'newEra.why.noSharedType', rule: 'R-NE-035' }];
}
