import { describe, expect, test } from 'vitest';
import {
  addsToBase,
  isRefused,
  Match,
  type OptionsSpec,
  optionKeys,
  parseOption,
  readOptions,
  seedOf,
} from '../src/index.ts';
import { fixture, options as spec } from './fixture.ts';
import { begin, keyOf, nested, ok } from './helpers.ts';

const read = (input: unknown, seats = 2) => readOptions(spec, input, seats);
const defaults = { open: false, fault: 'none', hand: 2, extras: [], map: { cells: [1] } };

test('a form finds its words by fixed keys', () => {
  const form: OptionsSpec<{ open: boolean; edition: 'old' | 'new' }> = {
    fields: {
      open: { type: 'flag', default: false },
      edition: { type: 'pick', default: 'new', values: ['old', 'new'] },
    },
    presets: { wild: { open: true } },
  };
  expect(optionKeys(form)).toEqual([
    'option.open',
    'option.open.help',
    'option.edition',
    'option.edition.help',
    'option.edition.old',
    'option.edition.new',
    'preset.wild',
  ]);
});

test('what a page promises has words of its own: boxes, opponents and the presets it offers', () => {
  const form: OptionsSpec<{ sets: readonly string[]; map: 'day' | 'night'; storm: boolean }> = {
    fields: {
      sets: { type: 'many', default: [], values: ['snow'], place: 'shelf' },
      map: { type: 'pick', default: 'day', values: ['day', 'night'] },
      storm: { type: 'flag', default: false, place: 'extra', of: ['sets', 'snow'] },
    },
    presets: { first: {}, wild: { storm: true } },
    offered: ['first'],
  };
  expect(optionKeys(form).filter((key) => key.endsWith('.help'))).toEqual([
    'option.base.help',
    'option.sets.help',
    'option.sets.snow.help',
    'option.map.help',
    'option.storm.help',
    'preset.first.help',
  ]);
  // Maps stand for the game itself: there is no base that they are added to.
  const { map } = form.fields;
  const maps: OptionsSpec<{ map: 'day' | 'night' }> = { fields: { map: { ...map, place: 'shelf' } } };
  expect([addsToBase(form), addsToBase(maps)]).toEqual([true, false]);
});

test('what is not given takes its default', () => {
  expect(read({})).toEqual(defaults);
  expect(read({ open: true, hand: 3 })).toEqual({ ...defaults, open: true, hand: 3 });
});

test('a match holds the options it was started with, defaults included', () => {
  expect(begin({ hand: 1 }).options).toEqual({ ...defaults, hand: 1 });
  expect(ok(Match.start(fixture, { seats: 2, seed: seedOf(1) })).options).toEqual(defaults);
});

describe('each type takes its values', () => {
  test.each([
    ['open', true],
    ['fault', 'throws'],
    ['hand', 0],
    ['hand', 3],
    ['extras', []],
    ['extras', ['storm', 'dice']],
    ['map', { cells: [] }],
  ])('%s = %j', (name, value) => {
    expect(read({ [name]: value })).toEqual({ ...defaults, [name]: value });
  });
});

describe('and no others', () => {
  test.each([
    ['open', 'true'],
    ['open', 1],
    ['open', null],
    ['open', undefined],
    ['fault', 'nonsense'],
    ['fault', 0],
    ['fault', ['throws']],
    ['hand', 4],
    ['hand', -1],
    ['hand', 1.5],
    ['hand', '2'],
    ['hand', Number.NaN],
    ['hand', Number.POSITIVE_INFINITY],
    ['extras', 'dice'],
    ['extras', ['dice', 'dice']],
    ['extras', ['rain']],
    ['extras', [null]],
    ['map', { cells: 'none' }],
    ['map', { cells: [undefined] }],
    ['map', { cells: [], at: new Date(0) }],
  ])('%s = %j', (name, value) => {
    const result = read({ [name]: value });
    expect(keyOf(result)).toBe('refused.option.value');
    expect(result).toHaveProperty('refused.params.option', name);
  });

  test('however strange', () => {
    const strange = [10n, Symbol('s'), () => 1, nested(20_000), { toJSON: () => nested(20_000) }, 'x'.repeat(1e6)];
    for (const value of strange) {
      const result = read({ hand: value });
      expect(keyOf(result)).toBe('refused.option.value');
      expect(JSON.stringify(result).length).toBeLessThan(250);
    }
    expect(keyOf(read({ map: { cells: nested(20_000) } }))).toBe('refused.option.value');
  });

  test('nor unknown options', () => {
    for (const name of ['colour', 'toString', '__proto__', 'x'.repeat(10_000)]) {
      const result = read(JSON.parse(`{${JSON.stringify(name)}:1}`));
      expect(keyOf(result)).toBe('refused.option.unknown');
      expect(JSON.stringify(result).length).toBeLessThan(200);
    }
  });

  test.each([[null], [undefined], [[]], ['open'], [7], [new Map()]])('nor anything but an object: %s', (input) => {
    expect(keyOf(read(input))).toBe('refused.option.value');
  });
});

test('what excludes each other is refused by the check, with its rule, and may depend on the seats', () => {
  const both = { open: true, extras: ['storm'] };
  const result = read(both);
  expect(keyOf(result)).toBe('refused.option.conflict');
  expect(isRefused(result) && result.refused.rule).toBe('R-FIX-001');
  expect(isRefused(read(both, 1))).toBe(false);
});

test.each([0, 5, 1.5, -1, '2', null, undefined, {}, 10n])('a game for 1 to 4 refuses %s seats', (seats) => {
  expect(keyOf(Match.start(fixture, { seats: seats as number, seed: seedOf(1) }))).toBe('refused.seats');
});

test('nor any number of them that is not one at all', () => {
  for (const seats of [nested(20_000), Symbol('s'), Object.create(null)])
    expect(keyOf(Match.start(fixture, { seats: seats as number, seed: seedOf(1) }))).toBe('refused.seats');
});

test.each(['', 'seed', '0'.repeat(31), 7, null])('a match refuses the seed %s', (seed) => {
  expect(keyOf(Match.start(fixture, { seats: 2, seed: seed as string }))).toBe('refused.seed');
});

describe('parseOption reads text', () => {
  test.each([
    ['open', 'true', true],
    ['open', 'false', false],
    ['open', 'yes', 'yes'],
    ['fault', 'throws', 'throws'],
    ['hand', '3', 3],
    ['hand', '-3', -3],
    ['hand', '3.5', '3.5'],
    ['hand', 'three', 'three'],
    ['extras', '', []],
    ['extras', 'dice,storm', ['dice', 'storm']],
    ['map', '{"cells":[2]}', { cells: [2] }],
    ['map', '{"cells":', '{"cells":'],
    ['colour', 'red', 'red'],
    ['toString', 'x', 'x'],
  ])('%s %s', (name, text, value) => {
    expect(parseOption(spec, name, text)).toEqual(value);
  });

  test('and what cannot be read is refused as a value', () => {
    for (const [name, text] of [
      ['open', 'yes'],
      ['hand', 'three'],
      ['map', '{'],
      ['extras', 'rain'],
    ] as const)
      expect(keyOf(read({ [name]: parseOption(spec, name, text) }))).toBe('refused.option.value');
  });
});
