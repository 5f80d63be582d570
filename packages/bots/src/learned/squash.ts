/**
 * A number squeezed between −1 and 1, about as the hyperbolic tangent does. Engines may differ in the last bit of
 * `Math.tanh`; sums, products and quotients are the same everywhere.
 */
export function squash(x: number): number {
  if (x >= 3) return 1;
  if (x <= -3) return -1;
  const square = x * x;
  return (x * (27 + square)) / (27 + 9 * square);
}
