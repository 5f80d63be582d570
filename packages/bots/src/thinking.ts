import type { Choice, GameState, Seat } from '@cinderhall/kernel';

/** A choice and how good the search found it, the best first. */
export interface Ranked {
  readonly index: number;
  /** From −1 to 1. */
  readonly value: number;
}

/** Thinks in small pieces: whoever runs it may stop between two of them. */
export type Thought = Generator<void, readonly Ranked[]>;

/** A bot that can say how it ranks the choices. */
export interface Thinker<S extends GameState = GameState, C extends Choice = Choice> {
  consider(view: S, choices: readonly C[], seat: Seat, budget: number): Thought;
}

export function finish(thought: Thought): readonly Ranked[] {
  for (;;) {
    const next = thought.next();
    if (next.done) return next.value;
  }
}

/**
 * Runs a thought in slices, so that a page or a process stays awake: `pause` is awaited between them. Answers null when
 * it was called off.
 */
export async function finishSlowly(
  thought: Thought,
  pause: () => Promise<void>,
  called: { readonly aborted: boolean } = { aborted: false },
  slice = 8,
): Promise<readonly Ranked[] | null> {
  for (;;) {
    for (let i = 0; i < slice; i++) {
      const next = thought.next();
      if (next.done) return next.value;
    }
    await pause();
    if (called.aborted) return null;
  }
}
