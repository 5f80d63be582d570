import { Network } from './network.ts';

/** How many of some things can be served, each by a server of its own, where only so many of each group may be served. */
interface Group {
  /** How many of them at most. */
  readonly most: number;
  /** For each thing of the group: the servers that can serve it. */
  readonly things: readonly (readonly number[])[];
}

const [START, END] = [0, 1];

/** The greatest number of things that can be served at once. */
export function mostServed(groups: readonly Group[]): number {
  if (groups.every(({ things }) => things.length === 0)) return 0;
  let places = 2 + groups.length;
  const serverAt = new Map<number, number>();
  for (const server of new Set(groups.flatMap(({ things }) => things.flat()))) serverAt.set(server, places++);
  const network = new Network(places + groups.reduce((sum, { things }) => sum + things.length, 0));
  for (const place of serverAt.values()) network.join(place, END, 1);
  for (const [at, { most, things }] of groups.entries()) {
    network.join(START, 2 + at, most);
    for (const servers of things) {
      network.join(2 + at, places, 1);
      for (const server of servers) network.join(places, serverAt.get(server) ?? END, 1);
      places++;
    }
  }
  let served = 0;
  while (network.push(START, END)) served++;
  return served;
}
