import type { Step } from './context.ts';

/** Plays these steps again under the check that failed; answers with the steps up to the same fault, or null. */
export type Repeat = (steps: readonly Step[], tail: number, times: number) => readonly Step[] | null;

/** How many shorter lists are tried. */
const EFFORT = 150;
/** Where the costly check runs: at the last few steps, which costs little, and in several tries, because it draws. */
const TAIL = 8;
const TIMES = 3;

/** A shorter list of steps that shows the same fault; the same list when there is none, or when it cannot be repeated. */
export function shrink(steps: readonly Step[], repeat: Repeat): readonly Step[] {
  // Run everywhere, the check may find the fault earlier than the draw of steps did.
  let best = repeat(steps, steps.length, 1) ?? repeat(steps, TAIL, TIMES);
  if (!best) return steps;
  let left = EFFORT;
  for (let size = Math.ceil(best.length / 2); size >= 1 && left > 0; size = size > 1 ? Math.ceil(size / 2) : 0) {
    for (let end = best.length; end > 0 && left > 0; end -= size) {
      const without = [...best.slice(0, Math.max(end - size, 0)), ...best.slice(end)];
      left -= 1;
      const found = repeat(without, TAIL, TIMES);
      if (found && found.length < best.length) {
        best = found;
        end = Math.min(end, best.length + size);
      }
    }
  }
  return best;
}
