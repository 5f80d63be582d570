import Type, { type Static, type TSchema } from 'typebox';
import { MessageId } from './client.ts';
import { ChatLine, stateFields } from './table.ts';
import { Count, closed, ErrorValue, Id, list, nullable, ReasonValue, SeatNumber, Time, View } from './values.ts';

const message = <T extends string, F extends Record<string, TSchema>>(type: T, fields: F) =>
  Type.Object({ type: Type.Literal(type), ...fields }, closed);
/** A reply has the id of the message that it answers, if that had one. */
const reply = <T extends string, F extends Record<string, TSchema>>(type: T, fields: F) =>
  message(type, { id: Type.Optional(MessageId), ...fields });

/** The messages of the server over the WebSocket, by type. */
export const serverMessages = {
  /** The first message. */
  hello: message('hello', { protocol: Type.Integer(), person: nullable(Id), now: Time }),
  pong: reply('pong', { now: Time }),
  ok: reply('ok', {
    /** After an answer: the number of entries that the seat knows of now. */
    n: Type.Optional(Count),
    /** The same answer had been accepted before. */
    repeated: Type.Optional(Type.Boolean()),
    /** The number of the new chat line. */
    line: Type.Optional(Count),
  }),
  refused: reply('refused', { error: ErrorValue }),
  why: reply('why', { reasons: list(ReasonValue) }),
  hint: reply('hint', {
    decision: Count,
    /** The best choices, the best one first. */
    best: list(Type.Object({ index: Type.Integer(), reasons: list(ReasonValue) }, closed)),
  }),
  /** The view after an answer; null if it would reveal something to the seat. */
  foreseen: reply('foreseen', { seat: SeatNumber, decision: Count, index: Type.Integer(), view: nullable(View) }),
  state: message('state', { ...stateFields, table: Id }),
  /** On a shared screen: this seat has to act now, and sends `ready` when it is in front of the screen. */
  call: message('call', { table: Id, seat: SeatNumber }),
  chat: message('chat', { table: Id, lines: list(ChatLine) }),
  /** The seats whose people watch the table now, and the number of spectators. */
  presence: message('presence', { table: Id, here: list(SeatNumber), spectators: Count }),
  /** Seats or settings have changed: fetch the table over HTTP. */
  changed: message('changed', { table: Id }),
  /** The hall is busy: bots here think with this share of their usual budget, 0 without searching; 1: as usual again. */
  botShare: message('botShare', { table: Id, share: Type.Number({ minimum: 0, maximum: 1 }) }),
  /** The game failed; the table stays at its last valid state. */
  halted: message('halted', { table: Id, code: Type.String() }),
  /** The database is unreachable, or reachable again; nothing is lost. */
  reconnecting: message('reconnecting', {}),
  reconnected: message('reconnected', {}),
  /** The server is being restarted: connect again. */
  closing: message('closing', {}),
};

export type ServerMessages = { readonly [T in keyof typeof serverMessages]: Static<(typeof serverMessages)[T]> };
