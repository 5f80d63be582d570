/** What is known of one choice so far. */
export interface Arm {
  readonly index: number;
  sum: number;
  pulls: number;
}

export const meanOf = ({ sum, pulls }: Arm): number => (pulls === 0 ? Number.NEGATIVE_INFINITY : sum / pulls);

/**
 * Sequential halving: all arms are tried equally often, the worse half drops out, and so on until one is left or the
 * budget is spent. Every arm of a round meets the same worlds. Yields after every pull.
 */
export function* halve(
  arms: readonly Arm[],
  budget: number,
  pull: (arm: Arm, world: number) => number,
): Generator<void, readonly Arm[]> {
  let left = [...arms];
  const rounds = Math.max(1, Math.ceil(Math.log2(left.length)));
  let world = 0;
  for (let round = 0; round < rounds && left.length > 1; round++) {
    const each = Math.max(1, Math.floor(budget / (rounds * left.length)));
    for (let i = 0; i < each; i++, world++)
      for (const arm of left) {
        arm.sum += pull(arm, world);
        arm.pulls++;
        yield;
      }
    left = [...left].sort((a, b) => meanOf(b) - meanOf(a)).slice(0, Math.ceil(left.length / 2));
  }
  return [...arms].sort((a, b) => rankOf(left, b) - rankOf(left, a) || b.pulls - a.pulls || meanOf(b) - meanOf(a));
}

const rankOf = (left: readonly Arm[], arm: Arm): number => (left.includes(arm) ? 1 : 0);
