import type { Save } from '@cinderhall/kernel';
import Type, { type Static } from 'typebox';
import { ChatLine, EntryWithView, MatchStats, ReplayState, stateFields, TableInfo, TableSettings } from './table.ts';
import { BotLevel, Count, closed, Id, list, oneOf, SeatNumber, Text, Viewer } from './values.ts';

const Empty = Type.Object({}, closed);
const OfTable = Type.Object({ table: Id }, closed);
const OfSeat = Type.Object({ table: Id, seat: SeatNumber }, closed);
const Invite = Type.Optional(Type.String({ maxLength: 64 }));
const NewId = Type.Object({ id: Id }, closed);
const open = { additionalProperties: true } as const;

export const SeatWish = Type.Object(
  { kind: oneOf(['me', 'open', 'invited', 'shared', 'bot']), level: Type.Optional(Type.String({ maxLength: 40 })) },
  closed,
);
/** The table to create. */
export const TableWish = Type.Object(
  {
    game: Type.String({ maxLength: 60 }),
    options: Type.Optional(Type.Object({}, open)),
    seats: list(SeatWish, { minItems: 1, maxItems: 32 }),
    settings: Type.Optional(Type.Partial(TableSettings, closed)),
  },
  closed,
);
/** What a free seat can be for. */
export const SeatPurpose = Type.Union([
  Type.Object({ kind: oneOf(['open', 'invited']) }, closed),
  Type.Object({ kind: Type.Literal('bot'), level: Type.Unsafe<string>(BotLevel) }, closed),
]);

export const GameInfo = Type.Object(
  {
    id: Type.String(),
    title: Text,
    rules: Type.Integer(),
    seats: Type.Object({ min: Type.Integer(), max: Type.Integer() }, closed),
    options: Type.Object({}, open),
    presets: Type.Object({}, open),
  },
  closed,
);

/** A match that is not over, as a file for one seat. Field names of files never change. */
export const SeatRecord = Type.Object(
  {
    format: Type.Literal('cinderhall-seat'),
    game: Type.String(),
    rules: Type.Integer(),
    options: Type.Object({}, open),
    seats: Type.Integer(),
    commitment: Type.String(),
    seat: Viewer,
    moments: list(EntryWithView),
  },
  closed,
);
const WholeSave = Type.Unsafe<Save>(
  Type.Object(
    { format: Type.Integer(), game: Type.String(), seed: Type.String(), log: Type.Array(Type.Unknown()) },
    open,
  ),
);
/** A match as a file: the whole save once it is over, before that the record of a seat. */
export const MatchFile = Type.Unsafe<Save | Static<typeof SeatRecord>>(Type.Union([WholeSave, SeatRecord]));

/** The tables after one: when it was made, and its id, because others may have been made at the same moment. */
const Page = Type.Object(
  { before: Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })), last: Type.Optional(Id) },
  closed,
);
const From = { seat: Type.Optional(Viewer) };
const Since = Type.Optional(Type.Integer({ minimum: -1, maximum: 1_000_000 }));

/** Tables before, during and after the match; the match itself goes over the WebSocket. */
export const tableRoutes = {
  'GET /api/games': { response: { 200: list(GameInfo) } },
  'GET /api/tables': { querystring: Page, response: { 200: list(TableInfo) } },
  'POST /api/tables': { body: TableWish, response: { 200: NewId } },
  'GET /api/tables/:table': {
    params: OfTable,
    querystring: Type.Object({ invite: Invite }, closed),
    response: { 200: TableInfo },
  },
  'POST /api/tables/:table/join': {
    params: OfTable,
    body: Type.Object({ seat: Type.Optional(SeatNumber), invite: Invite }, closed),
    response: { 200: Type.Object({ seat: SeatNumber }, closed) },
  },
  'PUT /api/tables/:table/seats/:seat': { params: OfSeat, body: SeatPurpose, response: { 200: Empty } },
  /** Before the match the seat is open again; during it a bot plays on. */
  'DELETE /api/tables/:table/seats/:seat': { params: OfSeat, response: { 200: Empty } },
  'POST /api/tables/:table/seats/:seat/bot': { params: OfSeat, response: { 200: Empty } },
  'DELETE /api/tables/:table/seats/:seat/bot': { params: OfSeat, response: { 200: Empty } },
  'POST /api/tables/:table/leave': { params: OfTable, response: { 200: Empty } },
  'POST /api/tables/:table/start': { params: OfTable, response: { 200: Empty } },
  'POST /api/tables/:table/close': { params: OfTable, response: { 200: Empty } },
  'POST /api/tables/:table/rematch': { params: OfTable, response: { 200: NewId } },
  'GET /api/me/tables': { querystring: Page, response: { 200: list(TableInfo) } },
  'GET /api/me/archive': { querystring: Page, response: { 200: list(TableInfo) } },
  'GET /api/tables/:table/chat': {
    params: OfTable,
    querystring: Type.Object({ after: Type.Optional(Count) }, closed),
    response: { 200: list(ChatLine) },
  },
  'POST /api/tables/:table/chat': {
    params: OfTable,
    body: Type.Object({ text: Type.String({ minLength: 1, maxLength: 500 }) }, closed),
    response: { 200: Type.Object({ line: Count }, closed) },
  },
  'DELETE /api/tables/:table/chat/:line': {
    params: Type.Object({ table: Id, line: Count }, closed),
    response: { 200: Empty },
  },
  'PUT /api/tables/:table/mutes/:person': {
    params: Type.Object({ table: Id, person: Id }, closed),
    response: { 200: Empty },
  },
  'DELETE /api/tables/:table/mutes/:person': {
    params: Type.Object({ table: Id, person: Id }, closed),
    response: { 200: Empty },
  },
  'GET /api/tables/:table/state': {
    params: OfTable,
    querystring: Type.Object({ ...From, since: Since }, closed),
    response: { 200: Type.Object({ type: Type.Literal('state'), ...stateFields, table: Id }, closed) },
  },
  'GET /api/tables/:table/replay': {
    params: OfTable,
    querystring: Type.Object({ ...From, at: Type.Optional(Count) }, closed),
    response: { 200: Type.Object({ seat: Viewer, ...ReplayState.properties }, closed) },
  },
  'GET /api/tables/:table/stats': {
    params: OfTable,
    querystring: Type.Object(From, closed),
    response: {
      200: Type.Object({ seat: Viewer, marks: ReplayState.properties.marks, ...MatchStats.properties }, closed),
    },
  },
  'GET /api/tables/:table/export': {
    params: OfTable,
    querystring: Type.Object(From, closed),
    response: { 200: MatchFile },
  },
  /** A save, which is verified by replaying it. */
  'POST /api/imports': { body: Type.Object({}, open), response: { 200: NewId } },
  'POST /api/tables/:table/fork': {
    params: OfTable,
    body: Type.Object({ at: Count, seat: SeatNumber, standIn: Type.Optional(BotLevel) }, closed),
    response: { 200: NewId },
  },
};
