import { type Level, levels } from '@cinderhall/bots';
import {
  type Choice,
  type GameEvent,
  type GameState,
  LANGUAGES,
  type Language,
  type Localized,
  type Outcome,
  type Reason,
} from '@cinderhall/kernel';
import Type, { type Static, type TSchema } from 'typebox';

/** Refuses unknown fields. */
export const closed = { additionalProperties: false } as const;

/** An array with a readonly type. */
export const list = <T extends TSchema>(items: T, limits: { minItems?: number; maxItems?: number } = {}) =>
  Type.Unsafe<readonly Static<T>[]>(Type.Array(items, limits));

export const nullable = <T extends TSchema>(schema: T) =>
  Type.Unsafe<Static<T> | null>(Type.Union([schema, Type.Null()]));

/** One of some strings. */
export const oneOf = <const T extends readonly string[]>(words: T) =>
  Type.Unsafe<T[number]>(Type.Union(words.map((word) => Type.Literal(word))));

/** Of a table or a person. */
export const Id = Type.String({ pattern: '^[2-9b-z]{15}$' });
export const SeatNumber = Type.Integer({ minimum: 0, maximum: 31 });
/** The seat of a viewer; −1 for spectators. */
export const Viewer = Type.Integer({ minimum: -1, maximum: 31 });
export const Count = Type.Integer({ minimum: 0, maximum: 1_000_000 });
/** Milliseconds since 1970. */
export const Time = Type.Integer();
export const LanguageCode = Type.Unsafe<Language>(oneOf(LANGUAGES));
export const BotLevel = Type.Unsafe<Level>(oneOf(levels));
export const Text = Type.Unsafe<Localized>(
  Type.Object(Object.fromEntries(LANGUAGES.map((language) => [language, Type.String()])), closed),
);

/** A message of the kernel, a game or the client: its key, and its parameters. */
export const ReasonValue = Type.Unsafe<Reason>(
  Type.Object(
    {
      key: Type.String(),
      params: Type.Optional(Type.Object({}, { additionalProperties: true })),
      rule: Type.Optional(Type.String()),
    },
    { additionalProperties: true },
  ),
);

/** A view of a game's state: the kernel's fields, and those of the game. */
export const View = Type.Unsafe<GameState>(
  Type.Object({ asked: Type.Integer(), decision: Type.Unknown() }, { additionalProperties: true }),
);
const kinded = Type.Object({ kind: Type.String() }, { additionalProperties: true });
export const ChoiceValue = Type.Unsafe<Choice>(kinded);
export const EventValue = Type.Unsafe<GameEvent>(kinded);

export const OutcomeValue = Type.Unsafe<Outcome>(
  Type.Object(
    {
      places: Type.Array(Type.Integer({ minimum: 1 })),
      scores: Type.Array(Type.Array(Type.Number())),
      ties: Type.Array(ReasonValue),
      lines: Type.Array(Type.Object({ key: Type.String(), seat: SeatNumber, points: Type.Number() })),
      notes: Type.Optional(Type.Array(Type.Object({ key: Type.String(), seat: SeatNumber }))),
    },
    closed,
  ),
);

/** Why something was refused. `message` is in the reader's language; refusals of a game have none. */
export const ErrorValue = Type.Object(
  {
    code: Type.String(),
    params: Type.Unsafe<NonNullable<Reason['params']>>(Type.Object({}, { additionalProperties: true })),
    message: Type.Optional(Type.String()),
    rule: Type.Optional(Type.String()),
  },
  closed,
);
export const ErrorAnswer = Type.Object({ error: ErrorValue }, closed);
