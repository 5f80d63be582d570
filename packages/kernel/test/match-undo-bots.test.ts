import { describe, expect, test } from 'vitest';
import { Chance, loadMatch, must } from '../src/index.ts';
import { type Choice, fixture } from './fixture.ts';
import { begin, dealt, type FixtureMatch, keyOf, ok, run } from './helpers.ts';

const gain: Choice = { kind: 'gain', n: 1 };
const pass: Choice = { kind: 'pass' };

/** As a table knows it: these seats are played by bots, and nobody was handed a seat meanwhile. */
const bots =
  (match: FixtureMatch, ...seats: number[]) =>
  (at: number): boolean => {
    const entry = match.history[at]?.entry;
    return entry !== undefined && 'seat' in entry && seats.includes(entry.seat);
  };

describe("with one's own last step what bots have answered since is taken back", () => {
  test('down to the step itself, which can be done again; their answers cannot', () => {
    const match = begin({}, { seats: 3 });
    run(match, [0, gain]);
    const hash = match.hash();
    run(match, [0, pass], [1, gain], [1, pass], [2, gain]);
    const along = bots(match, 1, 2);
    expect(keyOf(match.undo(0))).toBe('undo.others');
    expect(ok(match.undo(0, 5, along)).entry).toEqual({ kind: 'undo', seat: 0, steps: 4, time: 5 });
    expect(match.hash()).toBe(hash);
    expect([match.canRedo(0), match.canRedo(1), match.canRedo(2)]).toEqual([true, false, false]);
    ok(match.redo(0));
    expect(match.waiting()).toEqual([1]);
  });

  test('turn after turn, down to the beginning', () => {
    const match = begin();
    const start = match.hash();
    run(match, [0, gain], [0, pass], [1, pass], [0, gain], [0, pass], [1, gain], [1, pass], [0, pass], [1, gain]);
    const steps: number[] = [];
    for (let i = 0; i < 5; i++) {
      const { entry } = ok(match.undo(0, 0, bots(match, 1)));
      steps.push(entry.kind === 'undo' ? entry.steps : 0);
    }
    expect(steps).toEqual([2, 3, 1, 2, 1]);
    expect(match.hash()).toBe(start);
    expect(keyOf(match.undo(0, 0, bots(match, 1)))).toBe('undo.nothing');
  });

  test('from the log as well', () => {
    const match = begin();
    run(match, [0, gain], [0, pass], [1, gain], [1, pass], [0, pass]);
    ok(match.undo(0));
    ok(match.undo(0, 0, bots(match, 1)));
    run(match, [0, gain], [0, pass], [1, pass]);
    const loaded = ok(loadMatch(fixture, match.save(false))).match;
    expect(loaded.hash()).toBe(match.hash());
    expect(loaded.history.map(({ entry }) => entry)).toEqual(match.history.map(({ entry }) => entry));
  });

  test('a log cannot claim to have taken back more or less than that', () => {
    const match = begin();
    run(match, [0, pass], [1, gain], [1, gain]);
    const { log } = match.save(false);
    for (const steps of [1, 2, 4, 99]) {
      const save = { ...match.save(false), log: [...log, ['undo', 0, 0, ...(steps > 1 ? [steps] : [])]] };
      expect(keyOf(loadMatch(fixture, save))).toBe('save.replay');
    }
    for (const steps of [0, 1, -3, 1.5, '3'])
      expect(keyOf(loadMatch(fixture, { ...match.save(false), log: [...log, ['undo', 0, 0, steps]] }))).toBe(
        'save.damaged',
      );
  });
});

describe('but not', () => {
  test('what a person has answered, also not behind what bots have answered', () => {
    const match = begin({}, { seats: 3 });
    run(match, [0, pass], [1, pass], [2, gain]);
    expect(keyOf(match.undo(0, 0, bots(match, 1)))).toBe('undo.others');
    expect(keyOf(match.undo(0, 0, bots(match, 2)))).toBe('undo.others');
    expect(keyOf(match.undo(1, 0, bots(match, 0)))).toBe('undo.others');
    expect(match.undoRefusal(0, bots(match, 1, 2))).toBeNull();
    expect(match.undoRefusal(1, bots(match, 0, 2))).toBeNull();
  });

  test('what a person has answered and taken back: it was seen', () => {
    const match = begin({}, { seats: 3 });
    run(match, [0, pass], [1, gain]);
    ok(match.undo(1));
    expect(keyOf(match.undo(0, 0, bots(match, 2)))).toBe('undo.others');
    run(match, [1, pass], [2, gain]);
    expect(match.undoRefusal(1, bots(match, 2))).toBeNull();
  });

  test('when a bot used chance, showed a card, or saw one that nobody knew', () => {
    const after = (...steps: [number, Choice][]): string => {
      const match = dealt([0, 2], [1, 3]);
      run(match, [0, pass], ...steps);
      return keyOf(match.undo(0, 0, bots(match, 1)));
    };
    expect(after([1, { kind: 'roll' }])).toBe('undo.chance');
    expect(after([1, { kind: 'roll' }], [1, gain], [1, pass])).toBe('undo.chance');
    expect(after([1, { kind: 'show', card: 1 }])).toBe('undo.learned');
    expect(after([1, { kind: 'draw' }])).toBe('undo.shown');
    expect(after([1, { kind: 'hush' }], [1, pass])).toBe('undo.learned');
  });

  test('when a bot had no choice, which may be a secret of its hand', () => {
    // Players who are offered a card can only leave it, or give an even one for it.
    const match = dealt([5], [1, 3]);
    run(match, [0, gain], [0, { kind: 'offer', card: 5 }]);
    expect(keyOf(match.undo(0, 0, bots(match, 1)))).toBe('undo.learned');
  });

  test('behind a question to several', () => {
    const match = dealt([0, 2], [4, 6]);
    run(match, [0, gain], [0, { kind: 'bid' }]);
    for (const seat of [0, 1]) ok(match.step(seat, match.state.asked, 0));
    expect(keyOf(match.undo(0, 0, bots(match, 1)))).toBe('undo.resolved');
  });

  test('further than so many steps of others', () => {
    const match = begin();
    run(match, [0, pass]);
    for (let i = 0; i < 39; i++) run(match, [1, gain]);
    expect(match.undoRefusal(0, bots(match, 1))).toBeNull();
    run(match, [1, gain]);
    expect(keyOf(match.undo(0, 0, bots(match, 1)))).toBe('undo.others');
    for (let i = 0; i < 40; i++) ok(match.undo(1));
    expect(keyOf(match.undo(1))).toBe('undo.others');
  });
});

describe('a match that lets go of states', () => {
  /** Plays at random, with an undo now and then, on a match that keeps everything and on one that lets go after every entry. */
  function playBoth(seed: number): { readonly reasons: number; readonly undone: number } {
    const [whole, lean] = [begin({}, { seats: 3 }), begin({}, { seats: 3 })];
    const chance = Chance.fromNumber(seed);
    const people = [0, 2];
    let reasons = 0;
    let undone = 0;
    for (let i = 0; i < 60 && !whole.over; i++) {
      const seat = must(whole.waiting()[0]);
      const index = chance.below(whole.choices(seat).length);
      for (const match of [whole, lean]) ok(match.step(seat, match.state.asked, index));
      lean.release(people, bots(lean, 1));
      for (const person of people) {
        const refused = whole.undoRefusal(person, bots(whole, 1));
        expect(lean.undoRefusal(person, bots(lean, 1))).toEqual(refused);
        if (refused) reasons += 1;
        else if (chance.below(3) === 0 && !lean.lacksState(person)) {
          for (const match of [whole, lean]) ok(match.undo(person, 0, bots(match, 1)));
          undone += 1;
        }
      }
      expect(lean.hash()).toBe(whole.hash());
    }
    return { reasons, undone };
  }

  test('refuses an undo for the same reasons, and comes back to the same states', () => {
    const all = Array.from({ length: 25 }, (_, seed) => playBoth(seed));
    expect(all.some(({ reasons }) => reasons > 0) && all.some(({ undone }) => undone > 3)).toBe(true);
  });

  test('says which states it lacks', () => {
    const match = begin();
    run(match, [0, gain], [0, gain], [0, gain]);
    match.release([0, 1]);
    for (let i = 0; i < 2; i++) {
      expect(match.lacksState(0)).toBe(false);
      ok(match.undo(0));
    }
    expect([match.undoRefusal(0), match.lacksState(0)]).toEqual([null, true]);
  });
});
