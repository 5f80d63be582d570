/** The server room as the rules use it. */
import { frozen } from '@cinderhall/effects';
import { must } from '@cinderhall/kernel';
import { gainAll } from '../../effect-kit.ts';
import { seatsInOrder } from '../../owners.ts';
import type { State, StateFlow } from '../../state.ts';

/** R-SRV-003. */
const TURNED_POINTS = frozen({ vp: 5 });

export type ServerRoom = NonNullable<State['serverRoom']>;
export const serverRoomOf = ({ serverRoom }: State): ServerRoom => must(serverRoom, 'the server room');

/** R-SRV-002: one more than there are players (R-MOL-066). */
export const markersNeeded = ({ players }: State): number => players.length + 1;

/** R-SRV-004: not once it has been turned. */
export const takesMarkers = ({ serverRoom }: State): boolean => serverRoom !== null && serverRoom.turned === 0;

/** R-SRV-003: how many machines fewer come in this round. */
export const fewerMachines = ({ serverRoom }: State, round: number): number =>
  serverRoom !== null && serverRoom.turned > 0 && round > serverRoom.turned ? 1 : 0;

/** R-SRV-001 to R-SRV-003: a marker more, and perhaps the last one. */
export function feedServer(state: State, flow: StateFlow): void {
  const tile = serverRoomOf(state);
  tile.markers++;
  flow.emit({ kind: 'serverFed', n: tile.markers, most: markersNeeded(state) });
  if (tile.markers < markersNeeded(state)) return;
  tile.turned = state.round;
  flow.emit({ kind: 'serverTurned' });
  for (const seat of seatsInOrder(state)) gainAll(state, seat, TURNED_POINTS, 'serverRoom', -1, flow);
}
