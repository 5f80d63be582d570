import { type AnyGame, Chance, isRefused, Match, type Save, type Setup, sha256 } from '@cinderhall/kernel';
import { allChecks, cheapChecks } from './checks/index.ts';
import { Drive, type Found } from './drive.ts';
import { asFault } from './fault.ts';
import { Ledger } from './ledger.ts';
import { mended } from './mend.ts';
import { type Cast, passingOf, playersOf } from './players.ts';
import { Scene, type Step } from './scene.ts';
import { type Seal, sealed } from './seal.ts';
import { shrink } from './shrink.ts';
import type { Speaker } from './speaker.ts';
import type { Effort, FaultyMatch, Trial } from './trial.ts';

/** One match to be played. */
export interface Billing {
  readonly setup: Required<Setup>;
  readonly cast: Cast;
  /** The share of steps that get the costly checks; 0: only the cheap ones run at all. */
  readonly share: number;
  /** The seed of what the checks and players draw. */
  readonly drawn: string;
}

export interface Stage {
  readonly trial: Trial;
  readonly ledger: Ledger;
  readonly speaker: Speaker;
  readonly effort: Effort;
}

export interface Shown {
  readonly found: Found;
  /** The match that shows it, shortened; this takes as long as playing many. */
  shortened(): FaultyMatch;
}

/** Plays a match; answers with the fault it showed. */
export function playOut(stage: Stage, billing: Billing): Shown | null {
  const { trial, ledger } = stage;
  const stacked = billing.cast === 'hunt' && trial.stack ? ledger.wanted : null;
  const game = stacked && stacked.size > 0 ? stackedGame(trial, stacked) : trial.game;
  const makers = billing.share > 0 ? allChecks : cheapChecks;
  let steps: readonly Step[] = [];
  const found = sealed((seal) => {
    const drive = begin(stage, game, billing, makers, seal);
    if (!(drive instanceof Drive)) return drive;
    const players = playersOf(trial, billing.cast, billing.setup.seats, drive.scene.chance);
    const result = drive.play(players, billing.share);
    steps = drive.scene.steps;
    ledger.matches += 1;
    ledger.longestMatch = Math.max(ledger.longestMatch, steps.length);
    return result;
  });
  if (!found) return null;
  return {
    found,
    shortened() {
      // The endless ones would take as long again for every try.
      const asItIs = steps.length === 0 || found.fault.check === 'ends';
      const shorter = asItIs ? steps : shrink(steps, repeater(stage, game, billing, found));
      const save = sealed(() => saved(game, billing.setup, shorter));
      return { ...billing.setup, step: steps.length, shortened: shorter.length, stacked: [...(stacked ?? [])], save };
    },
  };
}

function begin(
  stage: Stage,
  game: AnyGame,
  { setup, drawn }: Billing,
  makers: typeof allChecks,
  seal: Seal,
  thorough = false,
): Drive | Found {
  try {
    const match = Match.start(game, setup);
    if (isRefused(match)) throw new Error(`refused: ${match.refused.key}`);
    const scene = new Scene(match, stage.trial, { ...stage, chance: Chance.fromSeed(drawn), thorough });
    return new Drive(scene, makers, seal);
  } catch (error) {
    return { fault: asFault('setup', 'the set-up', error), by: null };
  }
}

function repeater(stage: Stage, game: AnyGame, billing: Billing, found: Found) {
  const makers = found.by ? [found.by] : [];
  // The run's own ledger must not learn from repetitions.
  const apart = { ...stage, ledger: new Ledger(stage.trial) };
  const repeat = (steps: readonly Step[], tail: number, drawn: string): readonly Step[] | null =>
    sealed((seal) => {
      const drive = begin(apart, game, { ...billing, drawn }, makers, seal, true);
      if (!(drive instanceof Drive)) return null;
      const again = drive.repeat(steps, tail);
      return again?.fault.check === found.fault.check ? drive.scene.steps : null;
    });
  const mend = (steps: readonly Step[]): readonly Step[] =>
    sealed(() => {
      const match = Match.start(game, billing.setup);
      return isRefused(match) ? steps : mended(match.position.copy(), steps, passingOf(stage.trial));
    });
  return (list: readonly Step[], tail: number, times: number): readonly Step[] | null => {
    const steps = mend(list);
    for (let i = 0; i < times; i++) {
      const again = repeat(steps, tail, sha256(`${billing.drawn}/${i}`).slice(0, 32));
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
