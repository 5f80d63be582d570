import type { Seat } from '@cinderhall/kernel';
import type { ServerMessage } from '@cinderhall/protocol';
import type { Table } from './table.ts';

/** Who looks at a table in this process: the seats whose people are here, and how many others. */
export function presenceOf({ seats, watchers }: Table): { readonly here: Seat[]; readonly spectators: number } {
  const people = new Set([...watchers].flatMap(({ person }) => person ?? []));
  const sitting = new Set(seats.flatMap(({ person, kind }) => (person && kind !== 'invited' ? [person] : [])));
  const anonymous = [...watchers].filter(({ person }) => person === null).length;
  return {
    here: seats
      .filter(({ person, kind }) => person && kind !== 'invited' && people.has(person))
      .map(({ seat }) => seat),
    // Somebody with several windows open is still one.
    spectators: anonymous + [...people].filter((person) => !sitting.has(person)).length,
  };
}

export function sendPresence(table: Table): void {
  if (table.watchers.size === 0) return;
  const text = JSON.stringify({ type: 'presence', table: table.id, ...presenceOf(table) } satisfies ServerMessage);
  for (const watcher of table.watchers) watcher.send(text);
}
