import { botOf } from '@cinderhall/bots';
import { Chance, type Choice, type Position, type Seat } from '@cinderhall/kernel';
import type { Work } from './measure.ts';
import { deal, inPlace, move, type Table } from './play.ts';

const MATCHES = 8;
/** Which part of a match is its first and its last one. */
const SHARE = 5;
const ITERATIONS = 32;

/** A stretch of a match: where it begins, and how many steps it has. */
interface Stretch {
  readonly from: Position;
  readonly steps: number;
}

/** Plays the first or the last fifth of matches at random, over and over, and counts the steps. */
export function partOf(table: Table, which: 'first' | 'last'): Work {
  const chance = Chance.fromNumber(1);
  const stretches = Array.from({ length: MATCHES }, () => stretchOf(table, which, chance));
  let next = 0;
  return () => {
    const stretch = stretches[next++ % MATCHES];
    if (!stretch) return 0;
    const position = stretch.from.copy();
    let done = 0;
    for (; done < stretch.steps && !position.over; done++) move(position, chance);
    return done;
  };
}

function stretchOf(table: Table, which: 'first' | 'last', chance: Chance): Stretch {
  const position = deal(table, chance);
  const from = position.copy();
  const choices: [seat: Seat, index: number][] = [];
  while (!position.over) choices.push(move(position, chance));
  const steps = Math.ceil(choices.length / SHARE);
  if (which === 'last') for (const [seat, index] of choices.slice(0, -steps)) from.advance(seat, index);
  return { from, steps };
}

/** Lets a bot that searches think about questions from the middle of matches, and counts its iterations. */
export function thinking(table: Table, level: 'veteran' | 'warlord'): Work {
  const bot = botOf(level, table.game, 1);
  const chance = Chance.fromNumber(1);
  const length = inPlace(table)();
  return () => {
    const { position, seat, choices } = question(table, length / 2, chance);
    bot.think(table.game.schema.view(position.state, seat), choices, seat, ITERATIONS);
    return ITERATIONS;
  };
}

interface Question {
  readonly position: Position;
  readonly seat: Seat;
  readonly choices: readonly Choice[];
}

/** A question with a choice after so many steps, of a match that is not over by then. */
function question(table: Table, steps: number, chance: Chance): Question {
  for (;;) {
    const position = deal(table, chance);
    for (let i = 0; i < steps && !position.over; i++) move(position, chance);
    const [seat] = position.waiting();
    const choices = seat === undefined ? [] : position.choices(seat);
    if (seat !== undefined && choices.length > 1) return { position, seat, choices };
  }
}
