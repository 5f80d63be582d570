import {
  hasGap,
  kernelWords,
  LANGUAGES,
  lexicon,
  localized,
  localizedGaps,
  type Message,
  mergeWords,
  say,
} from '@cinderhall/kernel';
import { describe, expect, test } from 'vitest';
import { DESIGNS, KINDS } from '../../src/ash-market/cards/index.ts';
import { kit } from '../../src/ash-market/effect-kit.ts';
import { ashMarket } from '../../src/ash-market/index.ts';

const EVENTS = ['built', 'rivalBuilt', 'traded', 'raided'];
const RULES = ['cost', 'raid', 'defence'];

describe('the data of the cards', () => {
  test.each(DESIGNS.map((design) => [design.id, design] as const))('%s is valid', (_id, design) => {
    const { build, produce, action, triggers = [], modifiers = [] } = design;
    for (const list of [build, produce, action]) if (list) expect(kit.check(list)).toEqual([]);
    for (const trigger of triggers) {
      expect(kit.check(trigger.do)).toEqual([]);
      expect(EVENTS).toContain(trigger.on);
    }
    for (const { modify } of modifiers) expect(RULES).toContain(modify);
    expect(KINDS).toContain(design.kind);
    // What is gained tells in a report whether a card worked when it was built or waited for something.
    expect(build && triggers.length > 0).toBeFalsy();
    // A price is paid in goods; nothing says how a card or fame would be paid.
    const prices = JSON.stringify([design.cost, build, action]).matchAll(/"cost":\{"goods":(\{[^}]*\})/g);
    for (const [, goods] of prices) expect(Object.keys(JSON.parse(goods as string))).not.toContain('card');
  });

  test('nothing can change it', () => {
    expect(Object.isFrozen(DESIGNS[0]?.cost)).toBe(true);
    expect(() => {
      (DESIGNS[0] as { fame: number }).fame = 9;
    }).toThrow(TypeError);
  });

  test('names, ids and reach are each given once', () => {
    for (const field of ['id', 'reach'] as const)
      expect(new Set(DESIGNS.map((design) => design[field])).size).toBe(DESIGNS.length);
    for (const language of LANGUAGES)
      expect(new Set(DESIGNS.map(({ name }) => name[language])).size).toBe(DESIGNS.length);
  });

  test('a mistake is found', () => {
    expect(kit.check([{ op: 'scout', look: 1 }])).toEqual([{ path: 'effects[0].look', code: 'amount' }]);
    expect(kit.check([{ op: 'scout', look: 2, deep: 1 }])).toEqual([
      { path: 'effects[0].deep', code: 'field.unknown' },
    ]);
    expect(kit.check([{ op: 'gain', goods: { gold: 1 } }])).not.toEqual([]);
    expect(kit.check([{ op: 'gain', goods: { fame: { per: 'own', of: 'castle' } } }])).not.toEqual([]);
  });
});

describe('the words of the cards', () => {
  const all = localized((language) => mergeWords(kernelWords[language], ashMarket.words[language]));
  const lexica = localized((language) => lexicon(language, all[language]));

  test('no language lacks any', () => expect(localizedGaps(all)).toEqual([]));

  test.each(LANGUAGES)('every card speaks %s', (language) => {
    const lines = ashMarket.cards().map((card) => {
      const [cost, text] = [card.cost as Message, card.text].map((message) => say(lexica[language], message));
      expect(hasGap(`${cost} ${text}`)).toBe(false);
      return `${card.name[language]} [${cost}] ${text}`;
    });
    expect(lines).toMatchSnapshot();
  });
});
