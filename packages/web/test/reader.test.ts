import { seatName } from '@cinderhall/kernel';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { change, settings } from '../src/app/settings.ts';
import { gameListings } from '../src/games/index.ts';
import type { Host } from '../src/host.ts';
import type { SeatPlan, TableCard, TableState } from '../src/protocol.ts';
import { calledPerson } from '../src/remote/me.ts';
import { nameOfSeat, seatOfReader } from '../src/table/names.ts';
import { TableSession } from '../src/table/session.ts';

const person = (name = ''): SeatPlan => ({ kind: 'person', name, level: null });
const bot = (name: string): SeatPlan => ({ kind: 'bot', name, level: 'greedy' });
const cardOf = (...seats: SeatPlan[]): TableCard => ({
  id: 'one',
  game: 'fifty-first-state',
  options: {},
  seats,
  created: 0,
  changed: 0,
  entryCount: 0,
  round: 0,
  places: null,
  over: false,
  waiting: [],
  scores: [],
});
const namesAt = ({ seats }: TableCard): string[] => seats.map(nameOfSeat);

beforeEach(() => change({ language: 'en', name: '' }));

test('nobody is given a name: at first it is empty', async () => {
  vi.resetModules();
  const fresh = await import('../src/app/settings.ts');
  expect(fresh.settings).not.toBe(settings);
  expect(fresh.settings.value.name).toBe('');
});

describe('what stands beside a seat', () => {
  test('alone without a name one is “You”, in every language', () => {
    const card = cardOf(person(), bot('Iron Nan'));
    expect(namesAt(card)).toEqual(['You', 'Iron Nan']);
    change({ language: 'pl' });
    expect(namesAt(card)).toEqual(['Ty', 'Iron Nan']);
  });

  test('the name that was chosen holds at every table, also at those under way', () => {
    const card = cardOf(bot('Iron Nan'), person());
    change({ name: 'Ada' });
    expect(namesAt(card)).toEqual(['Iron Nan', 'Ada']);
    change({ name: 'Bea' });
    expect(namesAt(card)).toEqual(['Iron Nan', 'Bea']);
  });

  test('those who share a screen go by their numbers until they have names', () => {
    expect(namesAt(cardOf(person(), person('Marta')))).toEqual(['Player 1', 'Marta']);
    change({ name: 'Ada' });
    expect(namesAt(cardOf(person(), person()))).toEqual(['Ada', 'Player 2']);
  });

  test('a guest without a name has a mark for others', () => {
    expect(calledPerson({ id: 'bcd23456789fghj', name: '' })).toBe('Guest BCD');
    expect(calledPerson({ id: 'bcd23456789fghj', name: 'Ada' })).toBe('Ada');
  });
});

describe('whom sentences speak to', () => {
  const load = async () => {
    const table = await gameListings[0]?.load?.();
    if (!table) throw new Error('no table');
    return table;
  };
  const state = (seat: number, over = false) =>
    ({
      seat,
      view: { decision: null },
      outcome: over ? { places: [1, 2] } : null,
      choices: [],
    }) as unknown as TableState;
  const resigned = (seat: number) => ({ key: 'web.log.resigned', params: { who: seatName(seat) } });

  test('the seat that holds the screen; spectators hear names only', async () => {
    const session = new TableSession({} as Host, cardOf(person('Ada'), person('Bob')), await load());
    session.state.value = state(0);
    expect([session.say(resigned(0)), session.say(resigned(1))]).toEqual(['You resign.', 'Bob resigns.']);
    session.state.value = state(1);
    expect([session.called(0), session.called(1)]).toEqual(['Ada', 'You']);
    session.state.value = state(-1);
    expect(session.say(resigned(0))).toBe('Ada resigns.');
  });

  test('at the end of a match at one screen everybody looks: all are named', async () => {
    const table = await load();
    const shared = new TableSession({} as Host, cardOf(person('Ada'), person('Bob')), table);
    shared.state.value = state(1, true);
    expect(shared.say({ key: 'web.end.won', params: { who: seatName(1) } })).toBe('Bob wins');
    const alone = new TableSession({} as Host, cardOf(person('Ada'), bot('Iron Nan')), table);
    alone.state.value = state(0, true);
    expect(alone.say({ key: 'web.end.won', params: { who: seatName(0) } })).toBe('You win');
  });

  test('a replay speaks to whoever played, through whosever eyes it is seen', async () => {
    const card = cardOf(bot('Iron Nan'), person());
    expect(seatOfReader(card)).toBe(1);
    expect(seatOfReader(cardOf(person('Ada'), person('Bob')))).toBe(-1);
    expect(seatOfReader(cardOf(bot('Iron Nan'), bot('Kurt')))).toBe(-1);
    const session = new TableSession({} as Host, card, await load(), null, seatOfReader(card));
    session.state.value = state(0);
    expect([session.say(resigned(0)), session.say(resigned(1))]).toEqual(['Iron Nan resigns.', 'You resign.']);
  });
});
