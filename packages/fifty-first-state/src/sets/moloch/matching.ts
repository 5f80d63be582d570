/** How many of some things can be served, each by a server of its own, where only so many of each group may be served. */
interface Group {
  /** How many of them at most. */
  readonly most: number;
  /** For each thing of the group: the servers that can serve it. */
  readonly things: readonly (readonly number[])[];
}

/** The greatest number of things that can be served at once. */
export function mostServed(groups: readonly Group[]): number {
  const things = groups.flatMap(({ things: own }, group) => own.map((servers) => ({ group, servers })));
  const serverOf = things.map(() => -1);
  const servedBy = new Map<number, number>();
  const used = groups.map(() => 0);

  // A thing gets a server if one is free, or if the thing that has it gets another or gives way to one of its group.
  const serve = (thing: number, tried: Set<number>): boolean => {
    for (const server of things[thing]?.servers ?? []) {
      if (tried.has(server)) continue;
      tried.add(server);
      const rival = servedBy.get(server);
      if (rival !== undefined && !moves(rival, tried)) continue;
      servedBy.set(server, thing);
      serverOf[thing] = server;
      return true;
    }
    return false;
  };
  const moves = (thing: number, tried: Set<number>): boolean => {
    if (serve(thing, tried)) return true;
    const { group } = things[thing] ?? { group: -1 };
    for (const [other, one] of things.entries()) {
      if (one.group !== group || serverOf[other] !== -1) continue;
      if (!serve(other, tried)) continue;
      serverOf[thing] = -1;
      return true;
    }
    return false;
  };

  let served = 0;
  for (const [group, { most }] of groups.entries())
    for (const [thing, one] of things.entries()) {
      if (one.group !== group || serverOf[thing] !== -1 || (used[group] ?? 0) >= most) continue;
      if (!serve(thing, new Set())) continue;
      used[group] = (used[group] ?? 0) + 1;
      served++;
    }
  return served;
}
