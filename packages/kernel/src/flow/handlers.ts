const known = new WeakMap<object, ReadonlyMap<string, unknown>>();

/** The handlers of a game by name, as a map that is made once: in an object with so many names they take longer to find. */
export function byName<T>(handlers: { readonly [name: string]: T }): ReadonlyMap<string, T> {
  const found = known.get(handlers);
  if (found) return found as ReadonlyMap<string, T>;
  const made = new Map(Object.entries(handlers));
  known.set(handlers, made);
  return made;
}
