/** So many in any match, and one for every other step in a long one: each makes its log longer, and is played again with it. */
const FREE_TAKEBACKS = 100;

/** Whether a match may have so many steps taken back and done again. */
export const mayTakeBack = (takebacks: number, steps: number): boolean =>
  takebacks <= Math.max(FREE_TAKEBACKS, steps / 2);
