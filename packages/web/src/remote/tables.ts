import { t } from '../app/words.ts';
import type { Id, Named, Online, OnlineSeat, Seat, SeatPlan, TableCard, TableSettings } from '../protocol.ts';
import { call } from './http.ts';

/** A table as the server describes it. */
export interface About {
  readonly id: Id;
  readonly game: string;
  readonly options: object;
  readonly settings: TableSettings;
  readonly owner: Named;
  readonly status: Online['status'];
  readonly imported: boolean;
  readonly next: Id | null;
  readonly created: number;
  readonly started: number | null;
  readonly ended: number | null;
  readonly invite?: string;
  readonly seats: readonly OnlineSeat[];
  readonly mine: readonly Seat[];
  readonly turn: { readonly asked: readonly Seat[]; readonly mine: boolean; readonly due: number | null } | null;
  readonly scores: readonly number[];
  readonly moments: number;
  readonly changed: number;
}

export interface SeatWish {
  readonly kind: 'me' | 'open' | 'invited' | 'shared' | 'bot';
  readonly level?: string;
}

export interface Wish {
  readonly game: string;
  readonly options: object;
  readonly seats: readonly SeatWish[];
  readonly settings: Partial<TableSettings>;
}

/** A bot goes by its character. Those who share a screen have one name, so their seats are told apart by numbers. */
function nameOf({ seat, kind, person }: OnlineSeat, all: readonly OnlineSeat[]): string {
  if (kind === 'bot') return '';
  const name = person?.name ?? '';
  if (kind !== 'shared' || name === '') return name;
  const before = all.filter((one) => one.kind === 'shared' && one.person?.id === person?.id && one.seat < seat).length;
  return before === 0 ? name : t('web.seat.shared', { name, n: before + 1 });
}

const planOf = (seat: OnlineSeat, all: readonly OnlineSeat[]): SeatPlan => ({
  kind: seat.kind === 'bot' ? 'bot' : 'person',
  name: nameOf(seat, all),
  level: seat.level,
  ...(seat.character ? { character: seat.character } : {}),
});

export function cardOf(about: About): TableCard {
  const { id, game, options, settings, owner, status, imported, invite, seats, mine, turn } = about;
  const { created, changed, moments, scores } = about;
  return {
    id,
    game,
    options,
    seats: seats.map((seat) => planOf(seat, seats)),
    created,
    changed,
    moments,
    over: status === 'over',
    waiting: turn?.mine ? mine : [],
    scores,
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

const cards = async (address: string): Promise<TableCard[]> => (await call<About[]>('GET', address)).map(cardOf);
const at = (table: Id, rest: string): string => `/api/tables/${table}${rest}`;

export const openTables = (): Promise<TableCard[]> => cards('/api/tables');
export const myTables = (): Promise<TableCard[]> => cards('/api/me/tables');
export const myArchive = (): Promise<TableCard[]> => cards('/api/me/archive');
export const oneTable = async (table: Id, invite?: string): Promise<TableCard> =>
  cardOf(await call<About>('GET', at(table, invite === undefined ? '' : `?invite=${encodeURIComponent(invite)}`)));

export const createTable = async (wish: Wish): Promise<Id> => (await call<{ id: Id }>('POST', '/api/tables', wish)).id;
export const importSave = async (save: object): Promise<Id> =>
  (await call<{ id: Id }>('POST', '/api/imports', save)).id;
export const joinTable = async (table: Id, seat?: Seat, invite?: string): Promise<Seat> => {
  const body = { ...(seat === undefined ? {} : { seat }), ...(invite === undefined ? {} : { invite }) };
  return (await call<{ seat: Seat }>('POST', at(table, '/join'), body)).seat;
};
export const rematchOf = async (table: Id): Promise<Id> =>
  (await call<{ id: Id }>('POST', at(table, '/rematch'), {})).id;

const plainly =
  (name: 'leave' | 'start' | 'close') =>
  (table: Id): Promise<object> =>
    call('POST', at(table, `/${name}`), {});
export const leaveTable = plainly('leave');
export const startTable = plainly('start');
export const closeTable = plainly('close');

/** Before the match: the seat is open again. In it: a bot plays on. */
export const sendAway = (table: Id, seat: Seat): Promise<object> => call('DELETE', at(table, `/seats/${seat}`));
/** Only before the match, and only seats that nobody sits on. */
export const changeSeat = (table: Id, seat: Seat, wish: SeatWish): Promise<object> =>
  call('PUT', at(table, `/seats/${seat}`), wish);
export const seatToBot = (table: Id, seat: Seat): Promise<object> => call('POST', at(table, `/seats/${seat}/bot`), {});
export const removeLine = (table: Id, line: number): Promise<object> => call('DELETE', at(table, `/chat/${line}`));
export const mute = (table: Id, person: Id, quiet: boolean): Promise<object> =>
  call(quiet ? 'PUT' : 'DELETE', at(table, `/mutes/${person}`), quiet ? {} : undefined);
export const block = (person: Id): Promise<object> => call('PUT', `/api/me/blocks/${person}`, {});
export const report = (about: { table: Id; person: Id; line?: number; text: string }): Promise<object> =>
  call('POST', '/api/reports', about);
