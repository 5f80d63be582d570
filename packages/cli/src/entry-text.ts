import {
  type AnyGame,
  eventsFor,
  type GameEvent,
  type GameState,
  type Lexicon,
  type Seat,
  say,
} from '@cinderhall/kernel';
import type { ReplayedEntry } from './replay.ts';

/** What happened in one entry of a log, in words. */
export interface EntryText {
  readonly n: number;
  readonly kind: string;
  readonly seat: Seat | null;
  readonly time: number;
  readonly choice?: unknown;
  readonly words?: string;
  readonly events: readonly (GameEvent & { readonly words: string })[];
}

/** Who reads the match: a seat, −1 for a spectator, or null for somebody who sees everything. */
export type Viewer = Seat | null;

const seenBy = (game: AnyGame, state: GameState, viewer: Viewer): GameState =>
  viewer === null ? state : game.schema.view(state, viewer);

export function describeEntry(
  game: AnyGame,
  words: Lexicon,
  { n, entry, choice, events, before, after }: ReplayedEntry,
  viewer: Viewer,
): EntryText {
  const seat = entry && 'seat' in entry ? entry.seat : null;
  const text = { n, kind: entry?.kind ?? 'setup', seat, time: entry?.time ?? 0, events: [] };
  if (!after) return text;
  const view = seenBy(game, after, viewer);
  const seen = viewer === null ? events.map(({ event }) => event) : eventsFor(events, viewer);
  // What another seat chose may be secret; what came of it is told by the events.
  const open = choice && before && seat !== null && (viewer === null || viewer === seat);
  return {
    ...text,
    ...(open ? { choice, words: say(words, game.describe.choice(seenBy(game, before, viewer), choice, seat)) } : {}),
    events: seen.map((event) => ({ ...event, words: say(words, game.describe.event(view, event)) })),
  };
}

/** The question that waits after an entry, with the choices of the seats that the reader may see. */
export interface Question {
  readonly seat: Seat;
  readonly words: string;
  readonly choices: readonly string[];
}

export function questions(game: AnyGame, words: Lexicon, { position }: ReplayedEntry, viewer: Viewer): Question[] {
  const decision = position?.state.decision;
  if (!position || !decision) return [];
  return position
    .waiting()
    .filter((seat) => viewer === null || viewer === seat)
    .map((seat) => {
      const view = seenBy(game, position.state, viewer);
      return {
        seat,
        words: say(words, game.describe.decision(view, decision, seat)),
        choices: position.choices(seat).map((choice) => say(words, game.describe.choice(view, choice, seat))),
      };
    });
}
