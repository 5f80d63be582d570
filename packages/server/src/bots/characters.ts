import { cast } from '@cinderhall/bots';
import type { Character } from '@cinderhall/protocol';
import { sha256 } from '../ids.ts';
import type { SeatRow } from '../store/schema.ts';

/**
 * For each seat the character of its bot, or null where a person sits; a stand-in goes by the name of whom it stands in
 * for. They follow from the table's id, so that they are the same in every process and after every restart, and tell
 * nothing about the seed.
 */
export function charactersOf(table: string, seats: readonly Pick<SeatRow, 'kind'>[]): (Character | null)[] {
  const seed = Number.parseInt(sha256(`${table}/characters`).slice(0, 8), 16);
  return cast(seed, seats.length).map(({ personality, name }, seat) =>
    seats[seat]?.kind === 'bot' ? { personality: personality.id, name } : null,
  );
}
