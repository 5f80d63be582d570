import { EngineError, type Game, type GameState, isRefused, type Outcome, readOptions } from '@cinderhall/kernel';
import { loadGame } from '@cinderhall/registry/load';
import { ashMarket, noughtsAndCrosses } from '@cinderhall/samples';
import { expect, test } from 'vitest';
import { dealOf, playMatch } from '../src/play.ts';
import { Stop } from '../src/refusal.ts';
import { type Plan, type Simulated, simulate } from '../src/simulate.ts';

const plan = (changes: Partial<Plan> = {}): Plan => ({
  game: noughtsAndCrosses,
  options: {},
  seats: 2,
  matches: 40,
  seed: 'a',
  bot: 'random',
  ...changes,
});
const quickly = (changes: Partial<Plan> = {}) => simulate(plan(changes), undefined, 0);
const withoutTimes = ({ cpuSeconds, stepsPerCpuSecond, matchesPerCpuSecond, ...rest }: Simulated) => rest;
const ending = (outcome: Outcome): Game => ({ ...(noughtsAndCrosses as Game), outcome: () => outcome });

test('the same seed plays the same matches, another seed others', async () => {
  const [one, again, other] = [await quickly(), await quickly(), await quickly({ seed: 'b' })];
  expect(withoutTimes(one)).toEqual(withoutTimes(again));
  expect(withoutTimes(one)).not.toEqual(withoutTimes(other));
});

test('counts matches, steps and scores', async () => {
  const result = await quickly();
  expect(result).toMatchObject({ game: 'noughts-and-crosses', options: {}, seats: 2, matches: 40 });
  // Nine cells, and the last free one fills itself.
  expect(result.steps).toBeGreaterThanOrEqual(40 * 5);
  expect(result.steps).toBeLessThanOrEqual(40 * 8);
  expect(result.meanSteps).toBeCloseTo(result.steps / 40, 1);
  expect(result.scores).toEqual({ mean: 1, min: 0, max: 2 });
  expect(result.winShareBySeat.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 3);
  expect(result.cpuSeconds).toBeGreaterThan(0);
  expect(result.stepsPerCpuSecond).toBeGreaterThan(0);
  expect(result).not.toHaveProperty('winShareByFaction');
});

test('greedy bots always draw at noughts and crosses, and share the win', async () => {
  const result = await quickly({ bot: 'greedy' });
  expect(result.winShareBySeat).toEqual([0.5, 0.5]);
  expect(result.meanSteps).toBe(8);
});

test('a lone player who lost has no share of wins', async () => {
  const alone: Game = {
    ...ending({ places: [2], scores: [[7, 1]], ties: [], lines: [] }),
    tasks: { turn: (_state, _task, flow) => flow.ask({ kind: 'mark', seats: [0] }) },
  };
  const result = await quickly({ game: alone, seats: 1 });
  expect(result.winShareBySeat).toEqual([0]);
  expect(result.scores).toEqual({ mean: 7, min: 7, max: 7 });
});

test('matches without scores have zeros there', async () => {
  const result = await quickly({ game: ending({ places: [1, 2], scores: [[], []], ties: [], lines: [] }) });
  expect(result.scores).toEqual({ mean: 0, min: 0, max: 0 });
  expect(result.winShareBySeat).toEqual([1, 0]);
});

test('tells the share of each faction in the matches it took part in', async () => {
  const game: Game = {
    ...ending({ places: [1, 2], scores: [[1], [0]], ties: [], lines: [] }),
    role: (view: GameState, seat) => {
      const id = seat === 0 ? 'ash' : (view.chance[0] ?? 0) % 2 === 0 ? 'rust' : 'salt';
      return { id, name: { key: `role.${id}` } };
    },
  };
  expect(await quickly({ game })).toMatchObject({ winShareByFaction: { ash: 1, rust: 0, salt: 0 } });
  const { seatsByFaction: { ash = 0, rust = 0, salt = 0 } = {} } = await quickly({ game });
  expect([ash, rust + salt]).toEqual([40, 40]);
});

test('tells with how many points seats won, in tens', async () => {
  const scored = (places: readonly number[], ...scores: readonly number[]) =>
    quickly({ game: ending({ places, scores: scores.map((score) => [score]), ties: [], lines: [] }), seats: 2 });
  expect((await scored([1, 2], 47, 63)).wonByTens).toEqual({ 40: 0.5 });
  expect((await scored([1, 1], 80, 119)).wonByTens).toEqual({ 80: 0.25, 110: 0.25 });
  expect(await scored([2, 2], 50, 50)).not.toHaveProperty('wonByTens');
});

test('tells what seats have in the end, and where their points come from', async () => {
  const result = await quickly({ game: ashMarket, options: { rounds: 3, raids: 'usual' }, matches: 10 });
  const { meanTally = {}, meanPoints = {} } = result;
  expect(meanTally.score).toBeCloseTo(result.scores.mean, 2);
  // Lines of a seat add up to its score.
  expect(Object.values(meanPoints).reduce((sum, n) => sum + n, 0)).toBeCloseTo(result.scores.mean, 2);
  expect(result).not.toHaveProperty('cards');
  const none = ending({ places: [1, 2], scores: [[], []], ties: [], lines: [] });
  expect(await quickly({ game: { ...none, tally: () => ({}) } })).not.toHaveProperty('meanTally');
});

test('tells how many seats used a card in which way, and how many of them won', async () => {
  // Marking the middle uses its card; marking any cell is another one. Seat 0 wins.
  const game: Game = {
    ...ending({ places: [1, 2], scores: [[1], [0]], ties: [], lines: [] }),
    uses: (_state, { kind, cell }) =>
      kind === 'marked' ? [['cell', 'mark'], ...(cell === 4 ? [['middle', 'mark'] as const] : [])] : [],
  };
  const { cards } = await quickly({ game, cards: true });
  expect(cards?.cell).toEqual({ mark: { share: 1, won: 0.5 } });
  const { share = 0, won = 0 } = cards?.middle?.mark ?? {};
  // One of two seats at most has the middle, and more often the one that begins.
  expect(share).toBeGreaterThan(0.3);
  expect(share).toBeLessThanOrEqual(0.5);
  expect(won).toBeGreaterThan(0.4);
  // To look changes nothing.
  const { cards: _, ...rest } = await quickly({ game, cards: true });
  expect(withoutTimes(rest)).toEqual(withoutTimes(await quickly({ game })));
});

test('lets the caller in between, with the number of matches done', async () => {
  const seen: number[] = [];
  await simulate(plan(), (done) => void seen.push(done), 0);
  expect(seen.at(-1)).toBe(40);
  expect(seen).toEqual([...seen].sort((a, b) => a - b));
});

test('a deal is a function of seed and number', () => {
  expect(dealOf('s', 1).seed).toMatch(/^[0-9a-f]{32}$/);
  expect(dealOf('s', 1).seed).toBe(dealOf('s', 1).seed);
  expect(dealOf('s', 1).seed).not.toBe(dealOf('s', 2).seed);
});

test('a match without end, without outcome or with a fault stops the run and tells its seed', async () => {
  const endless: Game = { ...(noughtsAndCrosses as Game), usualSteps: 0.02 };
  expect(() => playMatch(endless, {}, 2, dealOf('s', 0), 'random')).toThrow(EngineError);
  const open: Game = { ...(noughtsAndCrosses as Game), outcome: () => null };
  const stop = await quickly({ game: open }).catch((error: unknown) => error);
  expect(stop).toBeInstanceOf(Stop);
  expect((stop as Stop).reason).toMatchObject({
    key: 'cli.fault',
    params: { match: 0, seed: dealOf('a', 0).seed, error: { key: 'engine.noOutcome' } },
  });
  const broken: Game = {
    ...(noughtsAndCrosses as Game),
    outcome: () => {
      throw new TypeError('oh');
    },
  };
  const fault = (await quickly({ game: broken }).catch((error: unknown) => error)) as Stop;
  expect(fault.reason.params?.error).toMatchObject({ key: 'engine.failed' });
  expect(fault.cause).toBeInstanceOf(TypeError);
});

test('bots that search take the budget they are given, and rounds are told where a game has them', async () => {
  const market = { game: ashMarket, options: { rounds: 3, raids: 'usual' }, matches: 1 };
  const few = await quickly({ ...market, bot: 'veteran', budget: 4 });
  const more = await quickly({ ...market, bot: 'veteran', budget: 16 });
  expect(withoutTimes(few)).not.toEqual(withoutTimes(more));
  expect(Object.values(few.shareByRounds ?? {}).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 3);
  expect(await quickly()).not.toHaveProperty('shareByRounds');
});

test('alone at 51st State, the veteran counts what both sides will still make, and wins most matches', async () => {
  const game = (await loadGame('fifty-first-state')) as Game;
  const options = readOptions(game.options, {}, 1);
  if (isRefused(options)) throw new Error(options.refused.key);
  const { winShareBySeat } = await quickly({ game, options, seats: 1, matches: 20, bot: 'veteran', budget: 30 });
  expect(winShareBySeat[0]).toBeGreaterThan(0.75);
});
