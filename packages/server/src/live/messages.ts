import Type, { type Static } from 'typebox';
import { Compile } from 'typebox/compile';

export const PROTOCOL = 1;

const closed = { additionalProperties: false } as const;
const table = Type.String({ pattern: '^[2-9b-z]{15}$' });
const decision = Type.Integer({ minimum: 0, maximum: 1_000_000 });
const index = Type.Integer({ minimum: 0, maximum: 100_000 });
const seat = Type.Integer({ minimum: 0, maximum: 31 });
/** Comes back with the answer, so that a client knows which message it belongs to. */
const id = Type.Optional(
  Type.Union([Type.Integer({ minimum: 0, maximum: 2 ** 53 - 1 }), Type.String({ maxLength: 40 })]),
);

const messages = {
  ping: Type.Object({ type: Type.Literal('ping'), id }, closed),
  watch: Type.Object(
    {
      type: Type.Literal('watch'),
      id,
      table,
      /** The last `n` the client has seen; −1 for everything from the set-up on. */
      since: Type.Optional(Type.Integer({ minimum: -1, maximum: 1_000_000 })),
      invite: Type.Optional(Type.String({ maxLength: 64 })),
    },
    closed,
  ),
  leave: Type.Object({ type: Type.Literal('leave'), id, table }, closed),
  answer: Type.Object(
    {
      type: Type.Literal('answer'),
      id,
      table,
      seat,
      decision,
      index,
    },
    closed,
  ),
  undo: Type.Object({ type: Type.Literal('undo'), id, table, seat }, closed),
  redo: Type.Object({ type: Type.Literal('redo'), id, table, seat }, closed),
  resign: Type.Object({ type: Type.Literal('resign'), id, table, seat }, closed),
  /** A bot plays on for the seat. */
  handOver: Type.Object({ type: Type.Literal('handOver'), id, table, seat }, closed),
  takeBack: Type.Object({ type: Type.Literal('takeBack'), id, table, seat }, closed),
  /** The seat that was called is in front of the shared screen now. */
  ready: Type.Object({ type: Type.Literal('ready'), id, table, seat }, closed),
  why: Type.Object({ type: Type.Literal('why'), id, table, seat, ref: Type.String({ maxLength: 80 }) }, closed),
  hint: Type.Object({ type: Type.Literal('hint'), id, table, seat }, closed),
  /** What would be, if the seat answered so. */
  foresee: Type.Object({ type: Type.Literal('foresee'), id, table, seat, decision, index }, closed),
  say: Type.Object(
    { type: Type.Literal('say'), id, table, text: Type.String({ minLength: 1, maxLength: 500 }) },
    closed,
  ),
};

export type MessageType = keyof typeof messages;
export type MessageIn = { [T in MessageType]: Static<(typeof messages)[T]> }[MessageType];
export type MessageOf<T extends MessageType> = Static<(typeof messages)[T]>;

/** For the page that describes the protocol. */
export const messageSchemas = messages;

const checks = new Map(Object.entries(messages).map(([type, schema]) => [type, Compile(schema)]));

/** A message that is exactly what it should be, or null. */
export function readMessage(json: unknown): MessageIn | null {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return null;
  const { type } = json as { type?: unknown };
  const check = typeof type === 'string' ? checks.get(type) : undefined;
  return check?.Check(json) ? (json as MessageIn) : null;
}

/** The id of something that may not even be a message, to answer it with. */
export function idOf(json: unknown): string | number | undefined {
  if (typeof json !== 'object' || json === null) return undefined;
  const { id: given } = json as { id?: unknown };
  if (typeof given === 'string') return given.slice(0, 40);
  return typeof given === 'number' ? given : undefined;
}
