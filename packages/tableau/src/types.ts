/** Location types as bits, so that "one type in common" is one operation. */
export const maskOf = <T extends string>(all: readonly T[], types: readonly T[]): number =>
  types.reduce((mask, type) => mask | (1 << all.indexOf(type)), 0);

export function bitsIn(mask: number): number {
  let n = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) n++;
  return n;
}
