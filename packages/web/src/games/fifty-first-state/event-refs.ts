import type { State } from '@cinderhall/fifty-first-state';
import type { GameEvent, Ref } from '@cinderhall/kernel';
import { refsOf } from '../../table/entries.ts';

/** Fields of events that name a place of the shared boards, and what its ref begins with. */
const PLACES = { area: 'area', city: 'city', hq: 'headquarters' } as const;

const IN_THE_ARENA = ['enteredArena', 'armed'];
const IN_THE_SERVER_ROOM = ['serverFed', 'serverTurned'];

/** The things an event is about: its cards, and places that all players share. */
export function eventRefs(event: GameEvent, view: Pick<State, 'borders'> | null = null): readonly Ref[] {
  const { kind, from } = event;
  const refs = [...refsOf(event)];
  const add = (what: string, n: unknown) => {
    if (typeof n === 'number' && n >= 0) refs.push(`${what}:${n}`);
  };
  for (const [field, what] of Object.entries(PLACES)) add(what, event[field]);
  if (kind === 'outpostMoved') add('area', from);
  if (kind === 'usedBorder')
    add(
      'border',
      view?.borders?.findIndex(({ tile }) => tile === event.tile),
    );
  if (IN_THE_ARENA.includes(kind)) add('arena', 0);
  if (IN_THE_SERVER_ROOM.includes(kind)) add('server', 0);
  return refs;
}
