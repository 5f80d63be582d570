import { describe, expect, test } from 'vitest';
import { pointsOf } from '../src/flow/movement.ts';
import { idOf, Table } from './table.ts';

describe('survivors', () => {
  test('the Hermit keeps everybody clean who goes with him, and only then', () => {
    const explore = (...sent: string[]) => {
      const table = new Table({
        deal: (d) => {
          d.zone(2, 'contaminated-warehouse');
          d.cargo(0);
          d.crew(0, 'hermit');
        },
      });
      table.explore(0, 2, ...sent);
      if (table.state.decision?.kind === 'deed') table.do(0, 'deed');
      table.do(0, 'collect true');
      return table.crew(0);
    };
    expect(explore('hermit', 'leader-1')).toEqual(['leader-1 rest', 'navigator-1 active', 'hermit exhausted']);
    expect(explore('leader-1')).toContain('leader-1 active 1');
  });

  test('the Hustler brings what is missing altogether, before the move', () => {
    const table = new Table({
      at: 'movement',
      order: [1, 0],
      deal: (d) => {
        d.cargo(0, 'food');
        d.crew(0, 'hustler');
      },
    });
    table.do(0, 'ability hustler');
    expect(table.choices(0)).toEqual(['give ammo', 'give fuel']);
    table.do(0, 'give fuel');
    // With it the convoy can drive at once (AMB-43).
    expect(table.held(0).fuel).toBe(1);
    expect(table.can(0, 'drive 3 0 0')).toBe(true);
    expect(table.can(0, 'ability hustler')).toBe(false);
  });

  test('whoever the Medic rouses helps at once', () => {
    const table = new Table({
      at: 'movement',
      order: [1, 0],
      deal: (d) => {
        d.cargo(0, 'fuel');
        d.crew(0, 'medic');
        d.one(0, 'navigator').zone = 'rest';
      },
    });
    expect(pointsOf(table.state, 0)).toBe(2);
    table.do(0, 'ability medic');
    expect(pointsOf(table.state, 0)).toBe(3);
  });

  test('the Bounty Hunter wants loot, the Prisoner is some', () => {
    const score = (prisoner: boolean) => {
      const table = new Table({
        at: 'end',
        round: 6,
        deal: (d) => {
          d.cargo(0);
          d.crew(0, 'bounty-hunter');
          if (prisoner) d.crew(0, 'prisoner', 'exhausted');
        },
      });
      const own = table.match.outcome()?.lines.filter(({ seat, under }) => seat === 0 && under) ?? [];
      return own.map(({ key, points }) => `${key.slice('la.card.'.length)} ${points}`);
    };
    expect([score(false), score(true)]).toEqual([[], ['bounty-hunter 2', 'prisoner 1']]);
  });
});

describe('items', () => {
  test('the Drug steadies a hand for the phase, and who lived by it dies with it', () => {
    const table = new Table({
      order: [0, 1],
      deal: (d) => {
        d.items(0, 'anti-frostbite-drug-1');
        d.one(0, 'leader').zone = 'rest';
        d.zone(5, 'contaminated-warehouse');
        d.cargo(0);
        for (const one of d.player(1).survivors) one.zone = 'rest';
      },
    });
    table.do(0, 'play anti-frostbite-drug-1');
    expect(table.can(0, 'explore 4')).toBe(true);
    table.explore(0, 5);
    table.do(0, 'deed', 'collect true');
    // Skill 3 less one token: he lives until the phase is over, and then has 1 less 1.
    expect(table.crew(0)).toContain('navigator-1 active 1');
    table.do(0, 'done');
    expect(table.happened('died')).toMatchObject([{ seat: 0 }]);
    expect(table.crew(0)).toEqual(['leader-1 active']);
    expect(table.held(0).survivor).toBe(1);
  });

  test('the Drip takes two tokens off, the Torch repairs three times', () => {
    const table = new Table({
      deal: (d) => {
        d.items(0, 'decontamination-drip', 'welding-torch-1');
        d.cargo(0);
        d.crew(0, 'renegade', 'rest', 2);
        d.one(0, 'leader').contamination = 1;
        d.damage(0, 'trailer', 1, 2, 3);
        d.damage(0, 'truck', 2);
      },
    });
    table.do(0, 'play decontamination-drip', 'cure renegade', 'cure leader-1');
    expect(table.crew(0)).toEqual(['leader-1 active', 'navigator-1 active', 'renegade rest 1']);
    table.do(0, 'play welding-torch-1', 'mend truck-1:2', 'mend trailer-1:1', 'mend trailer-1:2');
    expect(table.held(0).damage).toBe(1);
    expect(table.state.itemDiscard.map(idOf)).toEqual(['decontamination-drip', 'welding-torch-1']);
  });

  test('one Suit keeps one of two tokens away', () => {
    const table = new Table({
      at: 'movement',
      options: { map: 'beta' },
      order: [1, 0],
      deal: (d) => {
        d.items(0, 'protective-suit');
        d.player(0).space = 14;
      },
    });
    table.do(0, 'drive 17 8 0');
    table.do(0, 'play protective-suit');
    expect(table.crew(0)).toEqual(['leader-1 active', 'navigator-1 active']);
    expect(table.player(0).items).toEqual([]);
  });
});

describe('enemies', () => {
  /** The zones in which somebody was asked for damage. */
  const zones = (id: string, option?: string) => {
    const table = new Table({
      at: 'firing',
      order: [1, 0],
      deal: (d) => {
        d.zone(3, id);
        d.player(0).space = 9;
        d.mount(0, 'supercharger', 0);
        d.mount(0, 'watch-cabin', 1);
      },
    });
    const found: unknown[] = [];
    while (table.state.decision?.kind !== 'shoot' && table.happened('underFire').length === 0) {
      const { decision } = table.state;
      if (decision?.kind === 'damage') found.push([decision.zone, decision.n]);
      const list = table.choices(0);
      table.do(0, list.find((one) => one === option) ?? list.find((one) => / -$/.test(one)) ?? (list[0] as string));
    }
    return found;
  };

  test.each([
    ['war-wolves', undefined, [['topRow', 1]]],
    ['night-wolves', undefined, [['bottomRow', 1]]],
    [
      'last-howl',
      'option 1',
      [
        ['bottomRow', 2],
        ['bottomRow', 1],
      ],
    ],
    ['rendall-and-randall', 'option 1', [['column1', 1]]],
    [
      'ulmar',
      undefined,
      [
        ['column1', 1],
        ['topRow', 1],
      ],
    ],
    [
      'immortal-wolf',
      undefined,
      [
        ['column1', 1],
        ['bottomRow', 1],
      ],
    ],
  ] as const)('%s hits where it should', (id, option, expected) => {
    expect(zones(id, option)).toEqual(expected);
  });

  test('Rendall and Randall take what their victim can spare', () => {
    const rich = new Table({
      at: 'firing',
      order: [1, 0],
      deal: (d) => {
        d.zone(3, 'rendall-and-randall');
        d.player(0).space = 9;
      },
    });
    rich.until('effectOption', ['asItIs']);
    rich.do(0, 'option 0', 'give food');
    expect(rich.held(0)).toMatchObject({ ammo: 1, food: 0, fuel: 1, damage: 0 });
    const poor = new Table({
      at: 'firing',
      order: [1, 0],
      deal: (d) => {
        d.zone(3, 'rendall-and-randall');
        d.player(0).space = 9;
        d.cargo(0);
      },
    });
    // Without resources there is nothing to choose.
    poor.until('damage', ['asItIs']);
    expect(poor.state.decision).toMatchObject({ zone: 'column1', n: 1 });
  });
});
