import { type Choice, indexOf, must, type Position, type Seat } from '@cinderhall/kernel';
import type { Step } from './context.ts';

/** How many passes may be inserted where steps are missing. */
const PASSES = 30;

/**
 * Steps that can be made, as near to these as possible: what is not legal is left out, and a seat that must move before
 * the next one passes. Ends with a step that throws.
 */
export function legalSteps(position: Position, steps: readonly Step[], passing: (choice: Choice) => boolean): Step[] {
  const made: Step[] = [];
  const make = (seat: Seat, index: number): void => {
    made.push({ seat, choice: must(position.choices(seat)[index]) });
    position.advance(seat, index);
  };
  let passes = 0;
  try {
    for (let at = 0; at < steps.length && !position.over; ) {
      const { seat, choice } = must(steps[at]);
      const waiting = position.waiting();
      if (waiting.includes(seat)) {
        const index = indexOf(position.choices(seat), choice);
        if (index >= 0) make(seat, index);
        at += 1;
      } else if (++passes <= PASSES) {
        const mover = must(waiting[0]);
        const list = position.choices(mover);
        const pass = list.findIndex(passing);
        make(mover, pass < 0 ? list.length - 1 : pass);
      } else break;
    }
  } catch {
    // The last step made is the one that throws.
  }
  return made;
}
