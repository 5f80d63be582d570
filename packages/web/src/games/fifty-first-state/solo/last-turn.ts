import type { GameEvent } from '@cinderhall/kernel';

/** What of the log says what happened. */
interface Told {
  readonly n: number;
  readonly events: readonly GameEvent[];
}

/** The last turn of a lone player's opponent, step by step. */
export interface Turn {
  /** The entry of the log in which it began. */
  readonly n: number;
  /** The card that he turned up; −1: none. */
  readonly card: number;
  readonly steps: readonly GameEvent[];
}

const isHis = ({ kind }: GameEvent): boolean => kind.startsWith('borgo') || kind.startsWith('opponent');

/** Where a turn begins: Borgo turns up a card; the virtual opponent just acts. */
const begins = ({ kind }: GameEvent): boolean => kind === 'borgoDrew';

/** Actions of his that other steps belong to. */
export const isAction = ({ kind }: GameEvent): boolean => kind === 'borgoActs';

/** A new phase ends every turn. */
const ends = ({ kind }: GameEvent): boolean => kind === 'phase';

/** What happens until the next phase begins. */
function upToPhase(events: readonly GameEvent[]): readonly GameEvent[] {
  const end = events.findIndex(ends);
  return end < 0 ? events : events.slice(0, end);
}

/** Finds his last turn. A question in between, such as whom an attack hits, does not end it. */
export function lastTurn(log: readonly Told[]): Turn | null {
  const last = log.findLastIndex(({ events }) => events.some(isHis));
  if (last < 0) return null;
  const first = log.findLastIndex(({ events }) => events.some(begins));
  const from = first < 0 ? last : first;
  const events = log.slice(from).flatMap((entry) => entry.events);
  const start = events.findLastIndex(begins);
  const drawn = events[start];
  return {
    n: log[from]?.n ?? 0,
    card: typeof drawn?.card === 'number' ? drawn.card : -1,
    steps: upToPhase(events.slice(start + 1)).filter(isHis),
  };
}

/** How many brawlers Borgo has gathered since the round began. */
export function gatheredIn(log: readonly Told[]): number {
  const events = log.flatMap((entry) => entry.events);
  const since = events.slice(events.findLastIndex(({ kind }) => kind === 'round') + 1);
  return since.reduce((sum, { kind, n }) => (kind === 'borgoGathered' && typeof n === 'number' ? sum + n : sum), 0);
}

/** So many rounds are shown at a time. */
const TRACK = 6;

/** The rounds around the present one, that one among the first. */
export const roundsAround = (round: number): number[] => {
  const from = Math.max(1, round - TRACK + 2);
  return Array.from({ length: TRACK }, (_, i) => from + i);
};

/** What a step of his brought or cost him. */
export interface Result {
  readonly of: 'vp' | 'brawler';
  readonly n: number;
}

export function resultOf({ kind, n }: GameEvent): Result | null {
  const amount = typeof n === 'number' ? n : 0;
  switch (kind) {
    case 'borgoSpent':
      return { of: 'brawler', n: -1 };
    case 'borgoGathered':
      return { of: 'brawler', n: amount };
    case 'opponentScored':
      return { of: 'vp', n: amount };
    case 'opponentLost':
      return { of: 'vp', n: -amount };
    default:
      return null;
  }
}
