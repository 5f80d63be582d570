import { bySeat } from '@cinderhall/effects';
import { must, type Reason, type Seat } from '@cinderhall/kernel';
import { designOf } from '../cards/index.ts';
import type { AshFlow } from '../deck.ts';
import { kit } from '../effect-kit.ts';
import { type Choice, playerOf, type State } from '../state.ts';

const wasUsed = (state: State, seat: Seat, at: number): boolean => ((playerOf(state, seat).used >> at) & 1) === 1;

export function listUses(state: State, seat: Seat, list: Choice[]): void {
  const { built } = playerOf(state, seat);
  for (let at = 0; at < built.length; at++) {
    const card = must(built[at]);
    const { action } = designOf(state, card);
    if (action && !wasUsed(state, seat, at) && kit.can(state, action, bySeat(seat, card)))
      list.push({ kind: 'use', card });
  }
}

/** R-ASH-034. */
export function use(state: State, seat: Seat, card: number, flow: AshFlow): void {
  const player = playerOf(state, seat);
  player.used |= 1 << player.built.indexOf(card);
  flow.emit({ kind: 'used', seat, card });
  kit.run(state, designOf(state, card).action ?? [], bySeat(seat, card), flow);
}

export function whyNotUse(view: State, seat: Seat, card: number): Reason[] {
  const at = playerOf(view, seat).built.indexOf(card);
  const { action } = designOf(view, card);
  if (!action) return [{ key: 'ash.why.noAction', rule: 'R-ASH-034' }];
  if (wasUsed(view, seat, at)) return [{ key: 'ash.why.used', rule: 'R-ASH-034' }];
  return kit.can(view, action, bySeat(seat, card)) ? [] : [{ key: 'ash.why.noEffect', rule: 'R-ASH-034' }];
}
