import type { Message, Seat } from '@cinderhall/kernel';
import { rulesOf } from './sets/index.ts';
import type { State } from './state.ts';

/** What a seat that can still act lacks only a little for, as far as it can see itself. */
export const withinReach = (view: State, seat: Seat): readonly Message[] =>
  view.phase !== 'action' || (view.players[seat]?.passed ?? true)
    ? []
    : view.options.sets.flatMap((id) => rulesOf(id).withinReach?.(view, seat) ?? []);
