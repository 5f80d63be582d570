import type { RouteBody, SeatPurpose, SeatWish, TableInfo, TableWish } from '@cinderhall/protocol';
import { t } from '../app/words.ts';
import type { Id, OnlineSeat, Seat, SeatPlan, TableCard } from '../protocol.ts';
import { call } from './http.ts';
import { calledPerson } from './me.ts';
import type { PageStart } from './table-pages.ts';

/** A bot goes by its character. Those who share a screen have one name, so their seats are told apart by numbers. */
function nameOf({ seat, kind, person }: OnlineSeat, all: readonly OnlineSeat[]): string {
  if (kind === 'bot') return '';
  if (person === null) return '';
  const name = calledPerson(person);
  if (kind !== 'shared') return name;
  const before = all.filter((one) => one.kind === 'shared' && one.person?.id === person.id && one.seat < seat).length;
  return before === 0 ? name : t('web.seat.shared', { name, n: before + 1 });
}

const planOf = (seat: OnlineSeat, all: readonly OnlineSeat[]): SeatPlan => ({
  kind: seat.kind === 'bot' ? 'bot' : 'person',
  name: nameOf(seat, all),
  level: seat.level,
  ...(seat.character ? { character: seat.character } : {}),
});

export function cardOf(about: TableInfo): TableCard {
  const { id, game, options, settings, owner, status, imported, invite, seats, mine, turn } = about;
  const { created, changed, entryCount, round, scores, places } = about;
  return {
    id,
    game,
    options,
    seats: seats.map((seat) => planOf(seat, seats)),
    created,
    changed,
    entryCount,
    over: status === 'over',
    waiting: turn?.mine ? mine : [],
    round,
    scores,
    places,
    online: {
      status,
      owner,
      settings,
      seats,
      mine,
      imported,
      next: about.next,
      due: turn?.due ?? null,
      ...(invite === undefined ? {} : { invite }),
    },
  };
}

const listFrom =
  (route: 'GET /api/tables' | 'GET /api/me/tables' | 'GET /api/me/archive') =>
  async (query: PageStart): Promise<TableCard[]> =>
    (await call(route, { query })).map(cardOf);
export const openTables = listFrom('GET /api/tables');
export const myTables = listFrom('GET /api/me/tables');
export const myArchive = listFrom('GET /api/me/archive');
export const oneTable = async (table: Id, invite?: string): Promise<TableCard> => {
  const query = invite === undefined ? {} : { invite };
  return cardOf(await call('GET /api/tables/:table', { params: { table }, query }));
};

export const createTable = async (body: TableWish): Promise<Id> => (await call('POST /api/tables', { body })).id;
export const importSave = async (body: object): Promise<Id> => (await call('POST /api/imports', { body })).id;
export const joinTable = async (table: Id, seat?: Seat, invite?: string): Promise<Seat> => {
  const body = { ...(seat === undefined ? {} : { seat }), ...(invite === undefined ? {} : { invite }) };
  return (await call('POST /api/tables/:table/join', { params: { table }, body })).seat;
};
export const rematchOf = async (table: Id): Promise<Id> =>
  (await call('POST /api/tables/:table/rematch', { params: { table } })).id;

export const leaveTable = (table: Id): Promise<object> => call('POST /api/tables/:table/leave', { params: { table } });
export const startTable = (table: Id): Promise<object> => call('POST /api/tables/:table/start', { params: { table } });
export const closeTable = (table: Id): Promise<object> => call('POST /api/tables/:table/close', { params: { table } });

/** Before the match: the seat is open again. In it: a bot plays on. */
export const sendAway = (table: Id, seat: Seat): Promise<object> =>
  call('DELETE /api/tables/:table/seats/:seat', { params: { table, seat } });
/** Only before the match, and only seats that nobody sits on. */
export const changeSeat = (table: Id, seat: Seat, { kind, level = '' }: SeatWish): Promise<object> => {
  const body: SeatPurpose = kind === 'bot' ? { kind, level } : { kind: kind === 'invited' ? kind : 'open' };
  return call('PUT /api/tables/:table/seats/:seat', { params: { table, seat }, body });
};
export const seatToBot = (table: Id, seat: Seat): Promise<object> =>
  call('POST /api/tables/:table/seats/:seat/bot', { params: { table, seat } });
export const removeLine = (table: Id, line: number): Promise<object> =>
  call('DELETE /api/tables/:table/chat/:line', { params: { table, line } });
export const mute = (table: Id, person: Id, quiet: boolean): Promise<object> =>
  call(`${quiet ? 'PUT' : 'DELETE'} /api/tables/:table/mutes/:person`, { params: { table, person } });
export const block = (person: Id): Promise<object> => call('PUT /api/me/blocks/:person', { params: { person } });
export const report = (body: RouteBody<'POST /api/reports'>): Promise<object> => call('POST /api/reports', { body });
