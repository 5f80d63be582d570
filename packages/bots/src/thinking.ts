import type { Choice, GameState, Seat } from '@cinderhall/kernel';
import type { Bot } from './bot.ts';

/** A choice and how good the search found it, the best first. */
export interface Ranked {
  readonly index: number;
  /** From −1 to 1. */
  readonly value: number;
}

/** A computation in small steps, so that it can be paused or stopped between two of them. */
export type Thought<T = readonly Ranked[]> = Generator<void, T>;

/** A bot that can say how it ranks the choices. */
export interface Thinker<S extends GameState = GameState, C extends Choice = Choice> {
  consider(view: S, choices: readonly C[], seat: Seat, budget?: number): Thought;
}

const isThinker = (bot: object): bot is Thinker => 'consider' in bot;

/** A bot's answer in pieces, for `finishSlowly`: the same one that `think` gives at once. */
export function* deciding(
  bot: Bot,
  view: GameState,
  choices: readonly Choice[],
  seat: Seat,
  budget?: number,
): Thought<number> {
  if (!isThinker(bot) || choices.length < 2) return bot.think(view, choices, seat, budget);
  const ranked = yield* bot.consider(view, choices, seat, budget);
  return ranked[0]?.index ?? 0;
}

export function finish<T>(thought: Thought<T>): T {
  for (;;) {
    const next = thought.next();
    if (next.done) return next.value;
  }
}

/**
 * Runs a thought in slices, so that a page or a process stays awake: `pause` is awaited between them. Answers null when
 * it was called off.
 */
export async function finishSlowly<T>(
  thought: Thought<T>,
  pause: () => Promise<void>,
  called: { readonly aborted: boolean } = { aborted: false },
  slice = 8,
): Promise<T | null> {
  while (!called.aborted) {
    for (let i = 0; i < slice; i++) {
      const next = thought.next();
      if (next.done) return next.value;
    }
    await pause();
  }
  return null;
}
