import { beforeEach, describe, expect, test } from 'vitest';
import { change } from '../src/app/settings.ts';
import { lineText, roundText } from '../src/hall/table-line.ts';
import type { Online, SeatPlan, TableCard } from '../src/protocol.ts';

const me: SeatPlan = { kind: 'person', name: '', level: null };
const bot = (name: string): SeatPlan => ({ kind: 'bot', name, level: 'greedy' });
const trio = [me, bot('Iron Nan'), bot('Borys')];

const cardOf = (more: Partial<TableCard>): TableCard => ({
  id: '0',
  game: 'new-era',
  options: {},
  seats: trio,
  created: 0,
  changed: 0,
  entryCount: 0,
  round: 4,
  over: false,
  waiting: [0],
  scores: [],
  places: null,
  ...more,
});
const ended = (places: readonly number[] | null, seats: readonly SeatPlan[] = trio) =>
  lineText(cardOf({ over: true, waiting: [], places, seats }));

beforeEach(() => change({ language: 'en', name: 'Ash' }));

test('a row says the round in the word of its game', () => {
  const rounds = (['new-era', 'last-aurora'] as const).map((game) => roundText(cardOf({ game })));
  expect(rounds).toEqual(['turn 4', 'round 4']);
  expect(roundText(cardOf({ round: 0 }))).toBe('');
});

test('while a match goes on it says whose move it is, and with whom one plays', () => {
  expect(lineText(cardOf({}))).toBe('your move, with Iron Nan and Borys');
  expect(lineText(cardOf({ waiting: [] }))).toBe('others to move, with Iron Nan and Borys');
  expect(lineText(cardOf({ seats: [me] }))).toBe('your move');
});

describe('a finished match says its result, and names everybody once', () => {
  test.each([
    [[1, 2, 3], 'you won, with Iron Nan and Borys'],
    [[2, 1, 3], 'Iron Nan won, with Borys'],
    [[1, 3, 1], 'Ash and Borys won together, with Iron Nan'],
    [[2, 2, 2], 'lost, with Iron Nan and Borys'],
    [null, 'over, with Iron Nan and Borys'],
  ] as const)('%j: %s', (places, says) => expect(ended(places)).toBe(says));

  test('alone one wins or loses', () => {
    expect([ended([1], [me]), ended([2], [me])]).toEqual(['you won', 'lost']);
  });

  test('at one screen the winner is named', () => {
    expect(ended([2, 1], [me, { ...me, name: 'Ida' }])).toBe('Ida won');
  });

  test('in Polish', () => {
    change({ language: 'pl' });
    expect(ended([2, 1, 3])).toBe('wygrywa Iron Nan; przy stole: Borys');
    expect(ended([1, 3, 1])).toBe('wspólna wygrana: Ash i Borys; przy stole: Iron Nan');
  });
});

test('at a table of the server bots are named by their characters; free seats are not opponents', () => {
  const character = { personality: 'calm', name: { en: 'Old Cutter', pl: 'Stary Rzeźnik' } };
  const seat = (n: number, kind: 'person' | 'bot' | 'open') => ({ seat: n, kind, level: null, person: null });
  const online = (status: Online['status']): Online => ({
    status,
    owner: { id: 'a', name: 'Ash' },
    settings: {} as Online['settings'],
    seats: [seat(0, 'person'), seat(1, 'bot'), seat(2, 'open')],
    mine: [0],
    next: null,
    imported: false,
    due: null,
  });
  const seats = [me, { ...bot(''), character }, me];
  expect(lineText(cardOf({ seats, online: online('open'), waiting: [] }))).toBe('2 of 3 seats taken, with Old Cutter');
  expect(lineText(cardOf({ seats: seats.slice(0, 2), online: online('running') }))).toBe('your move, with Old Cutter');
});
