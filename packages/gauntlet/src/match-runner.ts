import { type Choice, isRefused, must, type Seat } from '@cinderhall/kernel';
import type { Check, CheckContext, CheckMaker, Played, Step } from './context.ts';
import { asFault, type FaultError, fail, guard, shown } from './fault.ts';
import type { Player } from './players.ts';
import type { PurityGuard } from './purity.ts';

/** Fifty times the usual length of a match counts as endless. */
const ENDLESS = 50;
/** Every kind of decision gets the costly checks at least this often, however rare it is. */
const AT_LEAST = 3;

export interface Found {
  readonly fault: FaultError;
  /** What found it; null when playing itself did. */
  readonly by: CheckMaker | null;
}

/** Plays a match under its checks. */
export class MatchRunner {
  readonly context: CheckContext;
  readonly #checks: readonly { readonly maker: CheckMaker; readonly check: Check }[];
  readonly #purity: PurityGuard;
  #running: CheckMaker | null = null;

  constructor(context: CheckContext, makers: readonly CheckMaker[], purity: PurityGuard) {
    this.context = context;
    this.#purity = purity;
    this.#checks = makers.map((maker) => ({ maker, check: maker(context) }));
  }

  /** Plays to the end, or to the first fault. `share` of the steps get the costly checks. */
  play(players: readonly Player[], share: number): Found | null {
    return this.#watch(() => {
      const { context } = this;
      const { stats, chance, match, game } = context;
      this.#all((check) => check.each?.(context));
      stats.use(game, context.state, match.opening);
      while (!match.over) {
        if (context.steps.length >= ENDLESS * game.usualSteps)
          fail('ends', `still going on after ${context.steps.length} steps (usual: ${game.usualSteps})`);
        const kind = context.state.decision?.kind ?? '';
        const seen = stats.decisions.get(kind) ?? 0;
        const sampled = seen < AT_LEAST || chance.below(1 << 20) < share * (1 << 20);
        if (sampled) {
          stats.decisions.set(kind, seen + 1);
          stats.costly += 1;
          this.#all((check) => check.sampled?.(context));
        }
        const seat = chance.pick(match.waiting());
        const index = guard('insight', `the player of seat ${seat}`, () => must(players[seat])(context, seat));
        this.#step(seat, must(match.choices(seat)[index]), index, sampled);
        stats.steps += 1;
      }
      this.#all((check) => check.over?.(context));
    });
  }

  /** Repeats steps. The costly checks run at the last `tail` positions. */
  repeat(steps: readonly Step[], tail: number): Found | null {
    return this.#watch(() => {
      const { context } = this;
      const { match } = context;
      this.#all((check) => check.each?.(context));
      for (const [i, { seat, choice }] of steps.entries()) {
        if (match.over) break;
        const sampled = steps.length - i <= tail;
        if (sampled) this.#all((check) => check.sampled?.(context));
        const index = match.choices(seat).findIndex((one) => JSON.stringify(one) === JSON.stringify(choice));
        if (index >= 0) this.#step(seat, choice, index, sampled);
      }
      if (match.over) this.#all((check) => check.over?.(context));
      else this.#all((check) => check.sampled?.(context));
    });
  }

  #step(seat: Seat, choice: Choice, index: number, sampled: boolean): void {
    const { context } = this;
    const { match } = context;
    const before = match.position;
    // Recorded first, so that a step that throws is the last one of the list.
    context.steps.push({ seat, choice });
    const done = match.step(seat, match.state.asked, index);
    if (isRefused(done))
      fail('choices', `the listed choice ${shown(choice)} of seat ${seat} was refused: ${shown(done)}`);
    const played: Played = { before, after: match.position, seat, choice, events: done.events, sampled };
    context.stats.use(context.game, context.state, done.events);
    this.#all((check) => check.played?.(context, played));
    this.#all((check) => check.each?.(context));
  }

  #all(hook: (check: Check) => void): void {
    for (const { maker, check } of this.#checks) {
      this.#running = maker;
      hook(check);
      if (this.#purity.used) fail('pure', `the game used ${this.#purity.used}`);
    }
    this.#running = null;
  }

  #watch(run: () => void): Found | null {
    try {
      run();
      return null;
    } catch (error) {
      const last = this.context.steps.at(-1);
      const doing = this.#running ? 'a check' : last ? `${shown(last.choice)} of seat ${last.seat}` : 'the start';
      return { fault: asFault('choices', doing, error), by: this.#running };
    }
  }
}
