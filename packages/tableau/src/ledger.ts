import { type Node, value } from '@cinderhall/kernel';

/** Points of one origin: in which way they came, and from a card of which design (−1: from none). */
export interface Entry {
  readonly way: string;
  readonly design: number;
  readonly n: number;
}
/** Where a score came from. It is replaced with every change, so that copies of a state can share it. */
export type Ledger = readonly Entry[];

export const ledger = (): Node<Ledger> => value<Ledger>();

/** The ledger after so many more points, or fewer, of an origin. */
export function entered(book: Ledger, way: string, design: number, n: number): Ledger {
  const next = book.slice();
  for (let at = 0; at < next.length; at++) {
    const entry = next[at] as Entry;
    if (entry.design !== design || entry.way !== way) continue;
    next[at] = { way, design, n: entry.n + n };
    return next;
  }
  next.push({ way, design, n });
  return next;
}
