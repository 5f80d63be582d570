import { type Level, levels } from '@cinderhall/bots';
import Type, { type Static } from 'typebox';

const closed = { additionalProperties: false } as const;

const noClock = Type.Object({ kind: Type.Literal('none') }, closed);
/** A bank of seconds for the whole match, and some more for each answer. */
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
export type ClockSetting = Static<typeof ClockSetting>;

/** What the owner decides about a table, besides the options of the game. */
export const Settings = Type.Object(
  {
    clock: ClockSetting,
    /** What happens to a seat whose time is up. */
    timeout: Type.Union([Type.Literal('bot'), Type.Literal('resign')]),
    /** The bot that plays on for a person who left. */
    standIn: Type.Unsafe<Level>(Type.Union(levels.map((level) => Type.Literal(level)))),
    spectators: Type.Boolean(),
    /** Players may ask what a good bot would do. */
    hints: Type.Boolean(),
    /** Shown in the list of open tables. */
    listed: Type.Boolean(),
  },
  closed,
);
export type Settings = Static<typeof Settings>;

export const usualSettings: Settings = {
  clock: { kind: 'none' },
  timeout: 'bot',
  standIn: 'veteran',
  spectators: true,
  hints: true,
  listed: true,
};

/** The settings of a stored table; one from before a setting existed has the usual. */
export const settingsOf = ({ settings }: { readonly settings: string }): Settings => ({
  ...usualSettings,
  ...(JSON.parse(settings) as Partial<Settings>),
});
