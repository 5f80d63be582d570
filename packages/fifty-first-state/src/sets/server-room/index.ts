import type { CardRecord, DecisionHandlers, TaskHandlers } from '@cinderhall/kernel';
import type { Choice, State } from '../../state.ts';
import type { SetRules } from '../types.ts';
import { words } from './text.ts';
import { markersNeeded, serverRoomOf, takesMarkers } from './tile.ts';

export const tasks = {} satisfies Partial<TaskHandlers<State>>;
export const decisions = {} satisfies Partial<DecisionHandlers<State, Choice>>;

const record: CardRecord = {
  id: 'server-room',
  set: 'serverRoom',
  catalogue: 'tiles',
  name: { en: 'Server Room', pl: 'Serwerownia Molocha' },
  copies: 1,
  text: { key: 'fiftyFirstState.text.serverRoom' },
  origin: 'designed',
  ways: ['marker', 'turn'],
};

const WAYS: { readonly [kind: string]: string } = { serverFed: 'marker', serverTurned: 'turn' };

export const rules: SetRules = {
  /** R-SETUP-014. */
  setup(start) {
    start.serverRoom = { markers: 0, turned: 0 };
  },
  withinReach: (view) =>
    takesMarkers(view) && serverRoomOf(view).markers + 1 === markersNeeded(view)
      ? [{ key: 'fiftyFirstState.reach.server' }]
      : [],
  whyNot: (view, _seat, ref) =>
    ref.startsWith('server:')
      ? [
          takesMarkers(view)
            ? { key: 'fiftyFirstState.why.server', rule: 'R-SRV-001' }
            : { key: 'fiftyFirstState.why.serverTurned', rule: 'R-SRV-004' },
        ]
      : null,
  uses(_state, { kind }) {
    const way = WAYS[kind];
    return way ? [[record.id, way]] : [];
  },
  records: [record],
  words,
};
