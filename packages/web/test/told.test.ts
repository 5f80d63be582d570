import type { ReviewReport } from '@cinderhall/bots/review';
import { type Message, seatName } from '@cinderhall/kernel';
import { beforeEach, describe, expect, test } from 'vitest';
import { change } from '../src/app/settings.ts';
import { gameListings } from '../src/games/index.ts';
import type { Host } from '../src/host.ts';
import type { TableState } from '../src/protocol.ts';
import { toldMove, toldStep } from '../src/review/told.ts';
import { TableSession } from '../src/table/session.ts';

const resigns = (seat: number): Message => ({ key: 'web.log.resigned', params: { who: seatName(seat) } });
const chosenSaid: Message = { key: 'web.rematch' };

async function session() {
  const table = await gameListings[0]?.load?.();
  if (!table) throw new Error('no table');
  const seats = [
    { kind: 'person', name: '', level: null },
    { kind: 'bot', name: 'Iron Nan', level: 'greedy' },
  ] as const;
  const numbers = { created: 0, changed: 0, entryCount: 0, round: 0 };
  const card = { id: 'one', game: 'fifty-first-state', options: {}, seats, ...numbers, places: null, over: false };
  const made = new TableSession({} as Host, { ...card, waiting: [], scores: [] }, table);
  made.state.value = { seat: 0, view: { decision: null }, outcome: null, choices: [] } as unknown as TableState;
  return made;
}

beforeEach(() => change({ language: 'en', name: '' }));

describe('a move in words', () => {
  const review = {
    moves: [
      { by: 0, round: 1, said: [resigns(0), resigns(1)] },
      { by: 0, round: 1, said: [] },
      { by: 1, round: 1, said: [] },
      { by: 1, round: 1, said: [resigns(1)] },
    ],
    verdicts: [
      { turn: 0, chosenSaid },
      { turn: 1, chosenSaid },
    ],
  } as unknown as ReviewReport;

  test('is what was seen of it first, though it is known what was chosen', async () => {
    expect(toldMove(await session(), review, 0)).toBe('You resign.');
    expect(toldMove(await session(), review, 3)).toBe('Iron Nan resigns.');
  });

  test('is one’s own choice where nothing was seen of it', async () => {
    expect(toldMove(await session(), review, 1)).toBe('Chosen: Play again.');
    change({ language: 'pl' });
    expect(toldMove(await session(), review, 1)).toMatch(/^Wybrano: /);
  });

  test('names whose it was where it was hidden', async () => {
    expect(toldMove(await session(), review, 2)).toBe('Iron Nan: hidden');
  });
});

test('a step that might have been is told the same way', async () => {
  const step = { by: 0, said: [], chosenSaid, view: { seats: 2 } as never };
  expect(toldStep(await session(), step)).toBe('Chosen: Play again.');
  expect(toldStep(await session(), { ...step, said: [resigns(0)] })).toBe('You resign.');
  expect(toldStep(await session(), { ...step, by: 1, chosenSaid: null })).toBe('Iron Nan: hidden');
});
