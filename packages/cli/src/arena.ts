import { type AnyLevel, botOf, type Learned } from '@cinderhall/bots';
import { type AnyGame, EngineError, guarded, must, Position, type Seat } from '@cinderhall/kernel';
import { dealOf } from './play.ts';

export interface Entrant {
  readonly level: AnyLevel;
  /** Iterations for one answer; null: what the level usually takes. */
  readonly budget: number | null;
}

/** Who meets whom. The bots sit down in every rotation, and every rotation gets the same deals. */
export interface Pairing {
  readonly game: AnyGame;
  readonly options: object;
  readonly bots: readonly Entrant[];
  readonly seed: string;
  /** Bots that search leave out what the game calls plain blunders. Not here, so that their number can be counted. */
  readonly unfiltered?: boolean;
}

/** What one bot got out of one match. */
export interface Result {
  readonly bot: number;
  readonly win: number;
  readonly score: number;
  readonly moves: number;
  readonly choices: number;
  /** Choices that the game calls plain blunders. */
  readonly blunders: number;
  /** Milliseconds of each move, by the clock of the match. */
  readonly times: readonly number[];
}

/** What moves are timed by: the time that passes, or what this process spends of it, which other programs do not lengthen. */
export type Clock = 'wall' | 'cpu';
const CLOCKS: { readonly [clock in Clock]: () => number } = {
  wall: () => performance.now(),
  cpu() {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e3;
  },
};

/** Match number i: its deal, and who sits where. */
export const seatingOf = (bots: number, i: number): { deal: number; seatOf: (bot: number) => Seat } => ({
  deal: Math.floor(i / bots),
  seatOf: (bot) => (bot + i) % bots,
});

export function playArenaMatch(
  { game, options, bots, seed, unfiltered = false }: Pairing,
  i: number,
  learned: Learned | null = null,
  clock: Clock = 'wall',
): Result[] {
  const now = CLOCKS[clock];
  return guarded(() => {
    const { deal, seatOf } = seatingOf(bots.length, i);
    const { chance, players } = dealOf(seed, deal);
    const position = Position.start(game, options, bots.length, chance);
    const played = unfiltered ? withoutBlunders(game) : game;
    const at = bots.map(({ level, budget }, bot) => ({
      bot: botOf(level, played, players.below(0x100000000) + i, undefined, learned),
      budget: budget ?? undefined,
      seat: seatOf(bot),
    }));
    const tally = bots.map(() => ({ moves: 0, choices: 0, blunders: 0, times: [] as number[] }));
    const limit = 50 * game.usualSteps;
    let steps = 0;
    while (!position.over) {
      const seat = must(position.waiting()[0]);
      const who = at.findIndex((one) => one.seat === seat);
      const choices = position.choices(seat);
      const own = must(tally[who]);
      const view = game.schema.view(position.state, seat);
      const before = now();
      const index = at[who]?.bot.think(view, choices, seat, at[who]?.budget) ?? 0;
      own.times.push(now() - before);
      own.moves += 1;
      own.choices += choices.length;
      if (game.insight.blunder?.(view, seat, must(choices[index]), choices)) own.blunders += 1;
      position.advance(seat, index);
      if (++steps > limit) throw new EngineError('cli.endless', { limit });
    }
    const outcome = game.outcome(position.state);
    if (!outcome) throw new EngineError('engine.noOutcome');
    const winners = outcome.places.filter((place) => place === 1).length;
    return tally.map((own, bot) => {
      const seat = seatOf(bot);
      return { bot, win: outcome.places[seat] === 1 ? 1 / winners : 0, score: outcome.scores[seat]?.[0] ?? 0, ...own };
    });
  });
}

/** The game for somebody who cannot tell plain blunders. */
function withoutBlunders(game: AnyGame): AnyGame {
  const { blunder, ...insight } = game.insight;
  return { ...game, insight };
}

export interface Standing {
  readonly bot: string;
  readonly winShare: number;
  /** Where the share lies with a confidence of 95 % (Wilson). */
  readonly interval: readonly [from: number, to: number];
  readonly meanScore: number;
  readonly millisecondsPerMove: number;
  /** So long, or less, took 95 % of the moves. */
  readonly milliseconds95: number;
  readonly choicesPerMove: number;
  readonly blundersPerMatch: number;
}

export function standings(bots: readonly string[], results: readonly Result[]): Standing[] {
  return bots.map((bot, i) => {
    const own = results.filter((result) => result.bot === i);
    const sum = (of: (result: Result) => number): number => own.reduce((total, result) => total + of(result), 0);
    const moves = Math.max(
      1,
      sum(({ moves }) => moves),
    );
    const times = own.flatMap((result) => result.times).sort((a, b) => a - b);
    const share = sum(({ win }) => win) / Math.max(1, own.length);
    return {
      bot,
      winShare: rounded(share, 4),
      interval: wilson(share, own.length),
      meanScore: rounded(sum(({ score }) => score) / Math.max(1, own.length), 2),
      millisecondsPerMove: rounded(times.reduce((total, time) => total + time, 0) / moves, 2),
      milliseconds95: rounded(times[Math.ceil(times.length * 0.95) - 1] ?? 0, 2),
      choicesPerMove: rounded(sum(({ choices }) => choices) / moves, 2),
      blundersPerMatch: rounded(sum(({ blunders }) => blunders) / Math.max(1, own.length), 3),
    };
  });
}

const Z = 1.959964;

/** The Wilson interval: sound for few matches and for shares near 0 or 1. */
export function wilson(share: number, n: number): readonly [number, number] {
  if (n === 0) return [0, 1];
  const centre = share + (Z * Z) / (2 * n);
  const reach = Z * Math.sqrt((share * (1 - share)) / n + (Z * Z) / (4 * n * n));
  const scale = 1 + (Z * Z) / n;
  return [rounded(Math.max(0, (centre - reach) / scale), 4), rounded(Math.min(1, (centre + reach) / scale), 4)];
}

const rounded = (n: number, digits: number): number => Number(n.toFixed(digits));
