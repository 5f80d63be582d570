import type { GameEvent, Ref, Seat } from '@cinderhall/kernel';
import type { Moment } from '../protocol.ts';

/** The log with what is new in it. What was taken back leaves it. */
export function joined(log: readonly Moment[], fresh: readonly Moment[]): Moment[] {
  const first = fresh[0]?.n ?? Number.POSITIVE_INFINITY;
  const all = log.filter(({ n }) => n < first);
  for (const moment of fresh) {
    if (moment.kind !== 'undo') {
      all.push(moment);
      continue;
    }
    const taken = all.findLastIndex(({ kind, seat }) => (kind === 'step' || kind === 'redo') && seat === moment.seat);
    if (taken >= 0) all.splice(taken, 1);
  }
  return all;
}

const ALONE = 6;

/** What happened since the seat's last turn; the steps it has made since are told too. */
export function sinceMyTurn(log: readonly Moment[], seat: Seat): readonly Moment[] {
  let from = log.length - 1;
  while (from >= 0 && log[from]?.seat === seat) from--;
  // Alone at the table everything is part of one's own steps.
  if (from < 0) return log.slice(-ALONE);
  while (from >= 0 && log[from]?.seat !== seat) from--;
  return log.slice(from + 1);
}

/** The things an event is about. */
export function refsOf(event: GameEvent): Ref[] {
  const refs: Ref[] = [];
  for (const name of ['card', 'over', 'of', 'by', 'enemy', 'onto'])
    if (typeof event[name] === 'number' && (event[name] as number) >= 0) refs.push(`card:${event[name]}`);
  return refs;
}
