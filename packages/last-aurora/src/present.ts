/** Unwraps a value that the rules guarantee; throws if it is missing, which is a bug. */
export function present<T>(found: T | null | undefined): T {
  if (found === undefined || found === null) throw new TypeError('something is missing that must be there');
  return found;
}

/** As `list[index]` for an index that exists; throws if it does not, which is a bug. */
export function elementAt<T>(list: readonly T[], index: number): T {
  const found = list[index];
  if (found === undefined) throw new RangeError(`nothing at ${index} of ${list.length}`);
  return found;
}
