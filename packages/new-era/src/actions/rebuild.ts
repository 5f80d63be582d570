import { affordable, askPayment, bySeat, type Cost, frozen } from '@cinderhall/effects';
import type { Reason, Seat } from '@cinderhall/kernel';
import { byDesign, isRepeated, remove } from '@cinderhall/tableau';
import { designOf } from '../cards/index.ts';
import { gainAll, kit } from '../effect-kit.ts';
import { type Choice, playerOf, type State, type StateFlow } from '../state.ts';
import { played, playFromHand } from './hand.ts';
import { join } from './join.ts';

/** R-NE-036. */
export const REBUILD_COST: Cost = frozen({ goods: { brick: 1 } });
const POINTS = frozen({ vp: 1 });

const canRebuild = (state: State, seat: Seat): boolean =>
  playerOf(state, seat).ruins.length > 0 && affordable(kit.world, state, seat, REBUILD_COST);

export function listRebuild(state: State, seat: Seat, list: Choice[]): void {
  if (!canRebuild(state, seat)) return;
  const { hand } = playerOf(state, seat);
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i] ?? -1;
    if (designOf(state, card).kind === 'location' && !isRepeated(state.cards, hand, i))
      list.push({ kind: 'rebuild', card });
  }
}

/** R-NE-036: which ruins are cleared away, then the brick. */
export function startRebuild(state: State, seat: Seat, card: number, flow: StateFlow): void {
  playFromHand(state, seat, card);
  flow.ask({ kind: 'clear', seats: [seat] });
}

/** The ruins that can go. */
export const ruinChoices = (state: State, seat: Seat): Choice[] => byDesign(state, playerOf(state, seat).ruins);

export function clearRuin(state: State, seat: Seat, ruin: number, flow: StateFlow): void {
  remove(playerOf(state, seat).ruins, ruin);
  state.discard.push(ruin);
  flow.emit({ kind: 'cleared', seat, card: ruin });
  flow.push({ kind: 'rebuild', seat });
  askPayment(state, REBUILD_COST, [], bySeat(seat, ruin), flow, kit);
}

export function rebuild(state: State, seat: Seat, flow: StateFlow): void {
  gainAll(state, seat, POINTS, 'rebuild', -1, flow);
  join(state, seat, played(state), { way: 'rebuild', over: -1, quiet: -1 }, flow);
}

export function whyNotRebuild(view: State, seat: Seat): Reason[] {
  if (canRebuild(view, seat)) return [];
  return playerOf(view, seat).ruins.length === 0
    ? [{ key: 'newEra.why.noRuins', rule: 'R-NE-036' }]
    : [{ key: 'newEra.why.noBrick', rule: 'R-NE-036' }];
}
