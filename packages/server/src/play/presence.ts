import type { Seat } from '@cinderhall/kernel';
import type { ServerMessage } from '@cinderhall/protocol';
import type { Table } from './table.ts';

/** Who watches a table in this process: the seats whose people are connected, and the number of spectators. */
export function presenceOf({ seats, watchers }: Table): { readonly here: Seat[]; readonly spectators: number } {
  const people = new Set([...watchers].flatMap(({ person }) => person ?? []));
  const sitting = new Set(seats.flatMap(({ person, kind }) => (person && kind !== 'invited' ? [person] : [])));
  const anonymous = [...watchers].filter(({ person }) => person === null).length;
  return {
    here: seats
      .filter(({ person, kind }) => person && kind !== 'invited' && people.has(person))
      .map(({ seat }) => seat),
    // A person with several windows counts once.
    spectators: anonymous + [...people].filter((person) => !sitting.has(person)).length,
  };
}

export function sendPresence(table: Table): void {
  if (table.watchers.size === 0) return;
  const text = JSON.stringify({ type: 'presence', table: table.id, ...presenceOf(table) } satisfies ServerMessage);
  for (const watcher of table.watchers) watcher.send(text);
}
