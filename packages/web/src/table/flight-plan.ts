import type { Flight, GameTable } from '../games/types.ts';
import type { TableState } from '../protocol.ts';

/** At most so many events of one state are animated. */
const EVENTS = 14;

/**
 * The flights of a new state, event by event. None where the state does not follow the one before it, or is seen from
 * another seat.
 */
export function flightsOf(
  { flights }: Pick<GameTable, 'flights'>,
  before: TableState | null,
  now: TableState,
): readonly (readonly Flight[])[] {
  if (!flights || !before || before.table !== now.table || before.seat !== now.seat || now.n < before.n) return [];
  const sent = now.entries
    .filter(({ n, kind }) => n > before.n && (kind === 'step' || kind === 'redo'))
    .flatMap(({ events }) => events.map((event) => flights(now.view, event, now.seat)))
    .filter((some) => some.length > 0);
  return together(sent).slice(-EVENTS);
}

/** Joins equal flights in a row into one that shows the sum. */
function together(sent: readonly (readonly Flight[])[]): (readonly Flight[])[] {
  const all: (readonly Flight[])[] = [];
  for (const some of sent) {
    const [last, ...others] = all.at(-1) ?? [];
    const [first] = some;
    if (last?.token && first && others.length === 0 && some.length === 1 && sameWay(last, first))
      all[all.length - 1] = [{ ...last, n: (last.n ?? 1) + (first.n ?? 1) }];
    else all.push(some);
  }
  return all;
}

const sameWay = (a: Flight, b: Flight): boolean =>
  a.from === b.from &&
  a.to === b.to &&
  a.sign === b.sign &&
  JSON.stringify(a.token?.props) === JSON.stringify(b.token?.props);
