import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EngineError, isRefused, loadMatch, readSave } from '../src/index.ts';
import { fixture } from './fixture.ts';
import { begin, type FixtureMatch, keyOf, ok, play, run, viaJson } from './helpers.ts';

function played(): FixtureMatch {
  const match = begin({ hand: 3 }, { seats: 3, seed: 5 });
  const [card] = match.state.hands[0] as [number];
  run(match, [0, { kind: 'gain', n: 1 }], [0, { kind: 'bury', card }], [0, { kind: 'peek' }]);
  play(match, 0, { kind: 'gain', n: 2 });
  ok(match.undo(0));
  play(match, 0, { kind: 'trap', card: match.state.hands[0]?.[0] as number });
  ok(match.resign(2));
  play(match, 1, { kind: 'bid' });
  ok(match.step(match.waiting()[0], match.state.asked, 0));
  return match;
}

const plain = viaJson(played().save());
/** The same match as if it had been upgraded: its state is believed, as long as it holds together. */
const based = { ...plain, base: plain.snapshot };

type Path = string[];
const pathsOf = (json: unknown, path: Path = []): Path[] => [
  path,
  ...(typeof json === 'object' && json !== null
    ? Object.entries(json).flatMap(([key, item]) => pathsOf(item, [...path, key]))
    : []),
];
const places = pathsOf(based);

function replaced(json: unknown, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return by;
  const held = json as Record<string, unknown>;
  if (Array.isArray(json)) return json.map((item, i) => (String(i) === key ? replaced(item, rest, by) : item));
  return Object.fromEntries(Object.entries(held).map(([k, item]) => [k, k === key ? replaced(item, rest, by) : item]));
}

/** Values that have something to do with what stands in a save, and others. */
const value = fc.oneof(
  fc.constantFrom<unknown>(
    -1,
    0,
    1,
    2,
    3,
    7,
    99,
    2 ** 31,
    2 ** 53,
    null,
    true,
    '',
    'pass',
    'act',
    'bid',
    [],
    {},
    [0],
    [[]],
  ),
  fc.constantFrom<unknown>(
    { kind: 'act', seats: [0] },
    { kind: 'bid', seats: [0, 1] },
    { kind: 'offer', seats: [1], from: 0, card: 3 },
  ),
  fc.constantFrom<unknown>(
    { kind: 'turn', seat: 9 },
    { kind: 'deal', seat: 7, left: 99 },
    { kind: 'unveil', seat: 1, card: 99 },
  ),
  fc.jsonValue(),
);

/** Some steps on a match that came out of a strange file. Only a coded error may come of it. */
function wander(match: FixtureMatch): void {
  try {
    for (let i = 0; i < 6; i++) {
      for (const seat of [-1, 0, 1, 2, 3]) match.view(seat);
      const [seat = 0] = match.waiting();
      match.step(seat, match.state.asked, (i * 5) % Math.max(1, match.choices(seat).length));
      if (i === 3) match.undo(seat);
    }
    JSON.stringify(match.save());
  } catch (error) {
    expect(error).toBeInstanceOf(EngineError);
  }
}

test.each(['replay', 'snapshot'] as const)('whatever is changed in a save, nothing is thrown (%s)', (how) => {
  let loads = 0;
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(places.length - 1), value), { minLength: 1, maxLength: 3 }), (changes) => {
      let save: unknown = based;
      for (const [at, by] of changes)
        try {
          save = replaced(save, places[at] as Path, by);
        } catch {
          // An earlier change has taken that place away.
        }
      const read = readSave(save);
      if (!isRefused(read)) {
        // As an attacker would: with the hash that belongs to the state.
        try {
          save = { ...read, hash: fixture.schema.hash((read.snapshot ?? read.base)?.state as never) };
        } catch {}
      }
      const loaded = loadMatch(fixture, save, how);
      if (isRefused(loaded)) keyOf(loaded);
      else {
        loads++;
        wander(loaded.match as FixtureMatch);
      }
    }),
    { seed: 13, numRuns: 400 },
  );
  expect(loads).toBeGreaterThan(20);
});
