import { type AnyGame, Chance, isRefused, Match, type Save, type Setup, sha256 } from '@cinderhall/kernel';
import { allChecks, cheapChecks } from './checks/index.ts';
import { CheckContext, type Step } from './context.ts';
import { asFault } from './fault.ts';
import { legalSteps } from './legal-steps.ts';
import { type Found, MatchRunner } from './match-runner.ts';
import { type Lineup, passingOf, playersOf } from './players.ts';
import { type PurityGuard, withPurityGuard } from './purity.ts';
import { RunStats } from './run-stats.ts';
import { shrink } from './shrink.ts';
import type { TextChecker } from './text-checker.ts';
import type { Effort, FaultyMatch, Trial } from './trial.ts';

/** One match to be played. */
export interface MatchPlan {
  readonly setup: Required<Setup>;
  readonly lineup: Lineup;
  /** The share of steps that get the costly checks; 0: only the cheap ones run at all. */
  readonly share: number;
  /** The seed of what the checks and players draw. */
  readonly drawn: string;
}

export interface RunContext {
  readonly trial: Trial;
  readonly stats: RunStats;
  readonly texts: TextChecker;
  readonly effort: Effort;
}

export interface FaultFound {
  readonly found: Found;
  /** The match that shows it, shortened; this takes as long as playing many. */
  shortened(): FaultyMatch;
}

/** Plays a match; answers with the fault it showed. */
export function playMatch(run: RunContext, plan: MatchPlan): FaultFound | null {
  const { trial, stats } = run;
  const stacked = plan.lineup === 'hunt' && trial.stack ? stats.wanted : null;
  const game = stacked && stacked.size > 0 ? stackedGame(trial, stacked) : trial.game;
  const makers = plan.share > 0 ? allChecks : cheapChecks;
  let steps: readonly Step[] = [];
  const found = withPurityGuard((purity) => {
    const runner = begin(run, game, plan, makers, purity);
    if (!(runner instanceof MatchRunner)) return runner;
    const players = playersOf(trial, plan.lineup, plan.setup.seats, runner.context.chance);
    const result = runner.play(players, plan.share);
    steps = runner.context.steps;
    stats.matches += 1;
    stats.longestMatch = Math.max(stats.longestMatch, steps.length);
    return result;
  });
  if (!found) return null;
  return {
    found,
    shortened() {
      // The endless ones would take as long again for every try.
      const asItIs = steps.length === 0 || found.fault.check === 'ends';
      const shorter = asItIs ? steps : shrink(steps, repeater(run, game, plan, found));
      const save = withPurityGuard(() => saved(game, plan.setup, shorter));
      return { ...plan.setup, step: steps.length, shortened: shorter.length, stacked: [...(stacked ?? [])], save };
    },
  };
}

function begin(
  run: RunContext,
  game: AnyGame,
  { setup, drawn }: MatchPlan,
  makers: typeof allChecks,
  purity: PurityGuard,
  thorough = false,
): MatchRunner | Found {
  try {
    const match = Match.start(game, setup);
    if (isRefused(match)) throw new Error(`refused: ${match.refused.key}`);
    const context = new CheckContext(match, run.trial, { ...run, chance: Chance.fromSeed(drawn), thorough });
    return new MatchRunner(context, makers, purity);
  } catch (error) {
    return { fault: asFault('setup', 'the set-up', error), by: null };
  }
}

function repeater(run: RunContext, game: AnyGame, plan: MatchPlan, found: Found) {
  const makers = found.by ? [found.by] : [];
  // The run's own stats must not learn from repetitions.
  const apart = { ...run, stats: new RunStats(run.trial) };
  const repeat = (steps: readonly Step[], tail: number, drawn: string): readonly Step[] | null =>
    withPurityGuard((purity) => {
      const runner = begin(apart, game, { ...plan, drawn }, makers, purity, true);
      if (!(runner instanceof MatchRunner)) return null;
      const again = runner.repeat(steps, tail);
      return again?.fault.check === found.fault.check ? runner.context.steps : null;
    });
  const repaired = (steps: readonly Step[]): readonly Step[] =>
    withPurityGuard(() => {
      const match = Match.start(game, plan.setup);
      return isRefused(match) ? steps : legalSteps(match.position.copy(), steps, passingOf(run.trial));
    });
  return (list: readonly Step[], tail: number, times: number): readonly Step[] | null => {
    const steps = repaired(list);
    for (let i = 0; i < times; i++) {
      const again = repeat(steps, tail, sha256(`${plan.drawn}/${i}`).slice(0, 32));
      if (again) return again;
    }
    return null;
  };
}

/** The match up to the fault; a step that throws is left out. */
function saved(game: AnyGame, setup: Required<Setup>, steps: readonly Step[]): Save | null {
  try {
    const match = Match.start(game, setup);
    if (isRefused(match)) return null;
    for (const { seat, choice } of steps) {
      try {
        match.play(seat, match.state.asked, choice);
      } catch {
        break;
      }
    }
    return match.save();
  } catch {
    return null;
  }
}

/** The game with a deal in which the wanted cards turn up soon. */
function stackedGame(trial: Trial, wanted: ReadonlySet<string>): AnyGame {
  return {
    ...trial.game,
    setup(options, seats, chance) {
      const start = trial.game.setup(options, seats, chance);
      trial.stack?.(start, wanted, chance);
      return start;
    },
  };
}
