/** R-HQ-002: each location serves one type of headquarters. Wanted types and locations are masks of types. */

/** For each wanted type whether a location serves it, when they are shared out as well as can be. */
export function matched(wanted: readonly number[], locations: readonly number[]): boolean[] {
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
  for (const want of wanted.keys()) find(want, new Set());
  return wanted.map((_, want) => serves.includes(want));
}

/** How many of them are left without a location. */
export const unmatched = (wanted: readonly number[], locations: readonly number[]): number =>
  matched(wanted, locations).filter((served) => !served).length;
