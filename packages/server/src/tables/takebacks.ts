/** So many in any match, and one for every other step in a long one: each makes its log longer, and is played again with it. */
const FREE_TAKEBACKS = 100;

/** Whether a match may have so many steps taken back and done again. */
export const mayTakeBack = (takebacks: number, steps: number): boolean =>
  takebacks <= Math.max(FREE_TAKEBACKS, steps / 2);

/** So many in any match, and one for each step in a long one. */
const FREE_RETURNS = 50;

/** Whether a seat may be taken back from bots so often. */
export const mayComeBack = (returns: number, steps: number): boolean => returns <= Math.max(FREE_RETURNS, steps);
