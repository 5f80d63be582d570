import Type from 'typebox';
import {
  BotLevel,
  ChoiceValue,
  Count,
  closed,
  EventValue,
  Id,
  list,
  nullable,
  OutcomeValue,
  oneOf,
  ReasonValue,
  SeatNumber,
  Text,
  Time,
  View,
  Viewer,
} from './values.ts';

const noClock = Type.Object({ kind: Type.Literal('none') }, closed);
/** Seconds for the whole match, and an increment for each answer. */
const liveClock = Type.Object(
  {
    kind: Type.Literal('live'),
    bank: Type.Integer({ minimum: 1, maximum: 86_400 }),
    increment: Type.Integer({ minimum: 0, maximum: 3_600 }),
  },
  closed,
);
/** Hours for each decision. */
const slowClock = Type.Object(
  { kind: Type.Literal('slow'), hours: Type.Number({ minimum: 0.001, maximum: 24 * 60 }) },
  closed,
);
export const ClockSetting = Type.Union([noClock, liveClock, slowClock]);

/** The settings of a table, besides the options of the game. */
export const TableSettings = Type.Object(
  {
    clock: ClockSetting,
    /** What happens to a seat whose time runs out. */
    timeout: oneOf(['bot', 'resign']),
    /** The bot that plays on for a person who left. */
    standIn: BotLevel,
    spectators: Type.Boolean(),
    /** Whether players may ask for hints. */
    hints: Type.Boolean(),
    /** Shown in the list of open tables. */
    listed: Type.Boolean(),
  },
  closed,
);

export const Named = Type.Object({ id: Id, name: Type.String() }, closed);

/** The character of a bot: its personality, and its name in every language. */
export const Character = Type.Object({ personality: Type.String(), name: Text }, closed);

export const OnlineSeat = Type.Object(
  {
    seat: SeatNumber,
    kind: oneOf(['person', 'open', 'invited', 'shared', 'bot']),
    /** Of a bot, as the table was created. */
    level: nullable(Type.String()),
    person: nullable(Named),
    /** Of a bot. */
    character: Type.Optional(Character),
  },
  closed,
);

/** The state of a table for lists, as far as the reader may know it. */
const summary = {
  /**
   * The seats that the open decision asks, answered or not; whether it waits for the reader, and with a clock until
   * when. Null unless the match is running.
   */
  turn: nullable(Type.Object({ seats: list(SeatNumber), mine: Type.Boolean(), due: nullable(Time) }, closed)),
  /** For each seat the level of the bot that plays it now, or null. */
  bots: list(nullable(Type.String())),
  /** The round that the match is in, or ended in, counted from 1; 0 before the first, without a match, and where it was not kept. */
  round: Count,
  scores: list(Type.Number()),
  places: nullable(list(Type.Integer())),
  /** The number of entries that the reader knows of. */
  entryCount: Count,
  /** The time of the last entry that the reader knows of. */
  changed: Time,
};
export const TableSummary = Type.Object(summary, closed);

/** A table over HTTP. */
export const TableInfo = Type.Object(
  {
    id: Id,
    game: Type.String(),
    options: Type.Object({}, { additionalProperties: true }),
    settings: TableSettings,
    owner: Named,
    status: oneOf(['open', 'running', 'over', 'halted', 'closed']),
    imported: Type.Boolean(),
    /** The table that this one is the rematch of. */
    again: nullable(Id),
    /** The rematch of this one, once there is one. */
    next: nullable(Id),
    created: Time,
    started: nullable(Time),
    ended: nullable(Time),
    version: Type.Integer(),
    /** Once it has begun. */
    commitment: Type.Optional(Type.String()),
    /** Once it is over. */
    seed: Type.Optional(Type.String()),
    /** For its owner, before it begins. */
    invite: Type.Optional(Type.String()),
    seats: list(OnlineSeat),
    /** The seats of the reader. */
    mine: list(SeatNumber),
    ...summary,
  },
  closed,
);

export const entryKinds = ['setup', 'step', 'undo', 'redo', 'resign', 'handover', 'upgrade'] as const;

const entry = {
  n: Count,
  kind: oneOf(entryKinds),
  /** Omitted where it would reveal who was the last to answer. */
  seat: Type.Optional(SeatNumber),
  /** Of a handover: `person`, or `bot:` and a level. */
  to: Type.Optional(Type.String()),
  /** Of an undo that took back answers of bots as well: the number of the first step that is gone, and all after it. */
  from: Type.Optional(Count),
  /** Milliseconds since the match began. */
  time: Type.Integer(),
  events: list(EventValue),
};
/** An entry of the log as a viewer sees it; the first one is the set-up. */
export const VisibleEntry = Type.Object(entry, closed);
export const EntryWithView = Type.Object({ ...entry, view: Type.Optional(View) }, closed);

/** The clock of a seat: milliseconds left when this was sent, and whether it runs. */
export const ClockReading = Type.Object({ left: Type.Number(), runs: Type.Boolean() }, closed);

/** The state of a match for a viewer. */
export const stateFields = {
  table: Type.String(),
  seat: Viewer,
  /** The number of entries that this viewer knows of. */
  n: Count,
  /** The number of the open decision, which an answer repeats. */
  decision: Count,
  view: View,
  /** The entries after the viewer's last `n`. */
  entries: list(VisibleEntry),
  choices: list(ChoiceValue),
  clocks: nullable(list(ClockReading)),
  undo: Type.Boolean(),
  /** Why the seat's last step cannot be undone; null if it can, and for spectators. */
  undoRefused: nullable(ReasonValue),
  redo: Type.Boolean(),
  /** For each seat the level of the bot that plays it, or null. */
  bots: list(nullable(Type.String())),
  resigned: list(SeatNumber),
  halted: Type.Boolean(),
  outcome: nullable(OutcomeValue),
  /** Once the match is over. */
  seed: Type.Optional(Type.String()),
};

export const ChatLine = Type.Object(
  { line: Count, person: Id, name: Type.String(), text: Type.String(), at: Time, removed: Type.Boolean() },
  closed,
);

/** The seat of an entry, where the viewer may know it, and its round. */
export const EntryMark = Type.Object({ seat: nullable(SeatNumber), round: Type.Integer() }, closed);

/** The match after `at` of its `of` entries, seen from one seat. Undone entries do not count. */
export const ReplayState = Type.Object(
  { at: Count, of: Count, view: View, entry: nullable(VisibleEntry), marks: list(EntryMark) },
  closed,
);

export const MatchStats = Type.Object(
  {
    names: list(Type.String()),
    values: Type.Unsafe<{ readonly [name: string]: readonly (readonly number[])[] }>(
      Type.Record(Type.String(), Type.Array(Type.Array(Type.Number()))),
    ),
    rounds: list(Type.Integer()),
  },
  closed,
);
