import Type, { type Static, type TSchema } from 'typebox';
import { Count, closed, Id, SeatNumber } from './values.ts';

/** Repeated in the reply, so that a client can match it to its message. */
export const MessageId = Type.Union([
  Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
  Type.String({ maxLength: 40 }),
]);
const table = Id;
const seat = SeatNumber;
const decision = Count;
const index = Type.Integer({ minimum: 0, maximum: 100_000 });

const message = <T extends string, F extends Record<string, TSchema>>(type: T, fields: F) =>
  Type.Object({ type: Type.Literal(type), id: Type.Optional(MessageId), ...fields }, closed);

/** The messages of clients over the WebSocket, by type. */
export const clientMessages = {
  ping: message('ping', {}),
  watch: message('watch', {
    table,
    /** The last `n` that the client has seen; −1 for all entries with the set-up. */
    since: Type.Optional(Type.Integer({ minimum: -1, maximum: 1_000_000 })),
    invite: Type.Optional(Type.String({ maxLength: 64 })),
  }),
  leave: message('leave', { table }),
  answer: message('answer', { table, seat, decision, index }),
  undo: message('undo', { table, seat }),
  redo: message('redo', { table, seat }),
  resign: message('resign', { table, seat }),
  /** A bot plays on for the seat. */
  handover: message('handover', { table, seat }),
  /** Its person plays again. */
  takeBack: message('takeBack', { table, seat }),
  /** The seat that was called is in front of the shared screen now. */
  ready: message('ready', { table, seat }),
  why: message('why', { table, seat, ref: Type.String({ maxLength: 80 }) }),
  hint: message('hint', { table, seat }),
  /** The view after an answer, without giving it. */
  foresee: message('foresee', { table, seat, decision, index }),
  say: message('say', { table, text: Type.String({ minLength: 1, maxLength: 500 }) }),
};

export type ClientMessages = { readonly [T in keyof typeof clientMessages]: Static<(typeof clientMessages)[T]> };
