import { expect, describe as group, test } from 'vitest';
import { bySeat, type Effects, makeKit } from '../src/index.ts';
import { answer, asked, bench, kit, run } from './fixture.ts';

group('gain', () => {
  test('adds fixed goods and counted ones', () => {
    const table = bench([{ water: 2, scrap: 5 }, {}]);
    run(table, [{ op: 'gain', goods: { fame: 2, spark: { per: 'good', of: 'water' } } }]);
    expect(table.state.goods[0]).toEqual({ water: 2, scrap: 5, fame: 2, spark: 2 });
  });

  test.each([
    [{ per: 'good', of: 'scrap', max: 3 }, 3],
    [{ per: 'good', of: 'scrap', each: 2 }, 10],
    [{ per: 'good', of: 'water', min: 1 }, 1],
    [{ per: 'cards' }, 0],
    ['x', 0],
  ] as const)('counts %j as %i', (amount, n) => {
    const table = bench([{ scrap: 5 }]);
    expect(kit.amount(table.state, amount, bySeat(0))).toBe(n);
    expect(kit.can(table.state, [{ op: 'gain', goods: { fame: amount } }], bySeat(0))).toBe(n > 0);
  });

  test('is worth its goods', () => {
    const table = bench([{}]);
    expect(kit.worth(table.state, [{ op: 'gain', goods: { fame: 2, water: 1 } }], bySeat(0))).toBe(7);
  });
});

group('whether effects can do anything', () => {
  const fame: Effects = [{ op: 'gain', goods: { fame: 1 } }];
  const perCard: Effects = [{ op: 'gain', goods: { fame: { per: 'cards' } } }];
  const forScrap = (gets: Effects, more = {}): Effects => [
    { op: 'pay', cost: { goods: { scrap: 2 } }, ...more, do: gets },
  ];

  test.each<[string, Effects]>([
    ['a sure gain', fame],
    ['a gain that depends', perCard],
    ['a price for something sure', forScrap(fame)],
    ['a price that may be paid often', forScrap(fame, { upTo: 3 })],
    ['a price for something that depends', forScrap(perCard)],
    ['a price in a mix', [{ op: 'pay', cost: { any: { of: ['scrap', 'water'], n: 2 } }, do: fame }]],
    ['two prices', [...forScrap(perCard), ...forScrap(fame)]],
    ['a price beside what depends', [...perCard, ...forScrap(fame)]],
    ['options', [{ op: 'choose', of: [perCard, forScrap(fame), []] }]],
  ])('is what one of their ops says: %s', (_name, effects) => {
    for (const goods of [{}, { scrap: 1 }, { scrap: 2 }, { water: 2 }, { scrap: 1, spark: 1 }, { spark: 2 }]) {
      const { state } = bench([goods]);
      const byOps = effects.some((effect) => kit.ops[effect.op]?.can(state, effect, bySeat(0), kit));
      // Asked twice: what is found for a list the first time is kept.
      for (let i = 0; i < 2; i++) expect([goods, kit.can(state, effects, bySeat(0))]).toEqual([goods, byOps]);
    }
  });
});

group('rivalsLose', () => {
  const effects: Effects = [{ op: 'rivalsLose', goods: { water: 2 } }];

  test('takes from each rival what he has, and nothing from the seat itself', () => {
    const table = bench([{ water: 3 }, { water: 1 }, { water: 5 }]);
    run(table, effects);
    expect(table.state.goods.map(({ water }) => water)).toEqual([3, 0, 3]);
  });

  test('does nothing when no rival has any', () => {
    const table = bench([{ water: 3 }, {}]);
    expect(kit.can(table.state, effects, bySeat(0))).toBe(false);
    expect(kit.worth(table.state, effects, bySeat(0))).toBe(0);
    expect(kit.worth(bench([{}, { water: 1 }, { water: 2 }]).state, effects, bySeat(0))).toBe(1.5);
  });
});

group('pay', () => {
  const effects: Effects = [{ op: 'pay', cost: { goods: { scrap: 2 } }, do: [{ op: 'gain', goods: { fame: 1 } }] }];

  test('one way to pay is not asked for', () => {
    const table = bench([{ scrap: 3 }]);
    run(table, effects);
    expect(asked(table)).toBe('rest');
    expect(table.state.goods[0]).toEqual({ scrap: 1, fame: 1 });
  });

  test('ways that differ are asked for, own goods first', () => {
    const table = bench([{ scrap: 2, spark: 1 }]);
    run(table, effects);
    expect(asked(table)).toBe('effectPayment');
    expect(table.choices(0)).toEqual([
      { kind: 'payment', goods: { scrap: 2 } },
      { kind: 'payment', goods: { scrap: 1, spark: 1 } },
    ]);
    answer(table, { kind: 'payment', goods: { scrap: 1, spark: 1 } });
    expect(table.state.goods[0]).toEqual({ scrap: 1, spark: 0, fame: 1 });
  });

  test('what cannot be paid does nothing and cannot be chosen', () => {
    const table = bench([{ scrap: 1 }]);
    expect(kit.can(table.state, effects, bySeat(0))).toBe(false);
    expect(kit.worth(table.state, effects, bySeat(0))).toBe(0);
    run(table, effects);
    expect(table.state.goods[0]).toEqual({ scrap: 1 });
  });

  test('what would do nothing cannot be chosen even when it can be paid', () => {
    const table = bench([{ scrap: 5 }, {}]);
    const idle: Effects = [
      { op: 'pay', cost: { goods: { scrap: 1 } }, do: [{ op: 'rivalsLose', goods: { water: 1 } }] },
    ];
    expect(kit.can(table.state, idle, bySeat(0))).toBe(false);
  });

  test('X is how often it was paid', () => {
    const upTo: Effects = [
      { op: 'pay', cost: { goods: { scrap: 2 } }, upTo: 3, do: [{ op: 'gain', goods: { fame: 'x' } }] },
    ];
    const table = bench([{ scrap: 5 }]);
    run(table, upTo);
    expect(asked(table)).toBe('effectAmount');
    expect(table.choices(0)).toEqual([
      { kind: 'amount', n: 1 },
      { kind: 'amount', n: 2 },
    ]);
    answer(table, { kind: 'amount', n: 2 });
    expect(table.state.goods[0]).toEqual({ scrap: 1, fame: 2 });
  });

  test('is worth the gain less the cheapest payment', () => {
    expect(kit.worth(bench([{ scrap: 3 }]).state, effects, bySeat(0))).toBe(1);
  });
});

group('choose', () => {
  const either: Effects = [
    {
      op: 'choose',
      of: [
        [{ op: 'gain', goods: { water: 1 } }],
        [
          { op: 'gain', goods: { scrap: 1 } },
          { op: 'note', n: 7 },
        ],
      ],
    },
  ];

  test('does what was chosen, all of it', () => {
    const table = bench([{}]);
    run(table, either);
    answer(table, { kind: 'option', index: 1 });
    expect(table.state.goods[0]).toEqual({ scrap: 1 });
    expect(table.state.trace).toEqual([7]);
  });

  test('offers only what would do something', () => {
    const table = bench([{}, {}]);
    run(table, [{ op: 'choose', of: [[{ op: 'rivalsLose', goods: { water: 1 } }], [{ op: 'note', n: 1 }]] }]);
    expect(asked(table)).toBe('rest');
    expect(table.state.trace).toEqual([1]);
  });

  test('an empty option lets the seat decline', () => {
    const table = bench([{}]);
    run(table, [{ op: 'choose', of: [[{ op: 'note', n: 1 }], []] }]);
    answer(table, { kind: 'option', index: 1 });
    expect(table.state.trace).toEqual([]);
  });

  test('does nothing when nothing can be done', () => {
    const table = bench([{}, {}]);
    const idle: Effects = [{ op: 'choose', of: [[{ op: 'rivalsLose', goods: { water: 1 } }], []] }];
    expect(kit.can(table.state, idle, bySeat(0))).toBe(false);
    run(table, idle);
    expect(asked(table)).toBe('rest');
  });

  test('is worth its best option', () => {
    const both: Effects = [
      { op: 'choose', of: [[{ op: 'gain', goods: { fame: 1 } }], [{ op: 'gain', goods: { water: 1 } }], []] },
    ];
    expect(kit.worth(bench([{}]).state, both, bySeat(0))).toBe(3);
  });
});

group('take', () => {
  const effects: Effects = [{ op: 'take', of: ['water', 'scrap'], n: 2 }];

  test('one at a time, from whom and what the seat likes', () => {
    const table = bench([{}, { water: 1 }, { scrap: 2, fame: 9 }]);
    run(table, effects);
    expect(table.choices(0)).toEqual([
      { kind: 'take', from: 1, good: 'water' },
      { kind: 'take', from: 2, good: 'scrap' },
    ]);
    answer(table, { kind: 'take', from: 2, good: 'scrap' });
    answer(table, { kind: 'take', from: 1, good: 'water' });
    expect(asked(table)).toBe('rest');
    expect(table.state.goods).toEqual([{ scrap: 1, water: 1 }, { water: 0 }, { scrap: 1, fame: 9 }]);
  });

  test('from one seat only, where the game says so', () => {
    const table = bench([{}, { water: 1, scrap: 1 }, { water: 5 }]);
    table.push({ kind: 'rest' });
    table.state.decision = null;
    table.ask({ kind: 'effectTake', seats: [0], of: ['water', 'scrap'], from: 1, left: 2, ...bySeat(0) });
    expect(table.choices(0).map((choice) => (choice as { from?: number }).from)).toEqual([1, 1]);
    answer(table, { kind: 'take', from: 1, good: 'scrap' });
    expect(table.state.goods).toEqual([{ scrap: 1, water: 1 }, { water: 0, scrap: 0 }, { water: 5 }]);
  });

  test('stops when nobody has anything left', () => {
    const table = bench([{}, { water: 1 }]);
    run(table, effects);
    expect(asked(table)).toBe('rest');
    expect(table.state.goods[0]).toEqual({ water: 1 });
    expect(kit.can(table.state, effects, bySeat(0))).toBe(false);
    expect(kit.worth(table.state, effects, bySeat(0))).toBe(0);
  });

  test('is worth more than a gain, because a rival loses', () => {
    expect(kit.worth(bench([{}, { water: 9 }]).state, effects, bySeat(0))).toBe(3);
  });
});

test('effects of a list run in order, each completely before the next', () => {
  const table = bench([{}]);
  run(table, [
    { op: 'note', n: 1 },
    { op: 'choose', of: [[{ op: 'note', n: 2 }], [{ op: 'note', n: 9 }]] },
    { op: 'note', n: 3 },
  ]);
  expect(table.state.trace).toEqual([1]);
  answer(table, { kind: 'option', index: 0 });
  expect(table.state.trace).toEqual([1, 2, 3]);
});

test('a waiting effect is plain data: a JSON round trip in the middle changes nothing', () => {
  const table = bench([{ scrap: 2, spark: 2 }]);
  run(table, [{ op: 'pay', cost: { goods: { scrap: 2 } }, do: [{ op: 'note', n: 5 }] }]);
  expect(JSON.parse(JSON.stringify(table.state))).toEqual(table.state);
  expect(table.game.schema.misfits(table.state)).toEqual([]);
});

test('an unknown op is a fault of the program', () => {
  const table = bench([{}]);
  expect(() => run(table, [{ op: 'nonsense' }])).toThrow('nonsense');
});

group('what has run out', () => {
  test('a gain of which there is nothing left does nothing; of several goods one suffices', () => {
    const { state } = bench([{}]);
    const dry = makeKit({ ...kit.world, canGain: (_state, _seat, good) => good !== 'news' });
    const by = { seat: 0, card: -1, x: 0 };
    expect(dry.can(state, [{ op: 'gain', goods: { news: 1 } }], by)).toBe(false);
    expect(dry.can(state, [{ op: 'gain', goods: { news: 1, spark: 1 } }], by)).toBe(true);
    expect(kit.can(state, [{ op: 'gain', goods: { news: 1 } }], by)).toBe(true);
  });
});
