import { type Outcome, type Reason, type Seat, scoreParts } from '@cinderhall/kernel';

/** A source of points, and what it brought every seat. */
export interface LedgerColumn {
  /** Null: several small sources, folded into one. */
  readonly head: Reason | null;
  readonly points: readonly number[];
}

/** More columns cannot be read at a glance. */
const WIDEST = 6;

/** Where the points of all seats come from, the heaviest source first; the smallest ones are folded together. */
export function ledgerOf(outcome: Pick<Outcome, 'places' | 'lines'>): LedgerColumn[] {
  const columns = new Map<string, { head: Reason; points: number[] }>();
  for (const seat of outcome.places.keys())
    for (const { head, points } of scoreParts(outcome, seat)) {
      const column = columns.get(head.key) ?? { head, points: outcome.places.map(() => 0) };
      column.points[seat] = (column.points[seat] ?? 0) + points;
      columns.set(head.key, column);
    }
  const weight = ({ points }: LedgerColumn): number => points.reduce((sum, one) => sum + Math.abs(one), 0);
  const sorted = [...columns.values()].sort((a, b) => weight(b) - weight(a));
  if (sorted.length <= WIDEST) return sorted;
  const small = sorted.slice(WIDEST - 1);
  const points = outcome.places.map((_, seat) => small.reduce((sum, column) => sum + (column.points[seat] ?? 0), 0));
  return [...sorted.slice(0, WIDEST - 1), { head: null, points }];
}

/** The seats that have most of a column; nobody where nobody has anything. */
export function leadersOf({ points }: LedgerColumn): Seat[] {
  const most = Math.max(...points);
  return most > 0 ? points.flatMap((one, seat) => (one === most ? [seat] : [])) : [];
}
