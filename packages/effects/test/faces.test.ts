import { addressed, localizedGaps, type Message } from '@cinderhall/kernel';
import { expect, describe as group, test } from 'vitest';
import { type Effects, frozen, makeKit, sayCost } from '../src/index.ts';
import { bench, describe, designs, inWords, kit, play, ring, run, words } from './fixture.ts';

const fame: Effects = [{ op: 'gain', goods: { fame: 1 } }];

group('words', () => {
  test('both languages say the same things', () => {
    expect(localizedGaps(words)).toEqual([]);
  });

  test.each([
    [[{ op: 'gain', goods: { spark: 2 } }], 'gain 2 sparks', 'zyskaj 2 iskry'],
    [
      [{ op: 'gain', goods: { spark: 5, news: 1 } }],
      'gain 5 sparks and hear 1 piece of news',
      'zyskaj 5 iskier i usłysz 1 wieść',
    ],
    [
      [{ op: 'gain', goods: { fame: { per: 'cards', max: 3 } } }],
      'gain 1 fame for each card (at most 3)',
      'zyskaj 1 sławę za każdą kartę (najwyżej 3)',
    ],
    [
      [
        { op: 'gain', goods: { spark: 2 } },
        { op: 'gain', goods: { spark: { per: 'cards', max: 3 } } },
      ],
      'gain 2 sparks and 1 more for each card (at most 3 more)',
      'zyskaj 2 iskry i jeszcze 1 za każdą kartę (najwyżej o 3 więcej)',
    ],
    [
      [
        { op: 'gain', goods: { spark: 2 } },
        { op: 'gain', goods: { fame: { per: 'cards', max: 3 } } },
      ],
      'gain 2 sparks and gain 1 fame for each card (at most 3)',
      'zyskaj 2 iskry i zyskaj 1 sławę za każdą kartę (najwyżej 3)',
    ],
    [
      [
        { op: 'gain', goods: { fame: { per: 'cards' } } },
        { op: 'gain', goods: { fame: 2 } },
      ],
      'gain 1 fame for each card and gain 2 fame',
      'zyskaj 1 sławę za każdą kartę i zyskaj 2 sławy',
    ],
    [[{ op: 'rivalsLose', goods: { spark: 1 } }], 'every other player loses 1 spark', 'każdy inny gracz traci 1 iskrę'],
    [
      [{ op: 'rivalsLose', goods: { spark: { per: 'cards' } } }],
      'every other player loses 1 spark for each card',
      'każdy inny gracz traci 1 iskrę za każdą kartę',
    ],
    [
      [{ op: 'pay', cost: { goods: { spark: 1 }, any: { of: ['water', 'scrap'], n: 2 } }, do: fame }],
      'pay 1 spark and 2 water or scrap in any mix to gain 1 fame',
      'za 1 iskrę i wodę lub złom (razem 2) zyskaj 1 sławę',
    ],
    [
      [{ op: 'pay', cost: { goods: { spark: 1 } }, upTo: 3, do: [{ op: 'gain', goods: { news: 'x' } }] }],
      'pay 1 spark up to 3 times to hear X pieces of news, where X is how many times you paid',
      'zapłać 1 iskrę (do 3 razy) i usłysz X wieści, gdzie X to liczba wpłat',
    ],
    [
      [{ op: 'pay', cost: { goods: { spark: 1, news: 1, water: 2 } }, do: fame }],
      'pay 1 spark and 2 water and tell 1 piece of news to gain 1 fame',
      'za 1 iskrę i 2 wody i 1 wieść zyskaj 1 sławę',
    ],
    [
      [{ op: 'pay', cost: { goods: { news: 1 } }, do: fame }],
      'tell 1 piece of news to gain 1 fame',
      'za 1 wieść zyskaj 1 sławę',
    ],
    [[{ op: 'choose', of: [fame, [{ op: 'note', n: 1 }]] }], 'gain 1 fame or note 1', 'zyskaj 1 sławę lub zapisz 1'],
    [[{ op: 'choose', of: [fame, []] }], 'you may gain 1 fame', 'jeśli chcesz, zyskaj 1 sławę'],
    [
      [{ op: 'take', of: ['water', 'spark'], n: 1 }],
      'take 1 water or spark from another player',
      'zabierz innemu graczowi wodę lub iskrę',
    ],
    [
      [{ op: 'take', of: ['water', 'spark'], n: 2 }],
      'take 2 water or sparks in any mix from another player',
      'zabierz innemu graczowi wody lub iskry (razem 2)',
    ],
    [[...fame, { op: 'note', n: 1 }], 'gain 1 fame and note 1', 'zyskaj 1 sławę i zapisz 1'],
  ] as [Effects, string, string][])('%j', (effects, en, pl) => {
    expect(inWords(kit.say(effects))).toEqual({ en, pl });
  });

  test('every question and every choice has words', () => {
    designs.length = 0;
    designs.push(
      { triggers: [{ on: 'bell', do: [{ op: 'note', n: 1 }] }] },
      { triggers: [{ on: 'bell', do: [{ op: 'note', n: 2 }] }] },
    );
    const questions: Effects[] = [
      [{ op: 'choose', of: [fame, []] }],
      [{ op: 'pay', cost: { any: { of: ['water', 'scrap'], n: 1 } }, do: fame }],
      [{ op: 'pay', cost: { goods: { water: 1 } }, upTo: 2, do: fame }],
      [{ op: 'take', of: ['water', 'scrap'], n: 1 }],
    ];
    const said = new Set<string>();
    const listen = (table: ReturnType<typeof bench>): void => {
      const decision = table.state.decision as { kind: string };
      said.add(inWords(describe.decision(table.state, decision) as Message).en);
      for (const choice of table.choices(0)) {
        const { en, pl } = inWords(describe.choice(table.state, decision, choice) as Message);
        expect(en).not.toBe(pl);
        said.add(en);
      }
    };
    for (const effects of questions) {
      const table = bench([
        { water: 2, scrap: 2 },
        { water: 1, scrap: 1 },
      ]);
      run(table, effects);
      listen(table);
    }
    const table = bench([{}, {}]);
    play(table, 0, 0);
    play(table, 0, 1);
    ring(table);
    listen(table);
    expect([...said].sort()).toMatchSnapshot();
    expect(describe.decision(table.state, { kind: 'rest' })).toBeNull();
    expect(describe.choice(table.state, { kind: 'rest' }, { kind: 'rest' })).toBeNull();
  });

  test('a price that stands alone is in the nominative', () => {
    const price = { goods: { spark: 1 }, any: { of: ['water', 'scrap'], n: 1 } };
    const message = { key: 'effects.then', params: { parts: sayCost(kit, price, true) } };
    expect(inWords(message)).toEqual({
      en: '1 spark and 1 water or scrap',
      pl: '1 iskra i 1 woda lub złom',
    });
  });

  test('a trigger that ran is told', () => {
    designs.length = 0;
    designs.push({ triggers: [{ on: 'bell', do: fame }] });
    const table = bench([{}]);
    const card = play(table, 0, 0);
    const message = describe.event(table.state, { kind: 'triggered', seat: 0, card, index: 0 }) as Message;
    expect(inWords(message)).toEqual({
      en: 'Seat 1 uses the ability of card 0.',
      pl: 'Miejsce 1 korzysta ze zdolności karty karta 0.',
    });
    expect(inWords(addressed(message, [], 0))).toEqual({
      en: 'You use the ability of card 0.',
      pl: 'Korzystasz ze zdolności karty karta 0.',
    });
    expect(describe.event(table.state, { kind: 'other' })).toBeNull();
  });

  test('what is taken is taken from somebody', () => {
    const { state } = bench([{}]);
    const asked = { kind: 'effectTake' };
    const message = describe.choice(state, asked, { kind: 'take', from: 1, good: 'spark' } as { kind: string });
    expect(inWords(message as Message)).toEqual({
      en: 'Take 1 spark from Seat 2',
      pl: 'Zabierz iskrę graczowi Miejsce 2',
    });
  });

  test('a question names the card it comes from', () => {
    const { state } = bench([{}]);
    const message = describe.decision(state, { kind: 'effectOption', card: 3 } as { kind: string }) as Message;
    expect(inWords(message)).toEqual({ en: 'card 3: choose one.', pl: 'karta 3: wybierz jedną możliwość.' });
  });
});

group('validation', () => {
  test.each([
    [[{ op: 'gain', goods: { fame: 1 } }], []],
    [[], ['effects:effects']],
    ['text', ['effects:effects']],
    [[null], ['effects[0]:op.unknown']],
    [[{ op: 'fly' }], ['effects[0]:op.unknown']],
    [[{ op: 'gain' }], ['effects[0].goods:goods']],
    [[{ op: 'gain', goods: { gold: 1 } }], ['effects[0].goods.gold:good.unknown']],
    [[{ op: 'gain', goods: { fame: 0 } }], ['effects[0].goods.fame:amount']],
    [[{ op: 'gain', goods: { fame: null } }], ['effects[0].goods.fame:amount']],
    [[{ op: 'gain', goods: { fame: { per: 'moons' } } }], ['effects[0].goods.fame.per:count.unknown']],
    [[{ op: 'gain', goods: { fame: { per: 'good' } } }], ['effects[0].goods.fame.of:count.of']],
    [[{ op: 'gain', goods: { fame: { per: 'cards', of: 'water' } } }], ['effects[0].goods.fame.of:count.of']],
    [[{ op: 'gain', goods: { fame: { per: 'cards', max: -1 } } }], ['effects[0].goods.fame:amount']],
    [[{ op: 'gain', goods: { fame: { per: 'cards', most: 1 } } }], ['effects[0].goods.fame.most:field.unknown']],
    [[{ op: 'gain', goods: { fame: 1 }, now: true }], ['effects[0].now:field.unknown']],
    [[{ op: 'rivalsLose', goods: { gold: 1 } }], ['effects[0].goods.gold:good.unknown']],
    [[{ op: 'pay', do: fame }], ['effects[0].cost:cost']],
    [[{ op: 'pay', cost: {}, do: fame }], ['effects[0].cost:cost']],
    [[{ op: 'pay', cost: { any: { of: ['gold'], n: 1 } }, do: fame }], ['effects[0].cost.any:cost']],
    [[{ op: 'pay', cost: { goods: { water: 1 } }, do: [] }], ['effects[0].do:effects']],
    [[{ op: 'pay', cost: { goods: { water: 1 } }, upTo: 1, do: fame }], ['effects[0].upTo:amount']],
    [[{ op: 'choose', of: [fame] }], ['effects[0].of:options']],
    [[{ op: 'choose', of: [fame, [{ op: 'fly' }]] }], ['effects[0].of[1][0]:op.unknown']],
    [[{ op: 'take', of: [], n: 0 }], ['effects[0].of:good.unknown', 'effects[0].n:amount']],
  ])('%j', (effects, problems) => {
    expect(kit.check(effects).map(({ path, code }) => `${path}:${code}`)).toEqual(problems);
  });
});

test('two ops of one name are refused', () => {
  expect(() => makeKit(kit.world, [{ ...kit.ops.gain } as never])).toThrow('gain');
});

test('frozen data cannot be changed at any depth', () => {
  const data = frozen({ list: [{ deep: 1 }] });
  expect(() => {
    (data.list[0] as { deep: number }).deep = 2;
  }).toThrow(TypeError);
});
