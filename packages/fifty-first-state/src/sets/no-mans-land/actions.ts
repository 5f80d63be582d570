/** What a seat may do with outposts on its turn and in its look-out. */
import { askPayment, bySeat, type Cost, frozen } from '@cinderhall/effects';
import { at, type Seat } from '@cinderhall/kernel';
import { isRepeated, remove } from '@cinderhall/tableau';
import { playFromHand } from '../../actions/hand.ts';
import { contactsOf } from '../../actions/payable.ts';
import { discard } from '../../deck.ts';
import { kit } from '../../effect-kit.ts';
import { hasLaterPick } from '../../flow/lookout.ts';
import { type Choice, playerOf, type State, type StateFlow } from '../../state.ts';
import { hasSite } from './cards.ts';
import { outpostDefence, razable } from './defence.ts';
import { buildable, emptyCorners, mapOf, outpostAt, outpostsOf } from './map.ts';

const MOST_DEFENCE = 12;
const RED: readonly Cost[] = frozen(Array.from({ length: MOST_DEFENCE + 1 }, (_, n) => ({ goods: { redContact: n } })));
/** R-NML-033: red contacts alone, whatever else razes locations. */
export const razeOutpostCost = (state: State, area: number): Cost => at(RED, outpostDefence(state, area, kit));

export const canPayRaze = (state: State, seat: Seat, area: number): boolean =>
  outpostDefence(state, area, kit) <= contactsOf(playerOf(state, seat), 'raze');

export function listActions(state: State, seat: Seat, list: Choice[]): void {
  const { hand } = playerOf(state, seat);
  const serves = hasSite(state, seat);
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i] ?? -1;
    if (!isRepeated(state.cards, hand, i) && serves(card)) list.push({ kind: 'forOutpost', card });
  }
  const red = contactsOf(playerOf(state, seat), 'raze');
  if (red === 0) return;
  for (const area of razable(state, seat))
    if (outpostDefence(state, area, kit) <= red) list.push({ kind: 'razeOutpost', area });
}

/** R-NML-036. */
export const takesShield = (state: State, area: number): boolean => !outpostAt(state, area).shield;

export function listFree(state: State, seat: Seat, list: Choice[]): void {
  if (playerOf(state, seat).goods.shield === 0) return;
  for (const area of outpostsOf(state, seat)) if (takesShield(state, area)) list.push({ kind: 'shieldArea', area });
}

/** R-NML-020, R-NML-021: one of the two picks goes, at first it has to. */
export function changePicks(state: State, seat: Seat, list: Choice[]): void {
  if (mapOf(state).gaveUp[seat]) return;
  const begins = state.round === 1;
  if (begins && !hasLaterPick(state)) list.length = 0;
  for (const area of begins ? emptyCorners(state) : buildable(state, seat)) list.push({ kind: 'giveUpPick', area });
}

export function act(state: State, seat: Seat, choice: Choice, flow: StateFlow): void {
  switch (choice.kind) {
    case 'forOutpost':
      playFromHand(state, seat, choice.card);
      flow.emit({ kind: 'spentCard', seat, card: choice.card });
      flow.ask({ kind: 'outpostSite', seats: [seat] });
      return;
    case 'razeOutpost':
      flow.push({ kind: 'takeOutpost', seat, area: choice.area, card: -1 });
      askPayment(state, razeOutpostCost(state, choice.area), [], bySeat(seat), flow, kit);
      return;
    case 'shieldArea':
      playerOf(state, seat).goods.shield--;
      outpostAt(state, choice.area).shield = true;
      flow.emit({ kind: 'areaShielded', seat, area: choice.area });
      return;
    case 'giveUpPick':
      giveUpPick(state, seat, choice.area, flow);
      return;
  }
}

/** R-NML-020 to R-NML-022. */
function giveUpPick(state: State, seat: Seat, area: number, flow: StateFlow): void {
  mapOf(state).gaveUp[seat] = true;
  flow.emit({ kind: 'gaveUpPick', seat });
  flow.push({ kind: 'placeOutpost', seat, area, card: -1 });
  // R-SOLO-090: in a look-out without drafts a random card goes in place of the pick.
  if (state.opponent?.kind === 'virtual' && state.row.length > 0) {
    const card = flow.chance.pick(state.row);
    remove(state.row, card);
    discard(state, seat, card);
    flow.emit({ kind: 'leftOver', card });
  }
}
