import { isRefused, Match } from '@cinderhall/kernel';
import { type Choice, newEra, type State } from '@cinderhall/new-era';
import { designOf } from '@cinderhall/new-era/table';
import { expect, test } from 'vitest';
import { aimedAt, attackIn, stepsOf, strengthAfter } from '../src/games/new-era/attack.ts';

/** Seat 0 against seat 1, in whose state a production location stands; a defensive one lies under it. */
function raided(): { readonly view: State; readonly card: number } {
  const match = Match.start(newEra, { seats: 3, seed: '7'.padStart(32, '0') });
  if (isRefused(match)) throw new Error('the set-up is refused');
  const view = structuredClone(match.state);
  const numbers = [...view.cards.keys()];
  const find = (fits: (design: ReturnType<typeof designOf>) => boolean): number =>
    numbers.find((card) => fits(designOf(view, card))) ?? -1;
  const card = find((design) => design.kind === 'location' && design.isProduction && design.modifiers.length === 0);
  const guard = find((design) => design.kind === 'location' && design.guard === 2);
  view.players[1]?.locations.push({ card, vp: 0, slots: 0, upgraded: false, used: 0, goods: null, guard });
  return { view, card };
}

const asking = (decision: object): { readonly view: State; readonly card: number } => {
  const { view, card } = raided();
  return { view: { ...view, decision: { card, ...decision } as never }, card };
};

test('a raid that was lowered: who attacks whom, with what, and what is needed', () => {
  const { view, card } = asking({ kind: 'press', seats: [0], strength: 3, byField: false });
  expect(attackIn(view)).toEqual({
    attacker: 0,
    defender: 1,
    card,
    strength: 3,
    byField: false,
    needed: 5,
    asked: 0,
  });
  expect(aimedAt(view)).toBe(card);
});

test('while the defender is asked, the attacker is still known', () => {
  const { view } = asking({ kind: 'defend', seats: [1], attacker: 2, strength: 6, byField: true });
  expect(attackIn(view)).toMatchObject({ attacker: 2, defender: 1, strength: 6, byField: true, asked: 1 });
});

test('a raid begins with the choice of means; other contacts are no shoot-out', () => {
  expect(attackIn(asking({ kind: 'means', seats: [0], how: 'conquer' }).view)).toMatchObject({ strength: null });
  expect(attackIn(asking({ kind: 'means', seats: [0], how: 'deal' }).view)).toBeNull();
  expect(attackIn(asking({ kind: 'act', seats: [0] }).view)).toBeNull();
  expect(aimedAt(asking({ kind: 'act', seats: [0] }).view)).toBe(-1);
});

test('what each choice would make of the strength', () => {
  const { view } = asking({ kind: 'press', seats: [0], strength: 3, byField: false });
  const attack = attackIn(view);
  if (!attack) throw new Error('no attack');
  const after = (choice: Choice) => strengthAfter(view, attack, choice);
  expect(after({ kind: 'add', good: 'conquer4' })).toBe(7);
  expect(after({ kind: 'add', good: 'anyContact' })).toBe(4);
  expect(after({ kind: 'defend', defend1: 1, defend3: 1 })).toBe(-1);
  expect(after({ kind: 'tokens', goods: { conquer2: 2, anyContact: 1 } })).toBe(5);
  expect(after({ kind: 'done' })).toBeNull();
  const faction = view.players[0]?.faction ?? -1;
  expect(faction).toBeGreaterThanOrEqual(0);
  expect(after({ kind: 'field' })).toBeGreaterThan(0);
});

test('the strength is followed through the log, from the last attack on', () => {
  const { view, card } = asking({ kind: 'press', seats: [0], strength: 1, byField: false });
  const attack = attackIn(view);
  if (!attack) throw new Error('no attack');
  const events = [
    { kind: 'attacked', seat: 0, card, owner: 1, strength: 9 },
    { kind: 'repelled', seat: 0, card, owner: 1 },
    { kind: 'paid', seat: 0, goods: { conquer4: 1 } },
    { kind: 'attacked', seat: 0, card, owner: 1, strength: 4 },
    { kind: 'defended', seat: 1, card, strength: 3 },
    { kind: 'paid', seat: 0, goods: { conquer2: 1 } },
    { kind: 'paid', seat: 2, goods: { scrap: 1 } },
    { kind: 'defended', seat: 1, card, strength: 2 },
  ];
  expect(stepsOf(events, attack)).toEqual([
    { seat: 0, strength: 4 },
    { seat: 1, strength: 3 },
    { seat: 0, strength: 5 },
    { seat: 1, strength: 2 },
  ]);
  expect(stepsOf([], attack)).toEqual([]);
});
