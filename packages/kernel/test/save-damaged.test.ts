import { describe, expect, test } from 'vitest';
import { isRefused, loadMatch, readSave, seedOf, sha256, verifySave } from '../src/index.ts';
import { fixture } from './fixture.ts';
import { begin, keyOf, nested, ok, run, viaJson } from './helpers.ts';

const match = begin({ hand: 3 }, { seats: 3 });
run(match, [0, { kind: 'gain', n: 1 }], [0, { kind: 'draw' }], [0, { kind: 'gain', n: 2 }]);
ok(match.undo(0, 9));
ok(match.handOver(1, 'bot', 10));
run(match, [0, { kind: 'roll' }], [0, { kind: 'pass' }], [1, { kind: 'bid' }]);
const save = viaJson(match.save());
const text = JSON.stringify(save);

/** Either a refusal in words, or the same match: nothing is thrown. */
function survives(input: unknown): string {
  for (const how of ['snapshot', 'replay'] as const) {
    const loaded = loadMatch(fixture, input, how);
    if (!isRefused(loaded)) expect(loaded.match.hash()).toBe(match.hash());
    else if (how === 'replay') return keyOf(loaded);
  }
  return 'loaded';
}

describe('a damaged save never throws', () => {
  test('cut off anywhere', () => {
    for (let at = 0; at < text.length; at += 10) expect(survives(text.slice(0, at)), `${at}`).toBe('save.damaged');
  });

  test('with a byte changed anywhere', () => {
    const found = new Set<string>();
    for (let at = 0; at < text.length; at += 7)
      for (const byte of ['0', '9', '"', 'x']) found.add(survives(text.slice(0, at) + byte + text.slice(at + 1)));
    const codes = ['save.damaged', 'save.hash', 'save.replay', 'save.commitment', 'save.unknownGame', 'loaded'];
    for (const code of codes) expect(found).toContain(code);
  });

  test('with a piece missing anywhere', () => {
    for (let at = 0; at < text.length; at += 10) survives(text.slice(0, at) + text.slice(at + 10));
  });

  test.each([
    undefined,
    null,
    5,
    true,
    '',
    'null',
    '5',
    '[]',
    '{}',
    '"text"',
    'x'.repeat(1e6),
    [],
    {},
    new Map(),
    [save],
  ])('that is none at all: %#', (input) => {
    expect(survives(input)).toBe('save.damaged');
    expect(keyOf(verifySave(fixture, input))).toBe('save.damaged');
  });

  test('nested beyond measure', () => {
    expect(survives('['.repeat(200_000) + ']'.repeat(200_000))).toBe('save.damaged');
    for (const name of Object.keys(save)) survives({ ...save, [name]: nested(20_000) });
    const deep = nested(20_000);
    const places: object[] = [
      { log: [[0, 1, deep, 0]] },
      { log: [[0, 1, ['route', deep, true, null], 0]] },
      { log: [[deep, 1, 'pass', 0]] },
      { options: { hand: deep } },
      { options: { map: { cells: deep } } },
      { base: { at: 0, state: { ...(save.snapshot as { state: object }).state, effect: deep } } },
    ];
    expect(survives({ ...save, snapshot: { at: 0, state: { deep } } })).toBe('loaded');
    for (const place of places) expect(survives({ ...save, ...place })).toMatch(/^(save|refused)\./);
  });
});

describe('each field wrong in turn', () => {
  const wrong: [name: string, values: unknown[], key: string][] = [
    ...['format', 'kernel', 'chance', 'rules', 'seats'].map((name): [string, unknown[], string] => [
      name,
      [undefined, null, -1, 1.5, '1', [], {}, true],
      'save.damaged',
    ]),
    ...['game', 'cards', 'commitment', 'hash'].map((name): [string, unknown[], string] => [
      name,
      [undefined, null, 5, [], {}, ['fixture']],
      'save.damaged',
    ]),
    ['seed', [undefined, null, 5, '', 'x', 'F'.repeat(32), [seedOf(1)]], 'save.damaged'],
    ['options', [undefined, null, 5, [], 'x'], 'save.damaged'],
    ['log', [undefined, null, 5, {}, 'x', { length: 3 }], 'save.damaged'],
    [
      'snapshot',
      [null, 5, {}, { at: 0 }, { at: -1, state: {} }, { at: 0.5, state: {} }, { at: 0, state: [] }],
      'save.damaged',
    ],
    ['base', [null, 5, {}, { at: 0 }, { at: '0', state: {} }, { at: 0, state: null }], 'save.damaged'],
  ];

  test.each(wrong)('%s', (name, values, key) => {
    for (const value of values) {
      const result = readSave({ ...save, [name]: value });
      // A save needs no snapshot and no base.
      expect(keyOf(result)).toBe(key);
      expect(result).toHaveProperty('refused.params.where', name);
    }
  });

  test.each([
    ['seats', 0, 'refused.seats'],
    ['seats', 5, 'save.damaged|refused.seats'],
    ['options', { colour: 1 }, 'refused.option.unknown'],
    ['options', { hand: 9 }, 'refused.option.value'],
    ['options', { open: true, extras: ['storm'] }, 'refused.option.conflict'],
    ['options', { hand: 1 }, 'save.replay|save.hash'],
    ['options', { fault: 'setup' }, 'save.replay'],
    ['game', 'chess', 'save.unknownGame'],
    ['hash', 'x', 'save.hash'],
    ['commitment', sha256('other'), 'save.commitment'],
    ['seats', 2, 'save.hash|save.replay'],
  ])('%s = %j: %s', (name, value, keys) => {
    const log = value === 0 ? [] : save.log;
    expect(keys.split('|')).toContain(survives({ ...save, log, snapshot: undefined, [name]: value }));
  });

  test('a name too long to be repeated', () => {
    const result = readSave({ ...save, game: 'x'.repeat(1e6) });
    expect(isRefused(result)).toBe(false);
    expect(JSON.stringify(loadMatch(fixture, result)).length).toBeLessThan(200);
  });

  test('a snapshot or a base beyond the log', () => {
    const beyond = { at: save.log.length + 1, state: save.snapshot?.state };
    expect(readSave({ ...save, snapshot: beyond })).toHaveProperty('refused.params.where', 'snapshot');
    expect(readSave({ ...save, base: beyond })).toHaveProperty('refused.params.where', 'base');
  });

  test.each([
    [null],
    [{}],
    [[]],
    ['undo'],
    [[0, 1, 'pass']],
    [[0, 1, 'pass', 0, 0]],
    [[0, 1, 'pass', -1]],
    [[0, 1, 'pass', '0']],
    [[0, -1, 'pass', 0]],
    [[0, 1, null, 0]],
    [[0, 1, { kind: 'pass' }, 0]],
    [[-1, 1, 'pass', 0]],
    [[3, 1, 'pass', 0]],
    [[2 ** 53, 1, 'pass', 0]],
    [['undo', 0]],
    [['undo', 3, 0]],
    [['undo', 0, 0, 0]],
    [['undo', '0', 0]],
    [['handover', 0, 0]],
    [['handover', 0, 0, 5]],
    [['upgrade', 1, 0, null]],
    [['win', 0, 0]],
    [['__proto__', 0, 0]],
  ])('an entry of the log: %j', (entry) => {
    const log = [...save.log.slice(0, 2), entry];
    expect(readSave({ ...save, log, snapshot: undefined })).toEqual({
      refused: { key: 'save.damaged', params: { where: 'log[2]' } },
    });
  });
});

describe('a changed log is found by playing it', () => {
  const changed = (at: number, entry: unknown) => ({
    ...save,
    log: save.log.map((was, i) => (i === at ? entry : was)),
  });

  test.each([
    ['an illegal choice', 0, [0, 1, ['gain', 3], 0], 1],
    ['a choice that does not exist', 0, [0, 1, 'fly', 0], 1],
    ['a choice of another decision', 1, [0, 2, 'take', 0], 2],
    ['a stale number', 1, [0, 1, 'draw', 0], 2],
    ['another seat', 2, [1, 3, ['gain', 2], 0], 3],
    ['an undo of somebody else', 3, ['undo', 1, 0], 4],
    ['an undo behind a barrier', 2, ['undo', 0, 0], 3],
    ['a redo of nothing', 0, ['redo', 0, 0], 1],
    ['an upgrade that never was', 0, ['upgrade', 0, 0, 1], 1],
  ])('%s', (_name, at, entry, step) => {
    const result = loadMatch(fixture, changed(at, entry));
    expect(keyOf(result)).toBe('save.replay');
    expect(result).toHaveProperty('refused.params.step', step);
  });

  test('a step that runs into a fault of the program', () => {
    const faulty = begin({ fault: 'runaway' });
    const log = [[0, 1, 'fault', 0]];
    expect(keyOf(loadMatch(fixture, { ...viaJson(faulty.save(false)), log }))).toBe('save.replay');
  });

  test('a legal step that leads elsewhere', () => {
    expect(keyOf(loadMatch(fixture, changed(0, [0, 1, ['gain', 2], 0])))).toBe('save.hash');
    // This one was taken back again, so nothing has changed.
    expect(isRefused(loadMatch(fixture, changed(2, [0, 3, ['gain', 1], 0])))).toBe(false);
    const shorter = { ...save, log: save.log.slice(0, -1) };
    const result = loadMatch(fixture, shorter);
    expect(keyOf(result)).toBe('save.damaged');
    expect(keyOf(loadMatch(fixture, { ...shorter, snapshot: undefined }))).toBe('save.hash');
  });
});
