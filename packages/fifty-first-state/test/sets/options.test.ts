import { type CardRecord, isRefused, optionFields, readOptions } from '@cinderhall/kernel';
import { describe, expect, test } from 'vitest';
import { SETS } from '../../src/cards/types.ts';
import { fiftyFirstState, type Options, type State } from '../../src/index.ts';
import { options, ruleSetsOf, setsOf } from '../../src/options.ts';
import { isForBorgo, isPlayable, RULE_SETS, type RuleSetId } from '../../src/sets/parts.ts';
import { allOptions, Table } from '../table.ts';

const usual = readOptions(options, {}, 2);
if (isRefused(usual)) throw new Error('the defaults are refused');
const chosen = (more: Partial<Options>): Options => ({ ...usual, ...more });
const conflicts = (more: Partial<Options>, seats: number): (string | undefined)[] =>
  (options.check?.(chosen(more), seats) ?? []).map(({ rule }) => rule);

describe('sets with rules of their own', () => {
  const offered = new Set([
    ...optionFields(options).map(([name]) => name),
    ...('values' in options.fields.expansions ? options.fields.expansions.values : []),
  ]);

  test.each(RULE_SETS.map((id) => [id]))('%s is offered once it can be played, and refused before', (id) => {
    expect(offered.has(id)).toBe(isPlayable(id));
    const sets: readonly string[] = SETS;
    const isExpansion = sets.includes(id) && id !== 'promo2';
    const asked = {
      expansions: isExpansion ? [id] : id === 'serverRoom' ? ['moloch'] : [],
      ...(isExpansion ? {} : { [id]: true }),
    };
    expect(isRefused(readOptions(options, asked, 2))).toBe(!isPlayable(id));
  });

  test('bring their cards and their rules', () => {
    expect(ruleSetsOf(chosen({ expansions: ['winter'], promo1: true }))).toEqual([]);
    const all = chosen({ expansions: ['newEra', 'allies', 'scavengers'], arena: true, promo2: true, cities: false });
    expect(ruleSetsOf(all)).toEqual(['scavengers', 'allies', 'promo2', 'arena']);
    expect(setsOf(all)).toContain('promo2');
  });
});

test('what cannot be combined names its rule', () => {
  expect(conflicts({ expansions: ['newEra', 'allies'] }, 2)).toEqual(['R-OPT-002']);
  expect(conflicts({ expansions: ['newEra', 'allies'], allowUnofficialMix: true }, 2)).toEqual([]);
  for (const tile of ['arena', 'borders'] as const) {
    expect(conflicts({ [tile]: true }, 1)).toEqual(['R-OPT-008']);
    expect(conflicts({ [tile]: true }, 2)).toEqual([]);
  }
  expect(conflicts({ headquarters: true, cities: true }, 1)).toEqual([]);
  expect(conflicts({ serverRoom: true }, 2)).toEqual(['R-OPT-005']);
  expect(conflicts({ serverRoom: true, expansions: ['moloch'] }, 1)).toEqual([]);
});

describe('everything at once is everything that any number of players may have', () => {
  const sets = (offers: (id: RuleSetId) => boolean): RuleSetId[] =>
    RULE_SETS.filter((id) => offers(id) && id !== 'arena' && id !== 'borders');

  test.each([
    ['of what is offered', options, sets(isPlayable), SETS.filter((id) => id !== 'moloch' || isPlayable(id))],
    ['of all sets', allOptions, sets(() => true), SETS],
  ])('%s', (_, spec, rules, cards) => {
    for (const seats of [1, 2, 3, 4]) {
      const read = readOptions(spec, spec.presets?.everything ?? {}, seats);
      if (isRefused(read)) throw new Error(read.refused.key);
      expect(ruleSetsOf(read)).toEqual(rules.filter((id) => !isForBorgo(id)));
      // Against Borgo all sets have something to say.
      expect(ruleSetsOf({ ...read, opponent: 'borgo' })).toEqual(rules);
      expect(new Set(setsOf(read))).toEqual(new Set(cards));
    }
  });
});

test('Moloch and the server room are offered, with their switches and cards', () => {
  const names = optionFields(options).map(([name]) => name);
  for (const name of ['serverRoom', 'molochDifficulty', 'molochCoop']) expect(names).toContain(name);
  expect(Object.keys(options.presets ?? {})).toContain('moloch');
  const records = fiftyFirstState.cards();
  const copies = (of: (record: CardRecord) => boolean): number =>
    records.filter(of).reduce((sum, record) => sum + record.copies, 0);
  // R-SETUP-011: 27 locations, and 23 machines with four more of Promo set 2.
  expect(copies(({ set, catalogue }) => set === 'moloch' && catalogue !== 'machines')).toBe(27);
  expect(copies(({ set, catalogue }) => set === 'moloch' && catalogue === 'machines')).toBe(23);
  expect(copies(({ set, catalogue }) => set === 'promo2' && catalogue === 'machines')).toBe(4);
  expect(records.some(({ id }) => id === 'server-room')).toBe(true);
});

test('any mix of expansions can be played, alone too, as long as the table allows mixing', () => {
  const expansions = ['newEra', 'winter', 'scavengers', 'allies', 'moloch', 'noMansLand'];
  for (const seats of [1, 2, 3, 4])
    for (const one of expansions)
      for (const other of expansions.filter((id) => id !== one)) {
        expect(conflicts({ expansions: [one, other] }, seats)).toEqual(['R-OPT-002']);
        expect(conflicts({ expansions: [one, other], allowUnofficialMix: true, promo2: true }, seats)).toEqual([]);
      }
});

describe('a save of rules 2', () => {
  /** What such a save has: one kind of opponent, no list of sets, and goods on cards with all their zeros. */
  function older(seats: number): State {
    const { state } = new Table({ seats, built: [['foundation']], goods: [{ vp: 3 }] });
    const saved = structuredClone(state);
    Reflect.deleteProperty(saved.options, 'sets');
    if (saved.opponent) Reflect.deleteProperty(saved.opponent, 'kind');
    for (const placed of saved.locations.flat()) if (placed.goods) placed.goods = { fuel: 0, ...placed.goods };
    return saved;
  }

  test.each([[1], [2]])('of %i seats is brought up to date', (seats) => {
    const saved = older(seats);
    expect(fiftyFirstState.schema.misfits(saved)).not.toEqual([]);
    const upgraded = fiftyFirstState.upgrade?.(saved, 2);
    expect(fiftyFirstState.schema.misfits(upgraded)).toEqual([]);
    expect(upgraded?.opponent?.kind).toBe(seats === 1 ? 'virtual' : undefined);
    // Points have had their ledger since rules 2: it stays.
    expect(upgraded?.players[0]?.points).toEqual([{ way: 'earlier', design: -1, n: 3 }]);
  });
});

test('a save of rules 3 is brought up to date: Shipwreck may be used twice, as at any table that says nothing', () => {
  const saved = structuredClone(new Table().state);
  Reflect.deleteProperty(saved.options, 'shipwreckOnce');
  expect(fiftyFirstState.schema.misfits(saved)).not.toEqual([]);
  const upgraded = fiftyFirstState.upgrade?.(saved, 3);
  expect([fiftyFirstState.schema.misfits(upgraded), upgraded?.options.shipwreckOnce]).toEqual([[], false]);
});

test('a save of rules 3 is brought up to date: its boards give no ammo', () => {
  const saved = structuredClone(new Table({ options: { promo2: true } }).state);
  Reflect.deleteProperty(saved.options, 'boardAmmo');
  expect(fiftyFirstState.schema.misfits(saved)).not.toEqual([]);
  const upgraded = fiftyFirstState.upgrade?.(saved, 3);
  expect([fiftyFirstState.schema.misfits(upgraded), upgraded?.options.boardAmmo]).toEqual([[], false]);
});

test('a save of rules 4 is brought up to date: ruins break no ties, and the Mutants stop after a success', () => {
  const saved = structuredClone(new Table().state);
  Reflect.deleteProperty(saved.options, 'ruinsInTie');
  Reflect.deleteProperty(saved.options, 'mutantsAttackOn');
  expect(fiftyFirstState.schema.misfits(saved)).not.toEqual([]);
  const upgraded = fiftyFirstState.upgrade?.(saved, 4);
  expect(fiftyFirstState.schema.misfits(upgraded)).toEqual([]);
  expect(upgraded?.options).toMatchObject({ ruinsInTie: false, mutantsAttackOn: false });
});
