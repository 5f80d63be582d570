import { hasGap, kernelWords, LANGUAGES, lexicon, localized, localizedGaps, mergeWords, say } from '@cinderhall/kernel';
import { describe, expect, test } from 'vitest';
import { DESIGNS, TOKENS } from '../src/cards/index.ts';
import { kit } from '../src/effect-kit.ts';
import { newEra } from '../src/index.ts';

const EVENTS = [
  'incorporate',
  'redevelop',
  'rebuild',
  'joins',
  'gained',
  'conquest',
  'deal',
  'hire',
  'attacked',
  'swap',
];
const CHANGES = ['spare', 'twoDeals', 'defence', 'lookout', 'dealSlots', 'spoilsSlots', 'secondUse'];
const GOODS: readonly string[] = [...TOKENS, 'vp', 'card'];

describe('the data of the cards', () => {
  test.each(DESIGNS.map((design) => [design.id, design] as const))('%s is valid', (_id, design) => {
    if (design.kind === 'instant') {
      expect(kit.check(design.effects)).toEqual([]);
      expect(design.sources).toMatch(/^[RDMG]{4}$/);
      return;
    }
    for (const { on, do: effects } of design.triggers) {
      expect(kit.check(effects)).toEqual([]);
      expect(EVENTS).toContain(on);
    }
    for (const { modify } of design.modifiers) expect(CHANGES).toContain(modify);
    if (design.action) expect(kit.check(design.action.effects)).toEqual([]);
    if (design.kind === 'leader') {
      expect(kit.check(design.gift)).toEqual([]);
      return;
    }
    for (const effects of [design.production, design.once]) if (effects) expect(kit.check(effects)).toEqual([]);
    for (const goods of [design.spoils, design.deal, design.cache ?? {}])
      for (const good of Object.keys(goods)) expect(GOODS).toContain(good);
    expect(Object.keys(design.spoils).length).toBeGreaterThan(0);
    expect(design.sources).toMatch(/^[RDMG]{9}$/);
    // Where goods on a card come from decides which are spent first, so it is one or the other.
    expect(design.cache !== null && design.stores.length > 0).toBe(false);
  });

  test('ids and names are each given once', () => {
    expect(new Set(DESIGNS.map(({ id }) => id)).size).toBe(DESIGNS.length);
    for (const language of LANGUAGES)
      expect(new Set(DESIGNS.map(({ name }) => name[language])).size).toBe(DESIGNS.length);
  });

  test('nothing can change it', () => {
    expect(() => {
      (DESIGNS[0] as { copies: number }).copies = 9;
    }).toThrow(TypeError);
  });

  test('a mistake is found by every op of this game', () => {
    const wrong = [
      { op: 'discardToken', of: 'shield', do: [{ op: 'produceAgain' }] },
      { op: 'discardUnder', of: 'hand', do: [{ op: 'produceAgain' }] },
      { op: 'payDifferent', n: 3, do: [{ op: 'produceAgain' }] },
      { op: 'produceAgain', twice: true },
      { op: 'redevelop', free: true },
      { op: 'steal', what: 'points' },
      { op: 'upgrade', of: 'castle' },
      { op: 'gain', goods: { gold: 1 } },
    ];
    for (const effect of wrong) expect(kit.check([effect]), effect.op).toHaveLength(1);
  });

  test('every value has its origin, and a card is as well known as the least known of them', () => {
    const record = (id: string) => newEra.cards().find((card) => card.id === id);
    expect(record('penal-colony')).toMatchObject({
      origin: 'designed',
      origins: { name: 'printed', ability: 'printed', distance: 'designed', defence: 'deduced' },
    });
    const copies = (set: string) =>
      newEra
        .cards()
        .filter((card) => card.set === set && card.catalogue !== 'factions')
        .reduce((sum, card) => sum + card.copies, 0);
    expect([copies('newEra'), copies('classic51')]).toEqual([95, 94]);
  });
});

describe('the words of the cards', () => {
  const all = localized((language) => mergeWords(kernelWords[language], newEra.words[language]));
  const lexica = localized((language) => lexicon(language, all[language]));

  test('no language lacks any', () => expect(localizedGaps(all)).toEqual([]));

  test.each(LANGUAGES)('every card speaks %s', (language) => {
    const lines = newEra.cards().map((card) => {
      const text = say(lexica[language], card.text);
      expect(hasGap(text), card.id).toBe(false);
      return `${card.name[language]}: ${text}`;
    });
    expect(lines).toMatchSnapshot();
  });
});
