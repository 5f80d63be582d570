/** The tables of the database. Times are milliseconds since 1970. */

interface MetaRow {
  key: string;
  value: string;
}

export interface PersonRow {
  id: string;
  name: string;
  /** The name in the form in which names are compared; unique. Null for guests. */
  handle: string | null;
  /** argon2id; null for guests. */
  passphrase: string | null;
  language: string;
  created: number;
  webhook: string | null;
}

interface SessionRow {
  /** sha256 of the token in the cookie. */
  id: string;
  person: string;
  created: number;
  seen: number;
  /** Browser and system, for the list of one's sessions. */
  device: string;
}

/** Failed attempts to prove who one is. */
interface AttemptRow {
  /** What was tried: a way to sign in, and a name. */
  key: string;
  failed: number;
  /** Not before this time is another one looked at. */
  next: number;
}

interface RecoveryRow {
  /** sha256 of the recovery code. */
  code: string;
  person: string;
}

export type TableStatus = 'open' | 'running' | 'over' | 'halted' | 'closed';

export interface TableRow {
  id: string;
  game: string;
  options: string;
  settings: string;
  owner: string;
  status: TableStatus;
  /** The secret in the invitation link. */
  invite: string;
  /** Secret until the match is over. */
  seed: string;
  rules: number;
  cards: string;
  imported: number;
  /** The table that this one is the rematch of. */
  again: string | null;
  created: number;
  started: number | null;
  ended: number | null;
  /** The result, for lists: JSON. Null before the end, and for matches that ended before this column existed. */
  result: string | null;
  /** When it has to be handled: a bot is overdue, or a clock runs out. */
  due: number | null;
  /** 1: shown in the list of open tables, as the settings say. */
  listed: number;
  /** Incremented with every change of this row or of the seats. */
  version: number;
}

export const seatKinds = ['open', 'invited', 'person', 'shared', 'bot'] as const;
export type SeatKind = (typeof seatKinds)[number];

export interface SeatRow {
  match: string;
  seat: number;
  kind: SeatKind;
  /** The person who sits there, or for whom an invited seat is reserved. */
  person: string | null;
  level: string | null;
  /** When the person was last connected, to half a minute. */
  seen: number;
}

export interface EntryRow {
  match: string;
  /** From 1, without gaps. */
  n: number;
  /** An entry of the log in its short form: JSON. */
  entry: string;
  /** The index that was sent, where the entry is an answer. */
  answer: number | null;
  /** By which the writer of a row recognises it. */
  mark: string;
}

export interface SnapshotRow {
  match: string;
  kind: 'latest' | 'base';
  at: number;
  state: string;
  hash: string;
  rules: number;
  cards: string;
}

interface ChatRow {
  match: string;
  line: number;
  person: string;
  text: string;
  at: number;
  removed: number;
}

interface MuteRow {
  match: string;
  person: string;
}

interface BlockRow {
  person: string;
  blocked: string;
}

interface ReportRow {
  id: string;
  person: string | null;
  match: string | null;
  kind: 'person' | 'engine' | 'store';
  about: string;
  text: string;
  at: number;
}

interface PushRow {
  endpoint: string;
  person: string;
  p256dh: string;
  auth: string;
  created: number;
}

export interface OutboxRow {
  id: string;
  person: string;
  match: string;
  seat: number;
  /** The decision the person is reminded of. */
  asked: number;
  /** A kind in reminders/kinds.ts. */
  kind: string;
  way: 'push' | 'webhook';
  target: string;
  tries: number;
  next: number;
}

export interface Database {
  meta: MetaRow;
  people: PersonRow;
  sessions: SessionRow;
  recovery: RecoveryRow;
  attempts: AttemptRow;
  tables: TableRow;
  seats: SeatRow;
  entries: EntryRow;
  snapshots: SnapshotRow;
  chat: ChatRow;
  mutes: MuteRow;
  blocks: BlockRow;
  reports: ReportRow;
  pushes: PushRow;
  outbox: OutboxRow;
}

/** In an order in which rows can be restored. */
export const tableNames = [
  'meta',
  'people',
  'sessions',
  'recovery',
  'attempts',
  'tables',
  'seats',
  'entries',
  'snapshots',
  'chat',
  'mutes',
  'blocks',
  'reports',
  'pushes',
  'outbox',
] as const satisfies readonly (keyof Database)[];
