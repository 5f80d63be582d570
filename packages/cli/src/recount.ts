import {
  type AnyGame,
  eventsFor,
  type GameEvent,
  type GameState,
  type Lexicon,
  type Seat,
  say,
} from '@cinderhall/kernel';
import type { Moment } from './walk.ts';

/** What happened in one entry of a log, in words. */
export interface RecountedEntry {
  readonly n: number;
  readonly kind: string;
  readonly seat: Seat | null;
  readonly time: number;
  readonly choice?: unknown;
  readonly words?: string;
  readonly events: readonly (GameEvent & { readonly words: string })[];
}

/** Through whose eyes a match is told: a seat, −1 for a spectator, or null for everything there is. */
export type Eyes = Seat | null;

const seenBy = (game: AnyGame, state: GameState, eyes: Eyes): GameState =>
  eyes === null ? state : game.schema.view(state, eyes);

export function recount(
  game: AnyGame,
  words: Lexicon,
  { n, entry, choice, events, before, after }: Moment,
  eyes: Eyes,
): RecountedEntry {
  const seat = entry && 'seat' in entry ? entry.seat : null;
  const told = { n, kind: entry?.kind ?? 'setup', seat, time: entry?.time ?? 0, events: [] };
  if (!after) return told;
  const view = seenBy(game, after, eyes);
  const seen = eyes === null ? events.map(({ event }) => event) : eventsFor(events, eyes);
  // What another seat chose may be secret; what came of it is told by the events.
  const open = choice && before && seat !== null && (eyes === null || eyes === seat);
  return {
    ...told,
    ...(open ? { choice, words: say(words, game.describe.choice(seenBy(game, before, eyes), choice, seat)) } : {}),
    events: seen.map((event) => ({ ...event, words: say(words, game.describe.event(view, event)) })),
  };
}

/** The question that waits after an entry, with the choices of the seats whose eyes we have. */
export interface Question {
  readonly seat: Seat;
  readonly words: string;
  readonly choices: readonly string[];
}

export function questions(game: AnyGame, words: Lexicon, { position }: Moment, eyes: Eyes): Question[] {
  const decision = position?.state.decision;
  if (!position || !decision) return [];
  return position
    .waiting()
    .filter((seat) => eyes === null || eyes === seat)
    .map((seat) => {
      const view = seenBy(game, position.state, eyes);
      return {
        seat,
        words: say(words, game.describe.decision(view, decision, seat)),
        choices: position.choices(seat).map((choice) => say(words, game.describe.choice(view, choice, seat))),
      };
    });
}
