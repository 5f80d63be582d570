import {
  type AddressedEvent,
  type AnyGame,
  beginSave,
  type Choice,
  type Entry,
  type GameState,
  isRefused,
  longEntry,
  type Match,
  must,
  type Position,
  refuse,
  repeatEntry,
  type Save,
} from '@cinderhall/kernel';
import { refusedBy } from './refusal.ts';

/** One entry of a log while it is replayed. The states are null when only the entry itself is known. */
export interface ReplayedEntry {
  /** From 1; 0 is the set-up. */
  readonly n: number;
  readonly entry: Entry | null;
  readonly choice: Choice | null;
  readonly events: readonly AddressedEvent[];
  readonly before: GameState | null;
  readonly after: GameState | null;
  /** Where the match stands; null once it is over. */
  readonly position: Position | null;
}

/** Replays a save, entry by entry. It does not check the save as a whole: `loadMatch` does. */
export function* replayEntries(game: AnyGame, save: Save): Generator<ReplayedEntry, void> {
  const entries = save.log.map((short) => must(longEntry(short), 'a readable entry'));
  const history = save.base?.at ?? 0;
  for (const [i, entry] of entries.slice(0, history).entries()) yield silent(i + 1, entry);
  const match = beginSave(game, save);
  if (isRefused(match)) throw refusedBy(match, { game });
  if (history === 0)
    yield { n: 0, entry: null, choice: null, events: match.opening, before: null, ...stateAfter(match) };
  for (const [i, entry] of entries.slice(history).entries()) {
    const before = match.state;
    const choice = entry.kind === 'step' ? game.schema.lengthen(entry.choice) : null;
    const happened = repeatEntry(match, entry);
    const n = history + i + 1;
    if (isRefused(happened)) throw refusedBy(refuse('save.replay', { step: n }));
    yield { n, entry, choice, events: happened.events, before, ...stateAfter(match) };
  }
}

const stateAfter = (match: Match) => ({ after: match.state, position: match.over ? null : match.position });

/** An entry from before the rules changed: it cannot be played again. */
export const silent = (n: number, entry: Entry): ReplayedEntry => ({
  n,
  entry,
  choice: null,
  events: [],
  before: null,
  after: null,
  position: null,
});
