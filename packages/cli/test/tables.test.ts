import { type CardRecord, type Game, localized } from '@cinderhall/kernel';
import { noughtsAndCrosses } from '@cinderhall/samples';
import { describe, expect, test } from 'vitest';
import { catalogueOf, kindsOf, spoken } from '../src/catalogue.ts';
import { findGame, readCount, readTable, shown, valuesOf } from '../src/find.ts';
import { Stop } from '../src/refusal.ts';

const optioned: Game = {
  ...(noughtsAndCrosses as Game),
  options: {
    fields: {
      solo: { type: 'flag', default: false },
      map: { type: 'pick', default: 'ash', values: ['ash', 'salt'] },
      rounds: { type: 'number', default: 5, min: 1, max: 9 },
      sets: { type: 'many', default: ['base'], values: ['base', 'winter'] },
      board: { type: 'data', default: null, valid: () => true },
    },
    check: ({ solo, rounds }: { solo?: boolean; rounds?: number }) =>
      solo && rounds === 9 ? [{ key: 'refused.option.conflict', params: { option: 'solo', other: 'rounds' } }] : [],
  } as Game['options'],
};

const stopOf = (run: () => unknown): Stop => {
  try {
    run();
  } catch (error) {
    if (error instanceof Stop) return error;
    throw error;
  }
  throw new Error('nothing stopped it');
};

describe('options', () => {
  test('are read as the game declares them, with defaults for the rest', () => {
    const pairs = ['solo=true', 'rounds=3', 'sets=base,winter', 'board={"a":[1]}'];
    expect(readTable(optioned, pairs, 2).options).toEqual({
      solo: true,
      map: 'ash',
      rounds: 3,
      sets: ['base', 'winter'],
      board: { a: [1] },
    });
    expect(readTable(optioned, ['rounds=2', 'rounds=4', 'sets='], 2).options).toMatchObject({ rounds: 4, sets: [] });
  });

  test('unknown names are refused with the nearest ones', () => {
    const { reason, hint, exitCode } = stopOf(() => readTable(optioned, ['round=3'], 2));
    expect(reason).toMatchObject({ key: 'refused.option.unknown', params: { option: 'round' } });
    expect(hint).toEqual({ key: 'cli.hint.meant', params: { names: ['rounds'] } });
    expect(exitCode).toBe(1);
    expect(stopOf(() => readTable(optioned, ['xyzzy=3'], 2)).hint?.key).toBe('cli.hint.options');
    expect(stopOf(() => readTable(noughtsAndCrosses as Game, ['xyzzy=3'], 2)).hint?.key).toBe('cli.hint.noOptions');
    expect(stopOf(() => readTable(optioned, ['__proto__=3'], 2)).reason.key).toBe('refused.option.unknown');
  });

  test('wrong values are refused with those that are right', () => {
    const hintOf = (pair: string) => stopOf(() => readTable(optioned, [pair], 2)).hint?.params?.values;
    expect(hintOf('solo=yes')).toBe('true, false');
    expect(hintOf('map=fire')).toBe('ash, salt');
    expect(hintOf('rounds=10')).toBe('1–9');
    expect(hintOf('rounds=1.5')).toBe('1–9');
    expect(hintOf('sets=base,base')).toBe('[base,winter]');
    expect(valuesOf({ type: 'data', default: null })).toBe('JSON');
  });

  test('what does not go together is refused, and so is a wrong number of seats', () => {
    expect(stopOf(() => readTable(optioned, ['solo=true', 'rounds=9'], 2)).reason.key).toBe('refused.option.conflict');
    expect(stopOf(() => readTable(optioned, [], 3)).reason).toMatchObject({ key: 'refused.seats' });
  });

  test('a pair without a key is wrong usage', () => {
    for (const pair of ['solo', '=3', '']) {
      const { reason, exitCode } = stopOf(() => readTable(optioned, [pair], 2));
      expect([reason.key, exitCode]).toEqual(['cli.option.pair', 2]);
    }
  });
});

test('numbers are whole and in range', () => {
  expect(readCount('--matches', '12', 1)).toBe(12);
  for (const text of ['', '0', '-1', '1.5', '1e3', 'x', '9999999999', ' 1'])
    expect(stopOf(() => readCount('--matches', text, 1)).exitCode).toBe(2);
});

test('games are found by id only', () => {
  expect(findGame('noughts-and-crosses')).toBe(noughtsAndCrosses);
  expect(stopOf(() => findGame('Kółko')).hint).toEqual({
    key: 'cli.hint.meant',
    params: { names: ['noughts-and-crosses'] },
  });
  expect(stopOf(() => findGame('xyzzy')).hint?.key).toBe('cli.hint.games');
  expect(stopOf(() => findGame('constructor')).reason.key).toBe('cli.game.unknown');
});

test('what was typed is shown back without signs that move the cursor', () => {
  expect(shown('a\u001b[2Jb\n')).toBe('a?[2Jb?');
  expect(shown('x'.repeat(99))).toHaveLength(60);
});

test('a catalogue has its cards with texts in both languages', () => {
  const card = (id: string, catalogue?: string): CardRecord => ({
    id,
    set: 'base',
    name: localized(() => 'Well'),
    copies: 2,
    origin: 'designed',
    ways: ['play'],
    text: { key: 'nac.reason.wins' },
    ...(catalogue ? { catalogue } : {}),
  });
  const game: Game = { ...(noughtsAndCrosses as Game), cards: () => [card('a'), card('b', 'factions'), card('c')] };
  expect(catalogueOf(game).map(({ id }) => id)).toEqual(['a', 'c']);
  expect(catalogueOf(game, 'factions').map(({ id }) => id)).toEqual(['b']);
  expect(kindsOf(game)).toEqual(['factions']);
  expect(spoken(game, catalogueOf(game))[0]).toMatchObject({
    id: 'a',
    copies: 2,
    text: { en: 'Completes your line.', pl: 'Zamyka twoją linię.' },
  });
});
