import { describe, expect, test } from 'vitest';
import {
  bool,
  defineSchema,
  fixed,
  indexOf,
  int,
  learned,
  list,
  loadMatch,
  obj,
  perSeat,
  seen,
  str,
} from '../src/index.ts';
import { type Choice, fixture } from './fixture.ts';
import { begin, dealt, dealtIn, type FixtureMatch, keyOf, ok, play, run } from './helpers.ts';

const gain: Choice = { kind: 'gain', n: 1 };
const pass: Choice = { kind: 'pass' };
const firstCard = (match: FixtureMatch, seat: number) => match.state.hands[seat]?.[0] as number;

/** Reasons because of which nothing can be foreseen either. */
const TOLD = ['undo.chance', 'undo.over', 'undo.secret'];

/** Plays a step and tells whether its seat can take it back: the reason why not, or null. In that case it was foreseen. */
function afterwards(match: FixtureMatch, seat: number, choice: Choice): string | null {
  const hash = match.hash();
  const foreseen = match.foresee(seat, match.state.asked, indexOf(match.choices(seat), choice));
  expect(match.hash()).toBe(hash);
  play(match, seat, choice);
  const refused = match.undoRefusal(seat);
  if (!refused) expect(foreseen).toEqual(match.view(seat));
  if (refused && TOLD.includes(keyOf(refused))) expect(foreseen).toBeNull();
  if (refused) {
    const still = match.hash();
    expect(keyOf(match.undo(seat))).toBe(keyOf(refused));
    expect(match.hash()).toBe(still);
    return keyOf(refused);
  }
  ok(match.undo(seat));
  expect(match.hash()).toBe(hash);
  ok(match.redo(seat));
  return null;
}

describe('a seat takes its own steps back', () => {
  test('one by one, down to the beginning', () => {
    const match = begin();
    expect(keyOf(match.undo(0))).toBe('undo.nothing');
    const hashes: string[] = [];
    for (const choice of [gain, gain, { kind: 'show', card: firstCard(match, 0) } as const, pass]) {
      hashes.push(match.hash());
      play(match, 0, choice);
    }
    while (hashes.length > 0) {
      ok(match.undo(0));
      expect(match.hash()).toBe(hashes.pop());
    }
    expect(keyOf(match.undo(0))).toBe('undo.nothing');
  });

  test('nobody else does', () => {
    const match = begin({}, { seats: 3 });
    play(match, 0, gain);
    for (const seat of [1, 2, -1, 7]) expect(keyOf(match.undo(seat))).toBe('undo.nothing');
  });

  test('after the turn has passed on, as long as the next seat has not decided', () => {
    const match = begin();
    expect(afterwards(match, 0, pass)).toBeNull();
    expect(match.waiting()).toEqual([1]);
  });

  test('alone at the table as well', () => {
    const match = begin({}, { seats: 1 });
    run(match, [0, gain], [0, pass], [0, gain]);
    for (let i = 0; i < 3; i++) ok(match.undo(0));
    expect(match.state.scores).toEqual([0]);
    expect(keyOf(match.undo(0))).toBe('undo.nothing');
  });
});

describe('nothing is foreseen', () => {
  test('of a step that is none', () => {
    const match = begin();
    const { asked } = match.state;
    const index = indexOf(match.choices(0), gain);
    expect(match.foresee(0, asked, index)).not.toBeNull();
    expect(match.foresee(1, asked, index)).toBeNull();
    expect(match.foresee(-1, asked, index)).toBeNull();
    expect(match.foresee(0, asked + 1, index)).toBeNull();
    for (const wrong of [-1, 0.5, match.choices(0).length]) expect(match.foresee(0, asked, wrong)).toBeNull();
    ok(match.resign(1));
    expect(match.foresee(0, asked, index)).toBeNull();
  });
  test('of a question to several, whoever asks it or answers it last', () => {
    const match = dealt([0, 2], [4, 6]);
    expect(match.foresee(0, match.state.asked, indexOf(match.choices(0), { kind: 'bid' }))).toBeNull();
    play(match, 0, { kind: 'bid' });
    for (const seat of [0, 1]) {
      expect(match.foresee(seat, match.state.asked, 0)).toBeNull();
      ok(match.step(seat, match.state.asked, 0));
    }
  });
});

describe('what is foreseen tells nothing of other hands', () => {
  const offer: Choice = { kind: 'offer', card: 5 };
  const foreseen = (match: FixtureMatch, seat: number, choice: Choice) =>
    match.foresee(seat, match.state.asked, indexOf(match.choices(seat), choice));

  test('it ends at the first question to another, whether that has one answer or more', () => {
    const [free, forced] = [dealt([5], [2, 4]), dealt([5], [1, 3])];
    expect(foreseen(free, 0, offer)).not.toBeNull();
    expect(foreseen(free, 0, offer)).toEqual(foreseen(forced, 0, offer));
    expect(foreseen(forced, 0, offer)).toMatchObject({ decision: { kind: 'offer', seats: [1] } });
    // The step itself goes on.
    play(forced, 0, offer);
    expect(forced.state.decision).toMatchObject({ kind: 'act', seats: [1] });
  });

  test('it ends at questions to several as well', () => {
    for (const match of [dealt([1], [3]), dealt([0, 2], [4, 6])])
      expect(foreseen(match, 0, { kind: 'bid' })).toBeNull();
  });

  test('one that others are shown a card by is foreseen, for the seat itself learns nothing', () => {
    const match = begin();
    expect(foreseen(match, 0, { kind: 'treat' })?.hands[1]).toHaveLength(3);
    for (const kind of ['draw', 'peek', 'crack', 'hush'] as const) expect(foreseen(match, 0, { kind })).toBeNull();
  });
});

describe('a barrier rises', () => {
  test('when chance was used', () => {
    const match = begin();
    play(match, 0, gain);
    expect(afterwards(match, 0, { kind: 'roll' })).toBe('undo.chance');
    expect(afterwards(match, 0, gain)).toBeNull();
    ok(match.undo(0));
    // Back at the roll; what lies before it is out of reach for good.
    expect(keyOf(match.undo(0))).toBe('undo.chance');
  });

  test('when another seat decided', () => {
    const match = begin({}, { seats: 3 });
    run(match, [0, gain], [0, pass], [1, gain]);
    expect(keyOf(match.undo(0))).toBe('undo.others');
    expect(keyOf(match.undo(2))).toBe('undo.nothing');
    ok(match.undo(1));
    expect(keyOf(match.undo(1))).toBe('undo.others');
    expect(keyOf(match.undo(0))).toBe('undo.others');
  });

  test('when the seat saw a card it did not know', () => {
    expect(afterwards(begin(), 0, { kind: 'draw' })).toBe('undo.learned');
    expect(afterwards(begin(), 0, { kind: 'peek' })).toBe('undo.learned');
  });

  test('not when it knew the card', () => {
    const match = begin();
    play(match, 0, { kind: 'peek' });
    expect(afterwards(match, 0, { kind: 'draw' })).toBeNull();
    expect(afterwards(match, 0, { kind: 'bury', card: match.state.hands[0]?.at(-1) as number })).toBeNull();
    expect(afterwards(match, 0, { kind: 'dig' })).toBeNull();
    expect(afterwards(match, 0, { kind: 'draw' })).toBe('undo.learned');
  });

  test('for the seat that does not know what another buried', () => {
    const match = begin();
    run(match, [0, { kind: 'bury', card: firstCard(match, 0) }], [0, pass]);
    expect(afterwards(match, 1, { kind: 'dig' })).toBe('undo.learned');
  });

  test('not when it shows others what it knows itself', () => {
    const match = begin();
    expect(afterwards(match, 0, { kind: 'show', card: firstCard(match, 0) })).toBeNull();
    expect(afterwards(match, 0, { kind: 'lock', card: firstCard(match, 0) })).toBeNull();
  });

  test('when another seat saw a card that neither knew', () => {
    const match = begin({}, { seats: 3 });
    expect(afterwards(match, 0, { kind: 'treat' })).toBe('undo.shown');
    run(match, [0, pass]);
    expect(afterwards(match, 1, { kind: 'treat' })).toBe('undo.shown');
  });

  test('not when the other saw a card that the seat knew', () => {
    const match = begin();
    play(match, 0, { kind: 'peek' });
    expect(afterwards(match, 0, { kind: 'treat' })).toBeNull();
    expect(afterwards(match, 0, { kind: 'treat' })).toBe('undo.shown');
  });

  test('when another seat saw another secret, unless the seat had seen it', () => {
    expect(afterwards(begin(), 0, { kind: 'tip' })).toBe('undo.shown');
    const match = begin();
    play(match, 0, { kind: 'crack' });
    expect(afterwards(match, 0, { kind: 'tip' })).toBeNull();
  });

  test('but a log in which it was undone, before this was forbidden, is played again', () => {
    const match = begin();
    const hash = match.hash();
    play(match, 0, { kind: 'treat' });
    const save = { ...match.save(false), hash, log: [...match.save().log, ['undo', 0, 0]] };
    const loaded = ok(loadMatch(fixture, save)).match;
    expect(loaded.hash()).toBe(hash);
    expect(loaded.canRedo(0)).toBe(true);
  });

  test('when a named rule shows it something', () => {
    const match = begin();
    expect(afterwards(match, 0, { kind: 'crack' })).toBe('undo.learned');
    // The second time there is nothing new.
    expect(afterwards(match, 0, { kind: 'crack' })).toBeNull();
    run(match, [0, pass]);
    expect(afterwards(match, 1, { kind: 'crack' })).toBe('undo.learned');
  });

  test('when the game says so', () => {
    expect(afterwards(begin(), 0, { kind: 'hush' })).toBe('undo.learned');
  });

  test('when the match is over', () => {
    expect(afterwards(begin(), 0, { kind: 'quit' })).toBe('undo.over');
  });

  test('when another seat answered without a choice: that it had none may be its secret', () => {
    expect(afterwards(dealt([0], [1, 3]), 0, { kind: 'offer', card: 0 })).toBe('undo.learned');
    expect(afterwards(dealt([1], [3]), 0, { kind: 'bid' })).toBe('undo.learned');
  });

  test('when another seat is asked and might have had no choice', () => {
    // Players who are offered a card may leave it, or give an even one for it.
    const choices: typeof fixture.decisions.offer.choices = ({ hands }, _decision, seat) => [
      { kind: 'leave' },
      ...(hands[seat] ?? []).filter((card) => card % 2 === 0).map((card) => ({ kind: 'stake' as const, card })),
    ];
    const game = { ...fixture, decisions: { ...fixture.decisions, offer: { ...fixture.decisions.offer, choices } } };
    const refusals = [
      [1, 3],
      [2, 3],
      [2, 4],
    ].map((hand) => afterwards(dealtIn(game, [5], hand), 0, { kind: 'offer', card: 5 }));
    expect(refusals).toEqual(['undo.learned', 'undo.learned', 'undo.learned']);
    // What lies open is no secret.
    const shown: typeof choices = (state) => [{ kind: 'leave' }, { kind: 'stake', card: state.market[0] ?? 0 }];
    const open = { ...game, decisions: { ...game.decisions, offer: { ...game.decisions.offer, choices: shown } } };
    const other = dealtIn(open, [5], [4]);
    other.state.market.push(...(other.state.hands[1]?.splice(0) ?? []));
    expect(afterwards(other, 0, { kind: 'offer', card: 5 })).toBeNull();
  });

  test('not when the other seat is only asked, nor when it takes what it was shown', () => {
    const match = dealt([5], [2, 4]);
    expect(afterwards(match, 0, { kind: 'offer', card: 5 })).toBeNull();
    expect(match.view(1).decision).toMatchObject({ card: 5 });
    expect(afterwards(match, 1, { kind: 'take' })).toBeNull();
    expect(keyOf(match.undo(0))).toBe('undo.others');
  });
});

describe('redo', () => {
  test('does the steps again in their order, and is undone like them', () => {
    const match = begin();
    run(match, [0, gain], [0, { kind: 'gain', n: 2 }], [0, pass]);
    const hash = match.hash();
    for (let i = 0; i < 3; i++) ok(match.undo(0));
    for (let i = 0; i < 3; i++) ok(match.redo(0));
    expect(match.hash()).toBe(hash);
    expect(keyOf(match.redo(0))).toBe('redo.nothing');
    for (let i = 0; i < 3; i++) ok(match.undo(0));
    expect(match.state.scores).toEqual([0, 0]);
  });

  test('is nothing before something was undone, and nothing for another seat', () => {
    const match = begin();
    expect(keyOf(match.redo(0))).toBe('redo.nothing');
    play(match, 0, gain);
    ok(match.undo(0));
    expect(keyOf(match.redo(1))).toBe('redo.nothing');
  });

  test('says beforehand whether there is something', () => {
    const match = begin();
    const can = () => [match.canRedo(0), match.canRedo(1)];
    play(match, 0, gain);
    expect(can()).toEqual([false, false]);
    ok(match.undo(0));
    expect(can()).toEqual([true, false]);
    ok(match.redo(0));
    expect(can()).toEqual([false, false]);
    ok(match.undo(0));
    ok(match.resign(1));
    expect(can()).toEqual([false, false]);
  });

  test('is given up by a new step', () => {
    const match = begin();
    run(match, [0, gain], [0, gain]);
    ok(match.undo(0));
    ok(match.undo(0));
    play(match, 0, pass);
    expect(keyOf(match.redo(0))).toBe('redo.nothing');
    ok(match.undo(0));
    ok(match.redo(0));
    expect(match.waiting()).toEqual([1]);
  });

  test('tells its events again', () => {
    const match = begin();
    play(match, 0, gain);
    ok(match.undo(0));
    ok(match.redo(0));
    const told = [{ kind: 'gained', seat: 0, n: 1 }];
    expect(match.eventsSince(0, 1)).toEqual([told, [], told]);
    expect(match.history.map(({ entry }) => entry.kind)).toEqual(['step', 'undo', 'redo']);
  });
});

describe('what a seat learns is found in every place', () => {
  const parts = {
    fields: {
      open: perSeat(bool()),
      riddles: fixed(perSeat(seen('open', str()))),
      papers: list(obj({ seat: int(0), text: seen('owner', str()) })),
      chest: seen('open', obj({ seat: int(0), text: seen('owner', str()) })),
      never: seen('nobody', list(obj({ seat: int(0), text: seen('owner', str()) }))),
      counted: seen('count', list(obj({ seat: int(0), text: seen('owner', str()) }))),
    },
    ...{ tasks: {}, decisions: {}, choices: {} },
  };
  const schema = defineSchema(parts, { rules: { open: (state, _item, seat) => state.open[seat] === true } });
  const kernel = { chance: [], tasks: [], decision: null, asked: 0, answers: [-1, -1], known: [[], []] };
  const paper = (seat: number) => [{ seat, text: 'x' }];
  const state = (open: boolean, owner = 1) => ({
    ...{ ...kernel, open: [open, false], riddles: ['a', 'b'] },
    ...{ papers: paper(1), never: paper(owner), counted: paper(owner), chest: { seat: owner, text: 'y' } },
  });

  test('also in what is fixed', () => {
    expect(learned(schema, state(false), state(true), 0)).toBe(true);
    expect(learned(schema, state(false), state(true), 1)).toBe(false);
    expect(learned(schema, state(true), state(true), 0)).toBe(false);
  });

  test('also when a thing changes hands; not inside what stays hidden', () => {
    const given = { ...state(false), papers: paper(0) };
    expect(learned(schema, state(false), given, 0)).toBe(true);
    expect(learned(schema, given, state(false), 0)).toBe(false);
    expect(learned(schema, state(false, 1), state(false, 0), 0)).toBe(false);
    expect(learned(schema, state(true, 1), state(true, 0), 0)).toBe(true);
    expect([...schema.secrets(state(false), 1)].filter(([path]) => !path.startsWith('.answers'))).toEqual([
      ['.riddles.0', false],
      ['.riddles.1', false],
      ['.papers.0.text', true],
      ['.chest', false],
    ]);
  });
});
