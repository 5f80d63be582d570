/** For what is always there: throws where it is not, which only a mistake of ours can bring about. */
export function present<T>(found: T | null | undefined): T {
  if (found === undefined || found === null) throw new TypeError('something is missing that must be there');
  return found;
}

/** The element of a list at a place that it has. */
export function elementAt<T>(list: readonly T[], index: number): T {
  const found = list[index];
  if (found === undefined) throw new RangeError(`nothing at ${index} of ${list.length}`);
  return found;
}
