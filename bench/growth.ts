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
  return playing(Array.from({ length: MATCHES }, () => stretchOf(table, which, chance)));
}

/** The rounds that most matches come to, each as work like the parts of a match; none in a game without rounds. */
export function roundsOf(table: Table): [round: number, work: Work][] {
  // The games of an old commit, measured beside these, may not tell it yet.
  if (!('round' in table.game)) return [];
  const chance = Chance.fromNumber(1);
  const rounds = new Map<number, Stretch[]>();
  for (let match = 0; match < MATCHES; match++)
    for (const [round, stretch] of stretchesByRound(table, chance))
      rounds.set(round, [...(rounds.get(round) ?? []), stretch]);
  const usual = [...rounds].filter(([, stretches]) => stretches.length > MATCHES / 2);
  return usual.sort(([a], [b]) => a - b).map(([round, stretches]) => [round, playing(stretches)]);
}

function stretchesByRound(table: Table, chance: Chance): Map<number, Stretch> {
  const position = deal(table, chance);
  const found = new Map<number, Stretch>();
  while (!position.over) {
    const round = table.game.round(position.state);
    const { from, steps } = found.get(round) ?? { from: position.copy(), steps: 0 };
    found.set(round, { from, steps: steps + 1 });
    move(position, chance);
  }
  // What comes before the first round is no round.
  found.delete(0);
  return found;
}

function playing(stretches: readonly Stretch[]): Work {
  const chance = Chance.fromNumber(1);
  let next = 0;
  return () => {
    const stretch = stretches[next++ % stretches.length];
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
