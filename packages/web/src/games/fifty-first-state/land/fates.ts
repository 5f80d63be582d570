import type { GameEvent } from '@cinderhall/kernel';

/** What of the log says what happened. */
interface Told {
  readonly events: readonly GameEvent[];
}

const begins = ({ kind, phase }: GameEvent): boolean => kind === 'phase' && phase === 'attack';

/** The attack of one machine on the seat; what follows it in the log is what it did. */
const strikes = ({ kind, seat }: GameEvent, of: number): boolean => kind === 'struck' && seat === of;

/** The seat was spared an attack: it ignored the machine, or that found nothing. */
const spares = ({ kind, seat }: GameEvent, of: number): boolean =>
  (kind === 'ignored' || kind === 'spared') && seat === of;

/** What the machines have done to the seat in the attack that goes on, by the card of the machine. */
export function settledFates(log: readonly Told[], seat: number): ReadonlyMap<number, readonly GameEvent[]> {
  const all = log.flatMap(({ events }) => events);
  const found = new Map<number, GameEvent[]>();
  let last: GameEvent[] | null = null;
  for (const event of all.slice(all.findLastIndex(begins) + 1)) {
    const card = typeof event.card === 'number' ? event.card : -1;
    if (strikes(event, seat)) {
      last = [];
      found.set(card, last);
    } else if (spares(event, seat)) {
      last = null;
      found.set(card, [event]);
    } else if (event.seat === seat) last?.push(event);
    else last = null;
  }
  return found;
}
