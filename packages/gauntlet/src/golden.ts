import { botOf, type Level } from '@cinderhall/bots';
import { type AnyGame, Chance, Hasher, hashJson, isRefused, loadMatch, Match, must, seedOf } from '@cinderhall/kernel';
import { describe, expect, test } from 'vitest';
import type { Table } from './trial.ts';

/** Bots are asked so many times in a match, and search only so far: a golden file is there to be quick. */
const ASKED = 4;
const LEVELS: readonly { readonly level: Level; readonly budget: number }[] = [
  { level: 'greedy', budget: 0 },
  { level: 'veteran', budget: 16 },
  { level: 'warlord', budget: 16 },
];
const SEED = 51;

/**
 * Compares fixed matches and answers of bots with those in a golden file: whatever is only meant to make the engine
 * faster or tidier must not change one of them. A change of a rule, or of a value that bots go by, renews the file
 * (`npx vitest run <file> -u`) and says so.
 */
export function goldenSuite(game: AnyGame, tables: readonly Table[], file: string): void {
  describe(`golden matches of ${game.id}`, () => {
    test('are played as they always were, and so do bots answer', async () => {
      const lines = tables.flatMap((table) => [
        `${table.seats} ${JSON.stringify(table.options)}`,
        ...played(game, table),
        '',
      ]);
      await expect(lines.join('\n')).toMatchFileSnapshot(file);
    });
  });
}

/** One match at random: digests of all lists, answers, events, states and views on the way, and what bots would do. */
function played(game: AnyGame, { seats, options }: Table): string[] {
  const match = Match.start(game, { options, seats, seed: seedOf(SEED) });
  if (isRefused(match)) throw new Error(`${game.id}: ${match.refused.key}`);
  const chance = Chance.fromNumber(SEED);
  const digests = { choices: new Hasher(), events: new Hasher(), states: new Hasher(), views: new Hasher() };
  const answers: string[] = [];
  digests.events.string(hashJson(match.opening));
  for (let steps = 0; !match.over; steps++) {
    const seat = must(match.waiting()[0]);
    const choices = match.choices(seat);
    digests.choices.string(hashJson(choices));
    digests.states.string(game.schema.hash(match.state));
    // Everybody's view, each of them at some steps.
    digests.views.string(hashJson(match.view((steps % (seats + 1)) - 1)));
    if (steps % Math.ceil(game.usualSteps / ASKED) === 0) answers.push(botAnswers(match, seat));
    const done = match.step(seat, match.state.asked, chance.below(choices.length));
    if (isRefused(done)) throw new Error(`${game.id}: a listed choice is refused`);
    digests.events.string(hashJson(done.events));
  }
  const loaded = loadMatch(game, JSON.stringify(match.save()));
  if (isRefused(loaded)) throw new Error(`${game.id}: its save does not load`);
  const last = game.schema.hash(match.state);
  expect(game.schema.hash(loaded.match.state)).toBe(last);
  return [
    `  ${match.length} steps, outcome ${hashJson(match.outcome())}, last state ${last}`,
    ...Object.entries(digests).map(([name, digest]) => `  ${name} ${digest.digest()}`),
    `  bots ${answers.join(' | ')}`,
  ];
}

function botAnswers(match: Match, seat: number): string {
  const view = match.view(seat);
  const choices = match.choices(seat);
  return LEVELS.map(({ level, budget }) => botOf(level, match.game, SEED).think(view, choices, seat, budget)).join(' ');
}
