import { isRefused, Match, must, seedOf } from '@cinderhall/kernel';
import { ashMarket, noughtsAndCrosses } from '@cinderhall/samples';
import { describe, expect, test } from 'vitest';
import { botOf, hints, Learned, Library, readWeights, type Weights, writeWeights } from '../src/index.ts';
import { squash } from '../src/learned/squash.ts';
import { walkChoice, walkView } from '../src/learned/walk.ts';
import { appraiseBy } from '../src/review.ts';
import { platt, tenths } from '../src/training/calibrate.ts';
import { fitChances } from '../src/training/chances.ts';
import { duel } from '../src/training/duel.ts';
import type { Job } from '../src/training/self-play.ts';
import { Trainer } from '../src/training/trainer.ts';

const HIDDEN = 2;

/** One fact and one trait with weights of their own, in a net of two hidden units. */
const weights = (changes: Partial<Weights> = {}): Weights => ({
  game: ashMarket.id,
  matches: 1,
  plays: true,
  facts: ['a', 'b'],
  hidden: HIDDEN,
  rows: Float64Array.from([1, -1, 0.5, 2, 0, 0]),
  bias: Float64Array.from([0, 0.5, 0.25]),
  out: Float64Array.from([2, 4]),
  traits: ['t'],
  theta: Float64Array.from([3]),
  scale: 1,
  chances: [[1, 0]],
  ...changes,
});

const noting = (noted: { readonly [name: string]: number }, traits: { readonly [name: string]: number } = {}) => ({
  ...ashMarket,
  insight: {
    ...ashMarket.insight,
    facts: (_view: unknown, _seat: number, note: (name: string, n: number) => void) => {
      for (const [name, n] of Object.entries(noted)) note(name, n);
    },
    traits: (_view: unknown, _seat: number, _choice: unknown, note: (name: string, n: number) => void) => {
      for (const [name, n] of Object.entries(traits)) note(name, n);
    },
  },
});

function begun(game: typeof ashMarket = ashMarket, seats = 2) {
  const match = Match.start(game, { seats, seed: seedOf(5) });
  if (isRefused(match)) throw new Error('the match did not start');
  const seat = must(match.waiting()[0]);
  return { match, seat, view: match.view(seat), choices: match.choices(seat) };
}

describe('a file of weights', () => {
  test('is read as it was written, each row to one part in two hundred of its largest number', () => {
    const read = readWeights(ashMarket.id, JSON.parse(JSON.stringify(writeWeights(weights()))));
    if (typeof read === 'string') throw new Error(read);
    expect({ ...read, rows: null }).toEqual({ ...weights(), rows: null });
    for (const [i, n] of weights().rows.entries()) expect(Math.abs(must(read.rows[i]) - n)).toBeLessThanOrEqual(0.01);
  });

  const file = writeWeights(weights());
  test.each([
    ['nothing', null, /no file of weights/],
    ['another format', { ...file, format: 99 }, /another format/],
    ['weights of another game', { ...file, game: 'chess' }, /belongs to chess/],
    ['rows cut short', { ...file, rows: file.rows.slice(0, 4) }, /do not fit/],
    ['rows that are no rows', { ...file, rows: '%%%' }, /do not fit/],
    ['a number that is none', { ...file, theta: ['x'] }, /no file of weights/],
  ])('%s is not read, and it says why', async (_what, given, why) => {
    expect(readWeights(ashMarket.id, given)).toMatch(why);
    const told: string[] = [];
    const library = new Library(
      async () => given,
      (_game, reason) => told.push(reason),
    );
    expect(await library.of(ashMarket)).toBeNull();
    // A game without a file is nothing to complain of.
    if (given !== null) expect(told.join()).toMatch(why);
  });

  test('that could not be fetched is asked for again', async () => {
    let asked = 0;
    const told: string[] = [];
    const library = new Library(
      async () => {
        if (asked++ === 0) throw new Error('offline');
        return file;
      },
      (_game, why) => told.push(why),
    );
    expect(await library.of(ashMarket)).toBeNull();
    expect(told).toEqual(['offline']);
    expect(await library.of(ashMarket)).toBeInstanceOf(Learned);
    expect(await library.of(ashMarket)).toBe(await library.of(ashMarket));
    expect(asked).toBe(2);
  });
});

describe('what was learned', () => {
  test('the net adds up rows, rectifies hidden units and adds the straight line', () => {
    const { view, seat } = begun();
    const logit = (facts: { readonly [name: string]: number }) =>
      new Learned(noting(facts), weights()).logit(view, seat);
    // Nothing: hidden units 0 and 0.5, of which the second adds 4 × 0.5, and the line 0.25.
    expect(logit({})).toBe(2.25);
    expect(logit({ unknown: 7 })).toBe(2.25);
    expect(logit({ a: 1 })).toBe(2 * 1 + 0.75);
    expect(logit({ a: 1, b: 1 })).toBe(2 * 3 + 0.75);
  });

  test('the value of a choice is the insight of the game and what its traits count', () => {
    const { view, seat, choices } = begun();
    const plain = new Learned(ashMarket, weights({ traits: [], theta: new Float64Array() }));
    const insight = choices.map((choice) => ashMarket.insight.value(view, seat, choice));
    expect(plain.values(view, seat, choices)).toEqual(insight);
    const more = new Learned(noting({}, { t: 2, other: 9 }), weights());
    expect(more.values(view, seat, choices)).toEqual(insight.map((value) => value + 6));
  });

  test('a chance is between 0 and 1 and goes by the number of seats', () => {
    const { view, seat } = begun();
    const chances = [
      [1, 0],
      [0, 0],
    ] as const;
    expect(new Learned(noting({}), weights({ chances })).chanceToWin(view, seat)).toBe(0.5);
    expect(new Learned(noting({}), weights({ chances: [[1, 0]] })).chanceToWin(view, seat)).toBeCloseTo(0.905, 3);
  });

  test('all seats together have one chance', () => {
    const { view } = begun();
    const game = noting({ a: 1 });
    const chances = appraiseBy(
      new Learned(
        game,
        weights({
          chances: [
            [1, 0],
            [0.2, -0.4],
          ],
        }),
      ),
    )(game, view);
    expect(chances).toHaveLength(2);
    expect(must(chances[0]) + must(chances[1])).toBeCloseTo(1);
  });

  test('warlord plays by it, unless the file says that it makes nobody stronger', () => {
    const { view, seat, choices } = begun();
    const last = choices.length - 1;
    const liking = {
      ...noting({}),
      insight: {
        ...ashMarket.insight,
        traits: (_view: unknown, _seat: number, choice: unknown, note: (name: string, n: number) => void) =>
          note('t', choice === choices[last] ? 1 : 0),
      },
    };
    const learned = (changes: Partial<Weights>) =>
      new Learned(liking, weights({ theta: Float64Array.from([999]), ...changes }));
    const answer = (changes: Partial<Weights>) => botOf('warlord', liking, 3, undefined, learned(changes));
    expect(answer({}).think(view, choices, seat, 12)).toBe(last);
    const plain = botOf('warlord-1', ashMarket, 3).think(view, choices, seat, 12);
    expect(answer({ plays: false }).think(view, choices, seat, 12)).toBe(plain);
    // So do hints.
    const hinted = (by: Learned | null) => hints(liking, view, seat, choices, 12, by)[0]?.index;
    expect(hinted(learned({}))).toBe(last);
    expect(hinted(learned({ plays: false }))).toBe(hinted(null));
    expect(hinted(null)).not.toBe(last);
  });
});

test('squash is close to the hyperbolic tangent and never leaves −1 to 1', () => {
  for (let x = -6; x <= 6; x += 0.125) {
    expect(Math.abs(squash(x) - Math.tanh(x))).toBeLessThan(0.025);
    expect(Math.abs(squash(x))).toBeLessThanOrEqual(1);
  }
});

test('walks find numbers under their paths, one’s own apart from the rivals’, and what a choice names', () => {
  const { view, seat, choices } = begun();
  const noted = new Map<string, number>();
  walkView(view, seat, (name, n) => noted.set(name, (noted.get(name) ?? 0) + n));
  expect(noted.get('seats')).toBe(2);
  expect([...noted.keys()].some((name) => name.includes('.own'))).toBe(true);
  expect([...noted.keys()].some((name) => name.includes('.rival'))).toBe(true);
  expect([...noted.values()].every(Number.isFinite)).toBe(true);
  const traits: string[] = [];
  walkChoice(view, { ...must(choices[0]), kind: 'x', card: 3 } as never, (name) => traits.push(name));
  expect(traits.some((name) => name.startsWith('x.card='))).toBe(true);
});

describe('training', () => {
  const plan = { game: noughtsAndCrosses, seed: 3, options: {}, seats: 2, matches: 64, gate: 20 };
  const playing = (trainer: Trainer) => (jobs: readonly Job[]) => jobs.map((job) => trainer.player.play(job));
  const trained = async (rounds: number, from?: ReturnType<Trainer['save']>) => {
    const trainer = new Trainer(plan);
    if (from) trainer.load(structuredClone(from));
    for (let i = 0; i < rounds; i++) await trainer.runRound(playing(trainer), () => undefined);
    return trainer;
  };

  test('tells positions apart, and a net that has learned nothing cannot', async () => {
    const trainer = await trained(3);
    const [first] = trainer.reports;
    expect(must(first).loss[1]).toBeLessThan(must(first).loss[0]);
    expect(trainer.played).toBe(64 * 6);
    const file = writeWeights(trainer.result());
    const read = readWeights(noughtsAndCrosses.id, JSON.parse(JSON.stringify(file)));
    expect(read).toMatchObject({ game: noughtsAndCrosses.id, matches: 64 * 6 });
  });

  test('chances of finished weights are fitted on fresh matches and tested with others', async () => {
    const trainer = await trained(3);
    const learned = trainer.result();
    // As if the evaluator had shouted: chances must come back to what is seen.
    const loud = { ...learned, out: learned.out.map((n) => n * 6), chances: [] };
    const { weights, calibration } = await fitChances(trainer, loud, playing(trainer), { fits: 400, tests: 40 });
    expect(calibration.cases).toBe(40);
    expect(calibration.tenths.reduce((sum, tenth) => sum + tenth.cases, 0)).toBe(40);
    expect(weights.chances).toHaveLength(noughtsAndCrosses.seats.max);
    const again = await fitChances(trainer, loud, playing(trainer), { fits: 400, tests: 40 });
    expect(again).toEqual({ weights, calibration });
    const calm = await fitChances(trainer, learned, playing(trainer), { fits: 400, tests: 40 });
    expect(must(weights.chances[1])[0]).toBeLessThan(must(calm.weights.chances[1])[0]);
    expect(weights.theta).toEqual(calm.weights.theta);
  });

  test('the same seed learns the same; what was saved goes on', async () => {
    const [one, other] = [await trained(2), await trained(2)];
    expect(one.result()).toEqual(other.result());
    const later = await trained(1, one.save());
    expect(later.reports).toHaveLength(3);
    // As if it had never stopped: positions of earlier rounds are still there to learn from.
    const whole = await trained(3);
    expect(later.result()).toEqual(whole.result());
  });

  test('a duel of equals is even', () => {
    expect(duel(noughtsAndCrosses, null, null, 20, 1)).toBeCloseTo(0.5, 1);
  });

  test('Platt stays sensible where everything was won or lost', () => {
    const judged = Array.from({ length: 50 }, (_, i) => ({ logit: (i - 25) / 100, won: i < 25 ? 0 : 1, seats: 1 }));
    const [slope, offset] = platt(judged);
    expect(slope).toBeGreaterThan(0.5);
    expect(slope).toBeLessThanOrEqual(4);
    expect(Math.abs(offset)).toBeLessThan(1);
  });

  test('Platt finds slope and offset again', () => {
    const judged = Array.from({ length: 4000 }, (_, i) => {
      const logit = (i % 81) / 20 - 2;
      const chance = 1 / (1 + Math.exp(-(0.5 * logit + 0.3)));
      return { logit, won: chance, seats: 2 };
    });
    const [slope, offset] = platt(judged);
    expect(slope).toBeCloseTo(0.5, 1);
    expect(offset).toBeCloseTo(0.3, 1);
    const found = tenths(judged, ({ won }) => won);
    expect(found).toHaveLength(10);
    for (const { cases, said, won } of found) if (cases > 0) expect(said).toBeCloseTo(won);
  });
});
