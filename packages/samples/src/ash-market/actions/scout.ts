import { bySeat, frozen } from '@cinderhall/effects';
import type { Reason, Seat } from '@cinderhall/kernel';
import { type AshFlow, canDraw } from '../deck.ts';
import { kit } from '../effect-kit.ts';
import { type Choice, playerOf, type State } from '../state.ts';

const SCOUT: Choice = { kind: 'scout' };
const LOOK = frozen([{ op: 'scout', look: 2 }]);

export function listScout(state: State, seat: Seat, list: Choice[]): void {
  if (!playerOf(state, seat).scouted && canDraw(state)) list.push(SCOUT);
}

/** R-ASH-040. */
export function startScout(state: State, seat: Seat, flow: AshFlow): void {
  playerOf(state, seat).scouted = true;
  kit.run(state, LOOK, bySeat(seat), flow);
}

export function whyNotScout(view: State, seat: Seat): Reason[] {
  if (playerOf(view, seat).scouted) return [{ key: 'ash.why.scouted', rule: 'R-ASH-040' }];
  return canDraw(view) ? [] : [{ key: 'ash.why.noCards', rule: 'R-ASH-040' }];
}
