import { describe, expect, test } from 'vitest';
import {
  CHANCE_VERSION,
  isRefused,
  KERNEL_VERSION,
  loadMatch,
  SAVE_FORMAT,
  type Save,
  verifySave,
} from '../src/index.ts';
import { fixture, type State } from './fixture.ts';
import { begin, type FixtureMatch, keyOf, ok, play, run, speaks, viaJson } from './helpers.ts';

const match = begin({ hand: 2 });
run(match, [0, { kind: 'gain', n: 1 }], [0, { kind: 'draw' }], [0, { kind: 'pass' }]);
ok(match.handOver(0, 'bot', 30));
const save = viaJson(match.save());
const without: Save = viaJson(match.save(false));

/** Newer rules under which gaining is worth more, so that old logs lead elsewhere. */
const newer = (rules: number, upgrade?: (state: State, from: number) => State): typeof fixture => ({
  ...fixture,
  rules,
  ...(upgrade ? { upgrade } : {}),
  decisions: {
    ...fixture.decisions,
    act: {
      ...fixture.decisions.act,
      choose: (state, decision, seat, choice, flow) => {
        if (choice.kind === 'gain') state.scores[seat] = (state.scores[seat] as number) + 10;
        fixture.decisions.act.choose(state, decision, seat, choice, flow);
      },
    },
  },
});
const second = newer(2, (state, from) => ({ ...state, title: `${state.title}, from ${from}` }));

describe('what is newer than the program is refused', () => {
  test.each([
    ['format', SAVE_FORMAT + 1, 'save.newerFormat'],
    ['kernel', KERNEL_VERSION + 1, 'save.newerKernel'],
    ['chance', CHANCE_VERSION + 1, 'save.newerChance'],
    ['rules', fixture.rules + 1, 'save.newerRules'],
    ['rules', Number.MAX_SAFE_INTEGER, 'save.newerRules'],
  ])('%s %i: %s', (name, version, key) => {
    for (const how of ['replay', 'snapshot'] as const)
      expect(keyOf(loadMatch(fixture, { ...save, [name]: version }, how))).toBe(key);
    expect(keyOf(verifySave(fixture, { ...save, [name]: version }))).toBe(key);
  });
});

describe('older rules that lead to the same state', () => {
  const same = { ...fixture, rules: 2 };

  test('go on silently under the new version', () => {
    for (const how of ['replay', 'snapshot'] as const) {
      const { match: loaded, upgraded } = ok(loadMatch(same, save, how));
      expect(upgraded).toBeNull();
      expect(loaded.hash()).toBe(match.hash());
      expect(loaded.save()).toEqual({ ...save, rules: 2 });
      expect(loaded.save()).not.toHaveProperty('base');
    }
    expect(verifySave(same, save)).toMatchObject({ wholly: true });
  });

  test('need no snapshot', () => {
    expect(isRefused(loadMatch(same, without))).toBe(false);
  });
});

describe('older rules that lead elsewhere', () => {
  test('upgrade the stored state, and say so in the log', () => {
    for (const how of ['replay', 'snapshot'] as const) {
      const { match: loaded, upgraded } = ok(loadMatch(second, save, how));
      expect(upgraded).toEqual({ from: 1, to: 2 });
      expect(loaded.state).toEqual({ ...match.state, title: 'fixture, from 1' });
      expect(loaded.history.at(-1)).toEqual({ entry: { kind: 'upgrade', from: 1, to: 2, time: 30 }, events: [] });
      expect(loaded.length).toBe(match.length + 1);
    }
    speaks({ key: 'save.upgraded', params: { from: 1, to: 2 } });
  });

  test('and the next save begins there: it loads again, goes on, and loads again', () => {
    const { match: loaded } = ok(loadMatch(second, save));
    const next = viaJson(loaded.save());
    expect(next).toMatchObject({ rules: 2, base: { at: 5, state: loaded.state }, snapshot: { at: 5 } });
    play(loaded as FixtureMatch, 1, { kind: 'gain', n: 1 });
    expect(loaded.state.scores).toEqual([1, 11]);
    for (const how of ['replay', 'snapshot'] as const) {
      expect(ok(loadMatch(second, next, how)).upgraded).toBeNull();
      const again = ok(loadMatch(second, viaJson(loaded.save()), how)).match;
      expect(again.hash()).toBe(loaded.hash());
      expect(again.save()).toEqual(loaded.save());
    }
    expect(verifySave(second, loaded.save())).toMatchObject({ wholly: false, steps: 6 });
  });

  test('again and again', () => {
    const once = ok(loadMatch(second, save)).match;
    play(once as FixtureMatch, 1, { kind: 'gain', n: 1 });
    const third = newer(3, (state, from) => ({ ...state, title: `${state.title}, from ${from}`, scores: [7, 7] }));
    const dearer: typeof fixture = {
      ...third,
      decisions: {
        ...third.decisions,
        act: {
          ...third.decisions.act,
          choose: (state, ...rest) => {
            state.mood = 'storm';
            third.decisions.act.choose(state, ...rest);
          },
        },
      },
    };
    const { match: twice, upgraded } = ok(loadMatch(dearer, viaJson(once.save())));
    expect(upgraded).toEqual({ from: 2, to: 3 });
    expect(twice.state.title).toBe('fixture, from 1, from 2');
    expect(twice.history.filter(({ entry }) => entry.kind === 'upgrade')).toHaveLength(2);
    const last = ok(loadMatch(dearer, viaJson(twice.save())));
    expect(last.upgraded).toBeNull();
    expect(last.match.hash()).toBe(twice.hash());
    expect(keyOf(last.match.undo(1))).toBe('undo.nothing');
  });

  test('take the state as it is where there is nothing to upgrade', () => {
    const { match: loaded, upgraded } = ok(loadMatch(newer(2), save));
    expect(upgraded).toEqual({ from: 1, to: 2 });
    expect(loaded.hash()).toBe(match.hash());
  });

  test('cannot go on without a snapshot of the end', () => {
    for (const stored of [without, { ...save, snapshot: { at: 0, state: save.snapshot?.state } }]) {
      const result = loadMatch(second, stored);
      expect(keyOf(result)).toBe('save.needsSnapshot');
      expect(result).toHaveProperty('refused.params', { from: 1, to: 2 });
    }
  });

  test('cannot be verified any more', () => {
    expect(isRefused(verifySave(second, save))).toBe(true);
  });

  test('do not change the save they were given', () => {
    const given = viaJson(save);
    const before = JSON.stringify(given);
    const greedy = newer(2, (state) => {
      state.scores.fill(99);
      return state;
    });
    expect(ok(loadMatch(greedy, given)).match.state.scores).toEqual([99, 99]);
    expect(JSON.stringify(given)).toBe(before);
  });

  test('keep those who resigned', () => {
    const three = begin({ hand: 2 }, { seats: 3 });
    run(three, [0, { kind: 'gain', n: 1 }]);
    ok(three.resign(2));
    expect(ok(loadMatch(second, viaJson(three.save()))).match.resigned).toEqual([2]);
  });

  test.each<[string, (state: State) => unknown, string]>([
    [
      'fails',
      () => {
        throw new Error('no');
      },
      'upgrade',
    ],
    ['gives nothing', () => undefined, 'state'],
    ['leaves out a field', ({ deck: _deck, ...rest }) => rest, 'deck'],
    ['leaves a field too many', (state) => ({ ...state, old: 1 }), 'old'],
    ['leaves a question to nobody', (state) => ({ ...state, decision: { kind: 'act', seats: [5] } }), 'decision.seats'],
  ])('refuse a state that its upgrade %s', (_name, upgrade, where) => {
    const result = loadMatch(newer(2, upgrade as (state: State) => State), save);
    expect(keyOf(result)).toBe('save.snapshot');
    expect(result).toHaveProperty('refused.params.where', where);
  });

  test('go on in a game that offers fewer seats now, or other options', () => {
    const narrower = ok(loadMatch({ ...second, seats: { min: 3, max: 4 } }, save));
    expect(narrower.upgraded).toEqual({ from: 1, to: 2 });
    const strict = {
      ...second,
      options: {
        ...second.options,
        check: () => [{ key: 'refused.option.conflict', params: { option: 'a', other: 'b' } }],
      },
    };
    const { match: loaded } = ok(loadMatch(strict, save));
    expect(loaded.options).toEqual(save.options);
    for (const how of ['replay', 'snapshot'] as const)
      expect(ok(loadMatch(strict, viaJson(loaded.save()), how)).match.hash()).toBe(loaded.hash());
  });
});

describe('other card data', () => {
  const edited = (game: typeof fixture): typeof fixture => ({ ...game, cards: () => fixture.cards().slice(1) });

  test('that changes nothing goes on silently', () => {
    const { match: loaded, upgraded } = ok(loadMatch(edited(fixture), save));
    expect(upgraded).toBeNull();
    expect(loaded.save().cards).not.toBe(save.cards);
  });

  test('that changes the course goes on from the snapshot, and says so', () => {
    const { match: loaded, upgraded } = ok(loadMatch(edited(newer(1)), save));
    expect(upgraded).toEqual({ from: 1, to: 1 });
    expect(loaded.hash()).toBe(match.hash());
    expect(ok(loadMatch(edited(newer(1)), viaJson(loaded.save()))).match.hash()).toBe(match.hash());
  });

  test('needs a snapshot for that, and the right one', () => {
    expect(keyOf(loadMatch(edited(newer(1)), without))).toBe('save.cardsDiffer');
    const richer = { ...save, snapshot: { at: 4, state: { ...match.state, scores: [50, 0] } } };
    expect(keyOf(loadMatch(edited(newer(1)), richer))).toBe('save.hash');
  });
});

describe('an older engine', () => {
  test.each(['kernel', 'chance'])('(%s) that would play the same goes on silently', (name) => {
    expect(ok(loadMatch(fixture, { ...save, [name]: 0 })).upgraded).toBeNull();
  });

  test.each(['kernel', 'chance'])('(%s) that would play otherwise goes on from the snapshot', (name) => {
    const older = { ...save, [name]: 0 };
    const { match: loaded, upgraded } = ok(loadMatch(newer(1), older));
    expect(upgraded).toEqual({ from: 1, to: 1 });
    expect(loaded.hash()).toBe(match.hash());
    expect(keyOf(loadMatch(newer(1), { ...older, snapshot: undefined }))).toBe('save.hash');
  });
});

test('the same rules that lead elsewhere are a damaged save', () => {
  expect(keyOf(loadMatch(newer(1), save))).toBe('save.hash');
});
