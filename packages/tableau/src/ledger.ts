import { must, type Node, type ScoreLine, type Seat, value } from '@cinderhall/kernel';

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
    const entry = must(next[at]);
    if (entry.design !== design || entry.way !== way) continue;
    next[at] = { way, design, n: entry.n + n };
    return next;
  }
  next.push({ way, design, n });
  return next;
}

/** A ledger of points from before there was one: nobody can tell any more where they came from. */
export const unexplained = (points: number): Ledger => (points === 0 ? [] : entered([], 'earlier', -1, points));

/** What a ledger tells of: the start of the game's keys, the rule of every way in the order of telling, and the cards. */
export interface LedgerWords {
  readonly keys: string;
  readonly rules: { readonly [way: string]: string };
  readonly designs: readonly { readonly id: string }[];
}

/** The lines of a ledger, way by way and card by card. */
export const ledgerLines = (book: Ledger, seat: Seat, { keys, rules, designs }: LedgerWords): ScoreLine[] =>
  Object.entries(rules).flatMap(([way, rule]) => {
    const head = { key: `${keys}.score.${way}`, rule };
    return book
      .filter((entry) => entry.way === way)
      .map(({ design, n }): ScoreLine => {
        const id = designs[design]?.id;
        return id ? { seat, key: `${keys}.card.${id}`, points: n, under: head } : { ...head, seat, points: n };
      });
  });
