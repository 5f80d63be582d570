import { hasGap, kernelWords, LANGUAGES, lexicon, localized, localizedGaps, mergeWords, say } from '@cinderhall/kernel';
import { describe, expect, test } from 'vitest';
import { AMBUSH, CARDS, CARGO, DAMAGE_ZONES, type Design, RESULTS, resultOf } from '../src/cards/index.ts';
import { BONUS, STOP_TOKENS, ZONE_COSTS } from '../src/data/boards.ts';
import { MAPS } from '../src/data/maps.ts';
import { kit } from '../src/effect-kit.ts';
import { lastAurora } from '../src/index.ts';

/** Every list of effects that a card holds. */
function effectsOf(design: Design): unknown[] {
  switch (design.kind) {
    case 'location':
    case 'event':
    case 'encounter':
    case 'item':
      return [design.effect];
    case 'enemy':
      return [design.ambush];
    case 'survivor':
      return design.ability.does === 'use' ? [design.ability.effects] : [];
    case 'action':
      return [design.enemy, design.beforeMove, design.atEnd];
    default:
      return [];
  }
}

describe('the data of the cards', () => {
  test('there are 117 cards, each with its number', () => {
    const records = lastAurora.cards();
    expect(records).toHaveLength(117);
    expect(records[31]).toMatchObject({ id: 'half-track', number: '032', towing: 3, speed: 2, extra: true });
    expect(records[104]).toMatchObject({ id: 'prisoner', number: '105' });
    expect(new Set(records.map(({ id }) => id)).size).toBe(117);
    const kinds = (kind: string): number => CARDS.filter((design) => design.kind === kind).length;
    expect(['location', 'event', 'encounter', 'item', 'result', 'enemy', 'action'].map(kinds)).toEqual([
      12, 2, 2, 15, 12, 6, 6,
    ]);
  });

  test.each(CARDS.map((design) => [design.id, design] as const))('%s is valid', (_id, design) => {
    for (const effects of effectsOf(design))
      if ((effects as unknown[]).length > 0) expect(kit.check(effects)).toEqual([]);
    if ('slots' in design) {
      expect(design.slots.length).toBeLessThanOrEqual(8);
      for (const { kind } of design.slots) expect([...CARGO, 'armour', 'weapon', 'special']).toContain(kind);
    }
    if (design.kind === 'result') {
      expect([design.shots.length, design.enemies.length]).toEqual([4, 6]);
      expect([...design.letters].sort()).toEqual([0, 1, 2, 3]);
      expect(DAMAGE_ZONES).toContain(design.back);
    }
    expect(['printed', 'deduced', 'designed']).toContain(design.origin);
  });

  test('result cards hit as often as designed, in zones that the icons know', () => {
    const cards = RESULTS.map(resultOf);
    const sum = (list: readonly number[]): number => list.reduce((all, n) => all + n, 0);
    const shots = [0, 1, 2, 3].map((level) => sum(cards.map((card) => card.shots[level]?.damage ?? 0)));
    expect(shots).toEqual([9, 13, 19, 26]);
    const enemies = [0, 1, 2, 3, 4, 5].map((i) => cards.map((card) => card.enemies[i] ?? 0));
    expect(enemies.map((rows) => sum(rows.map((n) => Math.max(0, n))))).toEqual([5, 7, 9, 11, 13, 17]);
    expect(enemies.map((rows) => rows.filter((n) => n === AMBUSH).length)).toEqual([2, 1, 2, 2, 1, 1]);
    const backs = DAMAGE_ZONES.map((zone) => [zone, cards.filter(({ back }) => back === zone).length]);
    expect(backs).toEqual([
      ['any', 0],
      ['topRow', 4],
      ['bottomRow', 4],
      ['column1', 2],
      ['truckOnly', 2],
    ]);
  });

  /** 14.4: those that have changed with the second reading of the rulebook. */
  test.each([
    ['result-87', ['1', '1', '1', '2'], [0, 1, 1, 1, 0, 2], 'bottomRow'],
    ['result-91', ['J', '1', '1', '2'], [0, 0, 1, AMBUSH, 0, 0], 'topRow'],
    ['result-95', ['0', '0', 'J', '1'], [0, 0, 1, 0, 0, 0], 'truckOnly'],
    ['result-96', ['2', '2', '3', '3'], [1, 1, 2, 2, 2, 2], 'topRow'],
    ['result-98', ['0', '1', '2J', '3'], [AMBUSH, 0, AMBUSH, 1, 1, 2], 'bottomRow'],
  ] as const)('%s is as the specification has it', (id, shots, enemies, back) => {
    const design = resultOf(CARDS.findIndex((card) => card.id === id));
    const short = design.shots.map(({ damage, jam }) => `${damage > 0 || !jam ? damage : ''}${jam ? 'J' : ''}`);
    expect([short, design.enemies, design.back]).toEqual([shots, enemies, back]);
  });

  test('mistakes are found', () => {
    expect(kit.check([{ op: 'damage', n: 1, zone: 'roof' }])).toEqual([{ path: 'effects[0].zone', code: 'zone' }]);
    expect(kit.check([{ op: 'repair', upTo: 0 }])).toEqual([{ path: 'effects[0].upTo', code: 'amount' }]);
    expect(kit.check([{ op: 'contaminate', who: 'all' }])).toEqual([{ path: 'effects[0].who', code: 'who' }]);
    expect(kit.check([{ op: 'rouse', n: 2 }])).toEqual([{ path: 'effects[0].n', code: 'field.unknown' }]);
  });

  test('boards and maps hold together', () => {
    for (const map of Object.values(MAPS)) {
      expect(map.stops).toHaveLength(STOP_TOKENS.length);
      expect(map.moorings).toEqual([...map.moorings].sort((a, b) => a - b));
      expect(map.moorings.at(-1)).toBe(map.end);
      // One pass over the shortcuts finds the shortest way only if they are in order and start apart.
      const starts = map.shortcuts.map(({ from }) => from);
      expect(starts).toEqual([...new Set(starts)].sort((a, b) => a - b));
      for (const { from, to } of map.shortcuts) expect(to).toBeGreaterThan(from + 1);
    }
    for (const places of Object.values(BONUS)) {
      expect(places).toHaveLength(ZONE_COSTS.length);
      for (const effects of places.flat()) expect(kit.check(effects)).toEqual([]);
    }
  });
});

describe('the words of the cards', () => {
  const all = localized((language) => mergeWords(kernelWords[language], lastAurora.words[language]));

  test('no language lacks any', () => expect(localizedGaps(all)).toEqual([]));

  test.each(LANGUAGES)('every card speaks %s', (language) => {
    const words = lexicon(language, all[language]);
    const lines = lastAurora.cards().map((card) => {
      const text = say(words, card.text);
      expect(hasGap(text)).toBe(false);
      return `${card.number} ${card.name[language]}: ${text}`;
    });
    expect(lines).toMatchSnapshot();
  });
});
