import type { Seat } from '@cinderhall/kernel';
import type { ServerMessage } from '@cinderhall/protocol';
import type { Present } from '../notices/notice.ts';
import type { Table } from './table.ts';

/** Who watches a table on this process. */
function presentHere({ seats, watchers }: Table): Pick<Present, 'people' | 'others'> {
  const people = new Set([...watchers].flatMap(({ person }) => person ?? []));
  const sitting = new Set(seats.flatMap(({ person, kind }) => (person && kind !== 'invited' ? [person] : [])));
  const anonymous = [...watchers].filter(({ person }) => person === null).length;
  const seated = [...people].filter((person) => sitting.has(person));
  // A person with several windows counts once.
  return { people: seated, others: anonymous + people.size - seated.length };
}

/** Who watches a table: the seats whose people are connected to any process, and the number of spectators. */
export function presenceOf(table: Table): { readonly here: Seat[]; readonly spectators: number } {
  const all = [presentHere(table), ...table.elsewhere.values()];
  const people = new Set(all.flatMap((each) => each.people));
  return {
    here: table.seats
      .filter(({ person, kind }) => person && kind !== 'invited' && people.has(person))
      .map(({ seat }) => seat),
    spectators: all.reduce((sum, { others }) => sum + others, 0),
  };
}

export const isWatching = (table: Table, person: string): boolean =>
  [...table.watchers].some((watcher) => watcher.person === person) ||
  [...table.elsewhere.values()].some(({ people }) => people.includes(person));

/** What the other processes are told. */
export const presentOf = (table: Table, ask: boolean): Present => ({ table: table.id, ...presentHere(table), ask });

export function sendPresence(table: Table): void {
  if (table.watchers.size === 0) return;
  const text = JSON.stringify({ type: 'presence', table: table.id, ...presenceOf(table) } satisfies ServerMessage);
  for (const watcher of table.watchers) watcher.send(text);
}
