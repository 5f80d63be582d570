import { cast } from '@cinderhall/bots';
import type { Character } from '@cinderhall/protocol';
import { sha256 } from '../ids.ts';
import type { SeatRow } from '../store/schema.ts';

/**
 * For each seat the character of its bot, or null where a person sits; a stand-in keeps the name of the person. They are
 * derived from the table's id: the same in every process and after every restart, and independent of the seed.
 */
export function charactersOf(table: string, seats: readonly Pick<SeatRow, 'kind'>[]): (Character | null)[] {
  const seed = Number.parseInt(sha256(`${table}/characters`).slice(0, 8), 16);
  return cast(seed, seats.length).map(({ personality, name }, seat) =>
    seats[seat]?.kind === 'bot' ? { personality: personality.id, name } : null,
  );
}
