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
export interface Course {
  readonly game: AnyGame;
  readonly turns: readonly Turn[];
  readonly outcome: Outcome;
}

/** What one seat saw before a turn. Nothing else of a match may reach a judgement. */
export interface Moment {
  readonly view: GameState;
  /** What the seat itself was asked; null where somebody else acted. */
  readonly question: Question | null;
}

/** Plays a saved match again. One that still runs is nobody's to judge. */
export function courseOf(game: AnyGame, save: Save): Course | Refused {
  const match = beginSave(game, save);
  if (isRefused(match)) return match;
  const turns: Turn[] = [];
  const retracted = new Map<Seat, Question | null>();
  for (const short of save.log.slice(match.length)) {
    const entry = must(longEntry(short), 'a readable entry');
    const question = questionOf(match, entry, retracted);
    const before = match.state;
    const applied = repeatEntry(match, entry);
    if (isRefused(applied)) return applied;
    const by = 'seat' in entry ? entry.seat : null;
    if (entry.kind === 'undo') takeBack(turns, entry, retracted);
    else turns.push({ before, after: match.state, by, question, events: applied.events });
  }
  const outcome = match.outcome();
  return outcome ? { game, turns, outcome } : refuse('review.running');
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
export function momentsOf({ game, turns }: Course, seat: Seat): Moment[] {
  const seen = (state: GameState): GameState => game.schema.view(state, seat);
  const moments = turns.map(({ before, by, question }) => ({
    view: seen(before),
    question: by === seat ? question : null,
  }));
  const last = turns.at(-1);
  return last ? [...moments, { view: seen(last.after), question: null }] : moments;
}
