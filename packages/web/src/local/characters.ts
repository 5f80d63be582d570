import { cast } from '@cinderhall/bots';
import type { SeatPlan } from '../protocol.ts';

/**
 * The bots of a table as somebody: those without a name get a character that none of the others was given. The same
 * seed, the same ones.
 */
export function withCharacters(seats: readonly SeatPlan[], seed: string): SeatPlan[] {
  const given = new Set(seats.map(({ character }) => character?.name.en));
  const characters = cast(Number.parseInt(seed.slice(0, 7), 16), seats.length + given.size);
  const free = characters.filter(({ name }) => !given.has(name.en));
  return seats.map((seat, i) => {
    const one = free[i];
    if (seat.kind !== 'bot' || seat.name !== '' || seat.character || !one) return seat;
    return { ...seat, character: { personality: one.personality.id, name: one.name } };
  });
}
