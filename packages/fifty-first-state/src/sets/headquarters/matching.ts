/** R-HQ-002: each location serves one type of headquarters. Wanted types and locations are masks of types. */

/** How many of the wanted types are left without a location, however well they are shared out. */
export function unmatched(wanted: readonly number[], locations: readonly number[]): number {
  /** The wanted type that each location serves. */
  const serves = locations.map(() => -1);
  const find = (want: number, tried: Set<number>): boolean => {
    for (const [at, types] of locations.entries()) {
      if ((types & (wanted[want] ?? 0)) === 0 || tried.has(at)) continue;
      tried.add(at);
      const served = serves[at] ?? -1;
      if (served >= 0 && !find(served, tried)) continue;
      serves[at] = want;
      return true;
    }
    return false;
  };
  let left = 0;
  for (const want of wanted.keys()) if (!find(want, new Set())) left++;
  return left;
}
