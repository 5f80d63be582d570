import { Chance, isRefused, loadMatch, Match, type Seat, seedOf } from '@cinderhall/kernel';
import type { Work } from './measure.ts';
import type { Table } from './play.ts';

export const STEPS = 400;
const MATCHES_TRIED = 20;
/** About what people take for a step, in milliseconds: the length of the numbers is part of a save's size. */
const THINKING = 7_301;

/**
 * Saves with 400 steps in all: the beginning of one match where matches are that long, otherwise as many matches as it
 * takes.
 */
export function savesOf(table: Table, steps = STEPS): string[] {
  const tried = Array.from({ length: MATCHES_TRIED }, (_, i) => played(table, i, steps));
  const long = tried.find((match) => match.length === steps);
  if (long) return [JSON.stringify(long.save())];
  const saves: string[] = [];
  for (let i = 0, left = steps; left > 0; i++) {
    const match = played(table, i, left);
    saves.push(JSON.stringify(match.save()));
    left -= match.length;
  }
  return saves;
}

/** A match at random, up to so many steps. */
export function played({ game, options, seats }: Table, n: number, steps: number): Match {
  const match = Match.start(game, { options, seats, seed: seedOf(n) });
  if (isRefused(match)) throw new Error(`${game.id}: a match cannot be set up`);
  const chance = Chance.fromNumber(n);
  while (match.length < steps && !match.over) {
    const seat = match.waiting()[0] as Seat;
    const done = match.step(seat, match.state.asked, chance.below(match.choices(seat).length), match.length * THINKING);
    if (isRefused(done)) throw new Error(`${game.id}: a listed choice is refused`);
  }
  return match;
}

/** Brings the saves back from their text by replay. */
export const loading =
  ({ game }: Table, saves: readonly string[]): Work =>
  () => {
    for (const save of saves) if (isRefused(loadMatch(game, save))) throw new Error(`${game.id}: a save does not load`);
    return 1;
  };
