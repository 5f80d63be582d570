import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CHANCE_VERSION,
  cardsHash,
  isRefused,
  KERNEL_VERSION,
  loadMatch,
  longEntry,
  readSave,
  SAVE_FORMAT,
  seedOf,
  sha256,
  shortEntry,
  verifySave,
} from '../src/index.ts';
import { fixture } from './fixture.ts';
import { begin, type FixtureMatch, keyOf, ok, play, run, viaJson } from './helpers.ts';

const load = (save: unknown, how: 'replay' | 'snapshot' = 'replay') => ok(loadMatch(fixture, save, how)).match;

/** One random thing that may happen to a match. */
function happen(match: FixtureMatch, pick: number, seat: number): void {
  if (pick % 10 === 0) match.undo(seat % match.seats);
  else if (pick % 10 === 1) match.redo(seat % match.seats);
  else if (pick % 97 === 2) match.resign(seat % match.seats);
  else if (pick % 97 === 3) match.handOver(seat % match.seats, 'bot');
  else {
    const waiting = match.waiting();
    const who = waiting[seat % waiting.length] ?? 0;
    match.step(who, match.state.asked, pick % Math.max(1, match.choices(who).length), pick);
  }
}

describe('a save', () => {
  test('tells everything about a match in plain JSON', () => {
    const match = begin({ hand: 3 });
    play(match, 0, { kind: 'gain', n: 1 }, 40);
    ok(match.undo(0, 55));
    const save = match.save();
    expect(save).toEqual({
      ...{ format: SAVE_FORMAT, kernel: KERNEL_VERSION, chance: CHANCE_VERSION, game: 'fixture', rules: 1 },
      ...{
        cards: cardsHash(fixture),
        options: match.options,
        seats: 2,
        seed: seedOf(1),
        commitment: sha256(seedOf(1)),
      },
      log: [
        [0, 1, ['gain', 1], 40],
        ['undo', 0, 55],
      ],
      hash: match.hash(),
      snapshot: { at: 2, state: match.state },
    });
    expect(viaJson(save)).toEqual(save);
    expect(match.save(false)).toEqual({ ...save, snapshot: undefined });
    expect(match.commitment).toBe(save.commitment);
  });

  test('does not change when play goes on', () => {
    const match = begin();
    const save = match.save();
    const before = JSON.stringify(save);
    run(match, [0, { kind: 'draw' }], [0, { kind: 'pass' }]);
    expect(JSON.stringify(save)).toBe(before);
  });

  test('brings the match back, whatever happened in it, from text or value, by replay or by snapshot', () => {
    const events = fc.array(fc.tuple(fc.nat(10_000), fc.nat(3)), { maxLength: 40 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4 }), fc.nat(99), events, (seats, seed, happenings) => {
        const match = begin({ open: true, hand: 2 }, { seats, seed });
        for (const [pick, seat] of happenings) happen(match, pick, seat);
        const save = match.save();
        const text = JSON.stringify(save);
        for (const [input, how] of [
          [text, 'replay'],
          [text, 'snapshot'],
          [viaJson(save), 'replay'],
        ] as const) {
          const twin = load(input, how);
          expect(twin.hash()).toBe(match.hash());
          expect(twin.save()).toEqual(save);
          expect(twin.outcome()).toEqual(match.outcome());
        }
        expect(load(JSON.stringify(match.save(false)), 'snapshot').hash()).toBe(match.hash());
      }),
      { seed: 11, numRuns: 40 },
    );
  });

  test('lets play go on as if nothing had been', () => {
    const match = begin();
    run(match, [0, { kind: 'draw' }], [0, { kind: 'bid' }]);
    for (const how of ['replay', 'snapshot'] as const) {
      const original = load(match.save());
      const twin = load(match.save(), how);
      for (let i = 0; i < 12; i++) {
        const [seat = 0] = original.waiting();
        expect(twin.choices(seat)).toEqual(original.choices(seat));
        const index = (i * 7) % Math.max(1, original.choices(seat).length);
        expect(twin.step(seat, twin.state.asked, index)).toEqual(original.step(seat, original.state.asked, index));
        expect(twin.hash()).toBe(original.hash());
      }
    }
  });

  test('replayed knows its undo and redo again; from a snapshot both begin anew', () => {
    const match = begin();
    run(match, [0, { kind: 'gain', n: 1 }], [0, { kind: 'gain', n: 2 }]);
    ok(match.undo(0));
    const replayed = load(match.save());
    ok(replayed.redo(0));
    for (let i = 0; i < 2; i++) ok(replayed.undo(0));
    const resumed = load(match.save(), 'snapshot');
    expect(keyOf(resumed.redo(0))).toBe('redo.nothing');
    expect(keyOf(resumed.undo(0))).toBe('undo.nothing');
    play(resumed as FixtureMatch, 0, { kind: 'pass' });
    ok(resumed.undo(0));
    expect(load(resumed.save()).hash()).toBe(resumed.hash());
  });

  test('with a snapshot in the middle plays the rest of the log', () => {
    const match = begin();
    run(match, [0, { kind: 'gain', n: 1 }], [0, { kind: 'gain', n: 2 }]);
    const { snapshot } = match.save();
    run(match, [0, { kind: 'gain', n: 1 }], [0, { kind: 'pass' }]);
    const quick = load({ ...match.save(), snapshot }, 'snapshot');
    expect(quick.hash()).toBe(match.hash());
    expect(quick.length).toBe(4);
    expect(quick.history.map(({ events }) => events.length)).toEqual([0, 0, 1, 0]);
  });

  test('with an undo that reaches behind the snapshot is replayed whole', () => {
    const match = begin();
    run(match, [0, { kind: 'gain', n: 1 }], [0, { kind: 'gain', n: 2 }]);
    const { snapshot } = match.save();
    ok(match.undo(0));
    ok(match.undo(0));
    const quick = load({ ...match.save(), snapshot }, 'snapshot');
    expect(quick.hash()).toBe(match.hash());
    expect(quick.history.map(({ events }) => events.length)).toEqual([1, 1, 0, 0]);
  });
});

describe('entries of the log in short form', () => {
  test.each([
    [{ kind: 'step', seat: 1, asked: 2, choice: ['gain', 1], time: 3 }, [1, 2, ['gain', 1], 3]],
    [{ kind: 'step', seat: 0, asked: 9, choice: 'pass', time: 0 }, [0, 9, 'pass', 0]],
    [{ kind: 'undo', seat: 1, steps: 1, time: 3 }, ['undo', 1, 3]],
    [{ kind: 'undo', seat: 1, steps: 4, time: 3 }, ['undo', 1, 3, 4]],
    [{ kind: 'redo', seat: 1, time: 3 }, ['redo', 1, 3]],
    [{ kind: 'resign', seat: 1, time: 3 }, ['resign', 1, 3]],
    [{ kind: 'handover', seat: 1, to: 'bot', time: 3 }, ['handover', 1, 3, 'bot']],
    [{ kind: 'upgrade', from: 1, to: 2, time: 3 }, ['upgrade', 1, 3, 2]],
  ] as const)('%j', (entry, short) => {
    expect(shortEntry(entry)).toEqual(short);
    expect(longEntry(short)).toEqual(entry);
  });

  test('no value whatever makes reading them throw', () => {
    const head = fc.constantFrom(0, 'undo', 'handover', 'upgrade', 'resign', 'nonsense', '__proto__');
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.tuple(head, fc.anything(), fc.anything(), fc.anything())), (short) => {
        const entry = longEntry(short);
        if (entry) expect(longEntry(shortEntry(entry))).toEqual(entry);
      }),
      { seed: 12, numRuns: 500 },
    );
  });
});

describe('verifySave', () => {
  const match = begin();
  run(match, [0, { kind: 'draw' }], [0, { kind: 'roll' }], [0, { kind: 'quit' }]);
  const save = match.save();

  test('confirms the seed, the steps and where they led', () => {
    const { commitment, hash } = save;
    expect(verifySave(fixture, JSON.stringify(save))).toEqual({ commitment, hash, steps: 3, wholly: true });
  });

  test('believes no snapshot', () => {
    const lying = { ...save, snapshot: { at: 3, state: { ...match.state, scores: [99, 0] } } };
    expect(isRefused(verifySave(fixture, lying))).toBe(false);
    const twice = { ...lying, hash: fixture.schema.hash(lying.snapshot.state) };
    expect(keyOf(verifySave(fixture, twice))).toBe('save.hash');
  });

  test.each([
    ['another seed', { seed: seedOf(2) }, 'save.commitment'],
    ['another seed with its commitment', { seed: seedOf(2), commitment: sha256(seedOf(2)) }, 'save.hash'],
    ['another commitment', { commitment: sha256('x') }, 'save.commitment'],
    ['another hash', { hash: '0'.repeat(16) }, 'save.hash'],
    ['a step left out', { log: save.log.slice(1), snapshot: undefined }, 'save.replay'],
    ['a step more', { log: [...save.log, save.log[0]] }, 'save.replay'],
    ['another choice', { log: [[0, 1, ['gain', 1], 0], ...save.log.slice(1)] }, 'save.hash'],
    ['no save', null, 'save.damaged'],
  ])('finds out %s', (_name, change, key) => {
    expect(keyOf(verifySave(fixture, change && { ...save, ...change }))).toBe(key);
  });
});

test('a save that was read is the same value', () => {
  const save = viaJson(begin().save());
  expect(readSave(save)).toEqual(save);
  expect(readSave(JSON.stringify(save))).toEqual(save);
});
