import type { Static } from 'typebox';
import type { ClientMessages } from './schema/client.ts';
import type * as people from './schema/people.ts';
import type * as reminder from './schema/reminder.ts';
import type { ServerMessages } from './schema/server.ts';
import type * as table from './schema/table.ts';
import type * as tables from './schema/tables.ts';
import type * as values from './schema/values.ts';

/** The protocol between clients and servers: types, constants, and a reader that is light enough for a browser. */
export { readServerMessage, serverShapes } from './read-server.ts';
export type { Route, RouteAnswer, RouteBody, RouteParams, RouteQuery } from './schema/routes.ts';
export { TABLES_IN_PAGE, usualSettings } from './usual-settings.ts';
export { closeCodes, LIVE_PATH, liveAddress, PROTOCOL, PROTOCOL_HEADER } from './version.ts';

export type Id = string;

/** Messages over the WebSocket. */
export type ClientMessageType = keyof ClientMessages;
export type ClientMessageOf<T extends ClientMessageType> = ClientMessages[T];
export type ClientMessage = ClientMessages[ClientMessageType];
export type ServerMessageType = keyof ServerMessages;
export type ServerMessageOf<T extends ServerMessageType> = ServerMessages[T];
export type ServerMessage = ServerMessages[ServerMessageType];

/** Parts of messages. */
export type TableState = ServerMessageOf<'state'>;
export type VisibleEntry = Static<typeof table.VisibleEntry>;
export type ClockReading = Static<typeof table.ClockReading>;
export type ChatLine = Static<typeof table.ChatLine>;
export type WireError = Static<typeof values.ErrorValue>;

/** Tables and people over HTTP. */
export type ClockSetting = Static<typeof table.ClockSetting>;
export type TableSettings = Static<typeof table.TableSettings>;
export type TableInfo = Static<typeof table.TableInfo>;
export type TableSummary = Static<typeof table.TableSummary>;
export type OnlineSeat = Static<typeof table.OnlineSeat>;
export type Character = Static<typeof table.Character>;
export type Named = Static<typeof table.Named>;
export type ReplayState = Static<typeof table.ReplayState>;
export type EntryMark = Static<typeof table.EntryMark>;
export type TableWish = Static<typeof tables.TableWish>;
export type SeatWish = Static<typeof tables.SeatWish>;
export type SeatPurpose = Static<typeof tables.SeatPurpose>;
export type SeatRecord = Static<typeof tables.SeatRecord>;
export type MatchFile = Static<typeof tables.MatchFile>;
export type SessionInfo = Static<typeof people.SessionInfo>;
export type Person = Static<typeof people.Person>;
export type Reminder = Static<typeof reminder.Reminder>;
