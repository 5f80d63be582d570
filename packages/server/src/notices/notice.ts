import Type, { type Static } from 'typebox';
import { jsonReader } from '../store/json.ts';

const text = Type.String();
const ids = Type.Optional(Type.Array(text));

/** Who watches a table on another process: people with a seat by name, the others by their number. */
const Present = Type.Object({
  table: text,
  people: Type.Array(text),
  others: Type.Number(),
  /** The other processes shall tell the same of themselves. */
  ask: Type.Boolean(),
});
export type Present = Static<typeof Present>;

/** Requests of a network, of a route if it has a limit of its own. */
const Rate = Type.Object({ key: text, hits: Type.Number() });

const Charge = Type.Object({ payer: text, milliseconds: Type.Number() });

/** What processes tell each other. All of it can be lost: it only says where to look, or how much was used. */
const kinds = {
  /** Matches with new entries. */
  entries: ids,
  /** Tables whose rows have changed. */
  tables: ids,
  /** Tables with new chat lines. */
  chat: ids,
  presence: Type.Optional(Type.Array(Present)),
  /** Sessions that ended. */
  sessions: ids,
  /** Networks whose guests have put a table into the public list. */
  listed: ids,
  /** Requests that count towards limits. */
  rates: Type.Optional(Type.Array(Rate)),
  /** Computing time of records. */
  charges: Type.Optional(Type.Array(Charge)),
} as const;

const NoticeObject = Type.Object(kinds);
export type Notice = Static<typeof NoticeObject>;

const Sent = Type.Object({
  /** The process that sent it. */
  from: text,
  /** Its number among those that the process has sent on this topic. */
  seq: Type.Optional(Type.Number()),
  ...kinds,
  /** Sent at intervals on the common topic: how far the process has come on each topic since the last time. */
  beat: Type.Optional(Type.Number()),
  last: Type.Optional(Type.Record(text, Type.Number())),
  bye: Type.Optional(Type.Boolean()),
});
export type Sent = Static<typeof Sent>;
export const readSent = jsonReader(Sent);
