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
import {
  ABILITIES,
  ACTION_CARDS,
  COUNTED,
  DRONE_LIST,
  ICONS,
  MISSIONS,
  NO_POWERS,
  SWEET_TOKENS,
  SWEETS,
  TILES,
} from '../src/cards/index.ts';
import { kit } from '../src/effect-kit.ts';
import { divideEtImpera } from '../src/index.ts';
import { boardOf } from '../src/map/board.ts';

describe('the data of the cards', () => {
  test.each(ACTION_CARDS.map((card) => [card.id, card] as const))(
    '%s is valid',
    (_id, { icons, kind, cost, supply }) => {
      expect(kit.check(icons)).toEqual([]);
      // Starting cards show two basic icons or a drone, cost nothing and bring nothing; the others cost and bring something.
      if (kind === 'faction') {
        expect([cost, supply]).toEqual([{ tech: 0, energy: 0 }, 0]);
        expect(icons[0]?.op === 'drone' ? icons.length : icons.length - 1).toBe(1);
        expect(icons.every(({ how = 'basic' }) => how === 'basic')).toBe(true);
      } else {
        expect(cost.tech + cost.energy).toBeGreaterThan(0);
        expect(supply).toBeGreaterThanOrEqual(2);
      }
    },
  );

  test('no card of the black deck activates a drone', () => {
    const black = ACTION_CARDS.filter(({ kind }) => kind === 'black');
    expect(black.flatMap(({ icons }) => icons).filter(({ op }) => op === 'drone')).toEqual([]);
  });

  test('what the box says about numbers holds', () => {
    const kinds = ACTION_CARDS.map(({ kind }) => kind);
    const count = (kind: string): number => kinds.filter((one) => one === kind).length;
    expect(['faction', 'red', 'blue', 'green', 'black', 'drone'].map(count)).toEqual([32, 8, 8, 8, 12, 12]);
    expect(ACTION_CARDS.map(({ id }) => id)).toEqual(
      Array.from({ length: 80 }, (_, n) => `DEI${String(n + 1).padStart(3, '0')}`),
    );
    expect([ABILITIES.length, MISSIONS.length, SWEET_TOKENS.length, SWEETS.length, TILES.length]).toEqual([
      18, 12, 16, 6, 16,
    ]);
    const symbols = (level: RegExp): number =>
      TILES.reduce(
        (sum, tile) =>
          sum + Object.entries(tile.symbols).reduce((own, [letter, n]) => (level.test(letter) ? own + n : own), 0),
        0,
      );
    expect([symbols(/[a-z]/), symbols(/[A-Z]/)]).toEqual([36, 24]);
  });

  test('cards known from the rulebook are as they were decoded', () => {
    const said = (id: string): string => {
      const { cost, supply, icons } = ACTION_CARDS.find((card) => card.id === id) ?? {
        cost: { tech: 0, energy: 0 },
        supply: 0,
        icons: [],
      };
      const names = icons.map(({ op, how, colour, drone, bonus, kinds }) =>
        [op, how, colour, drone, bonus, kinds].filter((part) => part !== undefined).join(' '),
      );
      return `${cost.tech}/${cost.energy} ${supply}: ${names.join(', ')}`;
    };
    expect(
      [
        'DEI012',
        'DEI029',
        'DEI032',
        'DEI036',
        'DEI038',
        'DEI041',
        'DEI042',
        'DEI045',
        'DEI047',
        'DEI052',
        'DEI060',
        'DEI070',
      ].map(said),
    ).toEqual([
      '0/0 0: recruit basic, collect basic',
      '0/0 0: recruit basic, move basic',
      '0/0 0: drone mucha 0',
      '1/1 3: move basic, move logistic',
      '1/1 4: collect basic, perOutpost blue',
      '1/0 3: collect basic, collect basic',
      '1/0 3: perOutpost green',
      '3/0 3: collect basic, collect machinery',
      '0/2 4: collect basic, perOutpost green',
      '1/1 3: recruit basic, recruit tactical',
      '1/1 2: build shelter, collect basic, collect basic',
      '0/2 3: drone masamune 1',
    ]);
  });

  test('abilities, drones and missions speak of things that exist', () => {
    for (const { powers } of ABILITIES)
      for (const power of Object.keys(powers)) expect(Object.keys(NO_POWERS)).toContain(power);
    for (const { action } of DRONE_LIST) expect(kit.check(action)).toEqual([]);
    for (const { counts } of MISSIONS) expect(COUNTED).toContain(counts);
  });

  test('equal icons are one, and what is copied is an icon too', () => {
    expect(new Set(ICONS.map(({ effects }) => JSON.stringify(effects))).size).toBe(ICONS.length);
    for (const { copied, repeats } of ICONS)
      for (const place of [copied, repeats]) expect(place).toBeLessThan(ICONS.length);
  });

  test('nothing can change it', () => {
    expect(() => {
      (ACTION_CARDS[0] as { supply: number }).supply = 9;
    }).toThrow(TypeError);
  });

  test('a mistake is found', () => {
    const codes = (effect: object): string[] => kit.check([effect]).map(({ code }) => code);
    expect(codes({ op: 'move', how: 'sideways' })).toEqual(['how.unknown']);
    expect(codes({ op: 'recruit', how: 'basic', twice: 1 })).toEqual(['field.unknown']);
    expect(codes({ op: 'collect', how: 'tactical' })).toEqual(['how.unknown']);
    expect(codes({ op: 'build', kinds: ['tower'] })).toEqual(['kind.unknown']);
    expect(codes({ op: 'drone', drone: 'hal', bonus: 3 })).toEqual(['drone.unknown', 'amount']);
    expect(codes({ op: 'perOutpost', colour: 'pink', do: [] })).toEqual(['colour.unknown', 'effects']);
    expect(codes({ op: 'salvage', n: 0 })).toEqual(['amount']);
    expect(codes({ op: 'airdrop', n: 1.5 })).toEqual(['amount']);
    expect(codes({ op: 'teleport', ground: 2 })).toEqual(['amount']);
    for (const op of ['reap', 'eliminate', 'copy', 'purchase'])
      expect(codes({ op, more: 1 })).toEqual(['field.unknown']);
    expect(codes({ op: 'gain', goods: { gold: 1 } })).not.toEqual([]);
  });
});

describe('the words', () => {
  test('every street and roof has a name of its own, also when no two districts touch', () => {
    const { areas } = boardOf(TILES.map(({ id }, i) => ({ id, x: i * 2, y: 0, rot: 0 as const })));
    for (const { messages } of Object.values(divideEtImpera.words)) {
      const names = areas.map(({ name }) => messages[`dei.place.${name}`]);
      expect(names).not.toContain(undefined);
      for (const form of ['at', 'from', 'to', 'by']) {
        const said = areas.map(({ name }) => messages[`dei.${form}.${name}`]);
        expect(said).not.toContain(undefined);
        expect(new Set(said).size).toBe(areas.length);
      }
      for (const level of ['g', 'r']) {
        const own = names.filter((_, i) => areas[i]?.name.startsWith(level));
        expect(new Set(own).size).toBe(own.length);
      }
    }
  });

  const all = localized((language) => mergeWords(kernelWords[language], divideEtImpera.words[language]));
  const lexica = localized((language) => lexicon(language, all[language]));

  test('no language lacks any', () => expect(localizedGaps(all)).toEqual([]));

  test.each(LANGUAGES)('every card speaks %s', (language) => {
    const spoken = divideEtImpera.cards().map(({ id, name, text, cost, supply }) => {
      const price = cost ? ` [${say(lexica[language], cost as Message)}; ${supply}]` : '';
      const line = `${id} ${name[language]}${price}: ${say(lexica[language], text)}`;
      expect(hasGap(line)).toBe(false);
      return line;
    });
    expect(spoken).toMatchSnapshot();
  });

  test('names and ids are each given once', () => {
    const cards = divideEtImpera.cards();
    expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length);
    for (const language of LANGUAGES) {
      const names = cards.filter(({ catalogue }) => catalogue === undefined).map(({ name }) => name[language]);
      expect(new Set(names).size).toBe(80);
    }
  });
});
