import { describe, expect, test } from 'vitest';
import { isRefused, type Refused, step, stepByValue } from '../src/index.ts';
import { begin, keyOf, nested, ok, play, run } from './helpers.ts';

const hostile: unknown[] = [
  ...[undefined, null, true, '', '0', '1', 'x'.repeat(1e6), [], [0], {}, { valueOf: () => 0 }],
  ...[Number.NaN, Number.POSITIVE_INFINITY, 0.5, 1.5, -1, 99, 2 ** 53, 1e300, -0.5],
  ...[10n, Symbol('s'), () => 0, nested(20_000), Object.create(null), new Date(0), JSON.parse('{"__proto__":{"a":1}}')],
  {
    toString: () => {
      throw new Error('gotcha');
    },
  },
  {
    toJSON: () => {
      throw new Error('gotcha');
    },
  },
];

/** Each hostile value is refused with one of these keys, in words, and nothing has changed. */
function refuses(attempt: (value: unknown) => object, keys: readonly string[]): void {
  for (const [i, value] of hostile.entries()) {
    const result = attempt(value);
    expect(keys, `value ${i}`).toContain(keyOf(result));
    expect(JSON.stringify(result).length, `value ${i}`).toBeLessThan(300);
  }
}

describe('a step is refused, and the state stays as it was', () => {
  const match = begin({ hand: 2 }, { seats: 3, seed: 5 });
  run(match, [0, { kind: 'gain', n: 1 }], [0, { kind: 'pass' }]);
  const { asked } = match.state;
  const count = match.choices(1).length;
  const before = JSON.stringify(match.save());

  test.each<[string, unknown, unknown, unknown, string]>([
    ['stale number', 1, asked - 1, 0, 'refused.stale'],
    ['number of the future', 1, asked + 1, 0, 'refused.stale'],
    ['number as text', 1, String(asked), 0, 'refused.stale'],
    ['no number', 1, undefined, 0, 'refused.stale'],
    ['number NaN', 1, Number.NaN, 0, 'refused.stale'],
    ['index out of range', 1, asked, count, 'refused.noSuchChoice'],
    ['index far out of range', 1, asked, 1e9, 'refused.noSuchChoice'],
    ['negative index', 1, asked, -1, 'refused.noSuchChoice'],
    ['index NaN', 1, asked, Number.NaN, 'refused.badIndex'],
    ['index 1.5', 1, asked, 1.5, 'refused.badIndex'],
    ['index infinite', 1, asked, Number.POSITIVE_INFINITY, 'refused.badIndex'],
    ['index as text', 1, asked, '0', 'refused.badIndex'],
    ['index null', 1, asked, null, 'refused.badIndex'],
    ['no index', 1, asked, undefined, 'refused.badIndex'],
    ['index an object', 1, asked, { valueOf: () => 0 }, 'refused.badIndex'],
    ['index a list', 1, asked, [0], 'refused.badIndex'],
    ['wrong seat', 0, asked, 0, 'refused.notYours'],
    ['other wrong seat', 2, asked, 0, 'refused.notYours'],
    ['seat −1', -1, asked, 0, 'refused.noSuchSeat'],
    ['seat 99', 99, asked, 0, 'refused.noSuchSeat'],
    ['seat 3 of three', 3, asked, 0, 'refused.noSuchSeat'],
    ['seat as text', '1', asked, 0, 'refused.noSuchSeat'],
    ['seat null', null, asked, 0, 'refused.noSuchSeat'],
    ['seat 0.5', 0.5, asked, 0, 'refused.noSuchSeat'],
    ['seat NaN', Number.NaN, asked, 0, 'refused.noSuchSeat'],
  ])('%s', (_name, seat, number, index, key) => {
    expect(keyOf(match.step(seat, number, index))).toBe(key);
    expect(keyOf(step(match.position, seat, number, index))).toBe(key);
    expect(JSON.stringify(match.save())).toBe(before);
  });

  test('whatever else is sent as a seat', () => {
    refuses((seat) => match.step(seat, asked, 0), ['refused.noSuchSeat']);
    refuses((seat) => match.play(seat as number, asked, { kind: 'pass' }), ['refused.noSuchSeat']);
    expect(JSON.stringify(match.save())).toBe(before);
  });

  test('as a decision number', () => {
    refuses((number) => match.step(1, number, 0), ['refused.stale']);
    refuses((number) => match.play(1, number as number, { kind: 'pass' }), ['refused.stale']);
    expect(JSON.stringify(match.save())).toBe(before);
  });

  test('as an index', () => {
    refuses((index) => match.step(1, asked, index), ['refused.badIndex', 'refused.noSuchChoice']);
    expect(JSON.stringify(match.save())).toBe(before);
  });

  test('as a choice by value', () => {
    refuses((choice) => match.play(1, asked, choice), ['refused.illegalChoice']);
    const cyclic: Record<string, unknown> = { kind: 'gain' };
    cyclic.n = cyclic;
    for (const choice of [
      cyclic,
      { kind: 'gain', n: '1' },
      { kind: 'gain' },
      { kind: 'gain', n: 1, more: 2 },
      ['pass'],
    ])
      expect(keyOf(match.play(1, asked, choice))).toBe('refused.illegalChoice');
    expect(JSON.stringify(match.save())).toBe(before);
  });

  test('for resigning and handing over', () => {
    for (const seat of hostile) {
      expect(keyOf(match.resign(seat as number))).toBe('refused.noSuchSeat');
      expect(keyOf(match.handOver(seat as number, 'bot'))).toBe('refused.noSuchSeat');
    }
    expect(JSON.stringify(match.save())).toBe(before);
  });

  test('for undo and redo', () => {
    for (const seat of hostile) {
      expect(keyOf(match.undo(seat as number))).toBe('undo.nothing');
      expect(keyOf(match.redo(seat as number))).toBe('redo.nothing');
    }
    expect(JSON.stringify(match.save())).toBe(before);
  });
});

test('a seat answers a question to several seats only once', () => {
  const match = begin({ hand: 3 }, { seats: 3, seed: 5 });
  run(match, [0, { kind: 'bid' }]);
  const [seat] = match.waiting() as [number];
  const { asked } = match.state;
  ok(match.step(seat, asked, 0));
  const hash = match.hash();
  expect(keyOf(match.step(seat, asked, 0))).toBe('refused.alreadyAnswered');
  expect(keyOf(match.step(seat, asked, 1))).toBe('refused.alreadyAnswered');
  expect(keyOf(match.step(seat, asked, 'x'))).toBe('refused.alreadyAnswered');
  expect(match.hash()).toBe(hash);
});

test('nothing can be done in a finished match', () => {
  const match = begin();
  run(match, [0, { kind: 'quit' }]);
  const before = JSON.stringify(match.save());
  const attempts: (object | null)[] = [
    match.step(0, match.state.asked, 0),
    match.step('x', null, []),
    match.play(0, match.state.asked, { kind: 'pass' }),
    match.resign(0),
    match.handOver(0, 'bot'),
    step(match.position, 0, match.state.asked, 0),
  ];
  for (const attempt of attempts) expect(keyOf(attempt)).toBe('refused.over');
  expect(keyOf(match.undo(0))).toBe('undo.over');
  expect(keyOf(match.undoRefusal(0))).toBe('undo.over');
  expect(keyOf(match.redo(0))).toBe('redo.nothing');
  expect(JSON.stringify(match.save())).toBe(before);
});

describe('a step by value', () => {
  test('is the same step, whatever the order of the keys', () => {
    const { position } = begin();
    const index = position.choices(0).findIndex((choice) => choice.kind === 'gain' && choice.n === 2);
    const byIndex = ok(step(position, 0, 1, index));
    const byValue = ok(stepByValue(position, 0, 1, { n: 2, kind: 'gain' }));
    expect(byValue.state).toEqual(byIndex.state);
    expect(byValue.choice).toEqual({ kind: 'gain', n: 2 });
  });

  test('is refused for the same reasons', () => {
    const { position } = begin();
    const keys = [
      stepByValue(position, 1, 1, { kind: 'pass' }),
      stepByValue(position, 0, 2, { kind: 'pass' }),
      stepByValue(position, 0, 1, { kind: 'take' }),
    ].map((result) => isRefused(result) && (result as Refused).refused.key);
    expect(keys).toEqual(['refused.notYours', 'refused.stale', 'refused.illegalChoice']);
  });
});

test('a refusal tells the numbers its words need', () => {
  const match = begin();
  expect(match.step(0, 7, 0)).toEqual({ refused: { key: 'refused.stale', params: { given: 7, now: 1 } } });
  const count = match.choices(0).length;
  expect(match.step(0, 1, 99)).toEqual({ refused: { key: 'refused.noSuchChoice', params: { index: 99, count } } });
  expect(play(match, 0, { kind: 'pass' }).entry).toMatchObject({ kind: 'step', seat: 0, asked: 1, choice: 'pass' });
});
