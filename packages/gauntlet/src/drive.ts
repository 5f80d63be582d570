import { type Choice, isRefused, must, type Seat } from '@cinderhall/kernel';
import { asFault, type FaultError, fail, guard, shown } from './fault.ts';
import type { Player } from './players.ts';
import type { Check, CheckMaker, Played, Scene, Step } from './scene.ts';
import type { Seal } from './seal.ts';

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
export class Drive {
  readonly scene: Scene;
  readonly #checks: readonly { readonly maker: CheckMaker; readonly check: Check }[];
  readonly #seal: Seal;
  #running: CheckMaker | null = null;

  constructor(scene: Scene, makers: readonly CheckMaker[], seal: Seal) {
    this.scene = scene;
    this.#seal = seal;
    this.#checks = makers.map((maker) => ({ maker, check: maker(scene) }));
  }

  /** Plays to the end, or to the first fault. `share` of the steps get the costly checks. */
  play(players: readonly Player[], share: number): Found | null {
    return this.#watch(() => {
      const { scene } = this;
      const { ledger, chance, match, game } = scene;
      this.#all((check) => check.each?.(scene));
      ledger.use(game, scene.state, match.opening);
      while (!match.over) {
        if (scene.steps.length >= ENDLESS * game.usualSteps)
          fail('ends', `still going on after ${scene.steps.length} steps (usual: ${game.usualSteps})`);
        const kind = scene.state.decision?.kind ?? '';
        const seen = ledger.decisions.get(kind) ?? 0;
        const sampled = seen < AT_LEAST || chance.below(1 << 20) < share * (1 << 20);
        if (sampled) {
          ledger.decisions.set(kind, seen + 1);
          ledger.costly += 1;
          this.#all((check) => check.sampled?.(scene));
        }
        const seat = chance.pick(match.waiting());
        const index = guard('insight', `the player of seat ${seat}`, () => must(players[seat])(scene, seat));
        this.#step(seat, must(match.choices(seat)[index]), index, sampled);
        ledger.steps += 1;
      }
      this.#all((check) => check.over?.(scene));
    });
  }

  /** Repeats steps. The costly checks run at the last `tail` positions. */
  repeat(steps: readonly Step[], tail: number): Found | null {
    return this.#watch(() => {
      const { scene } = this;
      const { match } = scene;
      this.#all((check) => check.each?.(scene));
      for (const [i, { seat, choice }] of steps.entries()) {
        if (match.over) break;
        const sampled = steps.length - i <= tail;
        if (sampled) this.#all((check) => check.sampled?.(scene));
        const index = match.choices(seat).findIndex((one) => JSON.stringify(one) === JSON.stringify(choice));
        if (index >= 0) this.#step(seat, choice, index, sampled);
      }
      if (match.over) this.#all((check) => check.over?.(scene));
      else this.#all((check) => check.sampled?.(scene));
    });
  }

  #step(seat: Seat, choice: Choice, index: number, sampled: boolean): void {
    const { scene } = this;
    const { match } = scene;
    const before = match.position;
    // Noted first, so that a step that throws is the last one of the list.
    scene.steps.push({ seat, choice });
    const done = match.step(seat, match.state.asked, index);
    if (isRefused(done))
      fail('choices', `the listed choice ${shown(choice)} of seat ${seat} was refused: ${shown(done)}`);
    const played: Played = { before, after: match.position, seat, choice, events: done.events, sampled };
    scene.ledger.use(scene.game, scene.state, done.events);
    this.#all((check) => check.played?.(scene, played));
    this.#all((check) => check.each?.(scene));
  }

  #all(hook: (check: Check) => void): void {
    for (const { maker, check } of this.#checks) {
      this.#running = maker;
      hook(check);
      if (this.#seal.used) fail('pure', `the game used ${this.#seal.used}`);
    }
    this.#running = null;
  }

  #watch(run: () => void): Found | null {
    try {
      run();
      return null;
    } catch (error) {
      const last = this.scene.steps.at(-1);
      const doing = this.#running ? 'a check' : last ? `${shown(last.choice)} of seat ${last.seat}` : 'the start';
      return { fault: asFault('choices', doing, error), by: this.#running };
    }
  }
}
