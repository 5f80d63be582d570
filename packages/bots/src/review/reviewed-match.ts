import {
  type AddressedEvent,
  type AnyGame,
  type AppliedEntry,
  beginSave,
  type Choice,
  EngineError,
  type Entry,
  type GameState,
  isRefused,
  longEntry,
  type Match,
  must,
  type Outcome,
  type Refused,
  refuse,
  repeatEntry,
  type Save,
  type Seat,
} from '@cinderhall/kernel';

/** What somebody was asked, and what they answered. */
export interface Question {
  readonly choices: readonly Choice[];
  readonly chosen: number;
}

/** One entry of a finished match that was not taken back. */
export interface Turn {
  /** The state it was made in. */
  readonly before: GameState;
  readonly after: GameState;
  readonly by: Seat | null;
  readonly question: Question | null;
  readonly events: readonly AddressedEvent[];
}

/** A finished match, played again. Its turns are numbered as in a replay. */
export interface ReviewedMatch {
  readonly game: AnyGame;
  readonly turns: readonly Turn[];
  readonly outcome: Outcome;
}

/** What one seat saw before a turn. Nothing else of a match may reach a judgement. */
export interface SeatTurn {
  readonly view: GameState;
  /** What the seat itself was asked; null where somebody else acted. */
  readonly question: Question | null;
}

/**
 * Plays a saved match again. One that still runs is nobody's to judge; neither is one that the present rules do not lead
 * to where it ended.
 */
export function reviewedMatchOf(game: AnyGame, save: Save): ReviewedMatch | Refused {
  const match = beginSave(game, save);
  if (isRefused(match)) return match;
  const turns = playAgain(match, save);
  if (isRefused(turns)) return underOtherRules(game, save) ?? turns;
  if (match.hash() !== save.hash) return underOtherRules(game, save) ?? refuse('save.hash', { step: match.length });
  const outcome = match.outcome();
  return outcome ? { game, turns, outcome } : refuse('review.running');
}

/** Why a match cannot be played again that other rules than the present ones were made for. */
function underOtherRules(game: AnyGame, { rules }: Save): Refused | null {
  if (rules < game.rules) return refuse('save.unverifiable', { from: rules, to: game.rules });
  return rules > game.rules ? refuse('save.newerRules', { game: game.id, save: rules, code: game.rules }) : null;
}

function playAgain(match: Match, save: Save): Turn[] | Refused {
  const turns: Turn[] = [];
  const retracted = new Map<Seat, Question | null>();
  for (const short of save.log.slice(match.length)) {
    const entry = must(longEntry(short), 'a readable entry');
    const question = questionOf(match, entry, retracted);
    const before = match.state;
    const applied = repeated(match, entry);
    if (isRefused(applied)) return refuse('save.replay', { step: match.length + 1 });
    const by = 'seat' in entry ? entry.seat : null;
    if (entry.kind === 'undo') takeBack(turns, entry, retracted);
    else turns.push({ before, after: match.state, by, question, events: applied.events });
  }
  return turns;
}

/** What older rules allowed may be an impossible state under the present ones. */
function repeated(match: Match, entry: Entry): AppliedEntry | Refused {
  try {
    return repeatEntry(match, entry);
  } catch (error) {
    if (error instanceof EngineError) return refuse('save.replay', { step: match.length + 1 });
    throw error;
  }
}

function questionOf(match: Match, entry: Entry, retracted: ReadonlyMap<Seat, Question | null>): Question | null {
  if (entry.kind === 'redo') return retracted.get(entry.seat) ?? null;
  if (entry.kind !== 'step') return null;
  const { game } = match;
  const choices = match.choices(entry.seat);
  const wanted = JSON.stringify(game.schema.lengthen(entry.choice));
  const chosen = choices.findIndex((choice) => JSON.stringify(choice) === wanted);
  return chosen < 0 ? null : { choices, chosen };
}

/** A single step that was taken back is the last one of its seat: others may have answered in secret meanwhile. */
function takeBack(
  turns: Turn[],
  { seat, steps }: Extract<Entry, { kind: 'undo' }>,
  retracted: Map<Seat, Question | null>,
): void {
  let left = steps;
  for (let i = turns.length - 1; i >= 0 && left > 0; i--) {
    const turn = must(turns[i]);
    if (!turn.question || (steps === 1 && turn.by !== seat)) continue;
    if (turn.by === seat) retracted.set(seat, turn.question);
    turns.splice(i, 1);
    left -= 1;
  }
}

/** The match as one seat saw it: before every turn, and at the end. */
export function seatTurnsOf({ game, turns }: ReviewedMatch, seat: Seat): SeatTurn[] {
  const seen = (state: GameState): GameState => game.schema.view(state, seat);
  const seatTurns = turns.map(({ before, by, question }) => ({
    view: seen(before),
    question: by === seat ? question : null,
  }));
  const last = turns.at(-1);
  return last ? [...seatTurns, { view: seen(last.after), question: null }] : seatTurns;
}
