/** R-MOL-017 against trying everything: which attacks can take place, and which blows keep their number. */

import type { Goods } from '@cinderhall/effects';
import { rule } from '@cinderhall/gauntlet/rule';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Attack, DESIGNS, TYPES } from '../../src/cards/index.ts';
import { bestBlows, certainLoss, firstGroup, mostAttacks } from '../../src/sets/moloch/plan.ts';
import { type Attacker, type Blow, blowsOf, type Siege, type Site } from '../../src/sets/moloch/siege.ts';
import { amountsOf, PREY, presentIn, threatOf } from '../../src/sets/moloch/threats.ts';

const ATTACKS: readonly Attack[] = DESIGNS.flatMap((design) =>
  design.kind === 'location' && design.machine ? [design.machine.attack] : [],
);

const attacker = (card: number, attack: Attack, actions: readonly number[] = []): Attacker => ({
  card,
  threat: threatOf(attack),
  actions,
});
const site = (card: number, types: number, deal: Goods = {}, more: Partial<Site> = {}): Site => {
  const amounts = amountsOf(deal);
  return { card, types, grants: [], deal: amounts, brings: presentIn(amounts), open: false, ...more };
};

/** What is left of the attack when a blow has been struck. */
function struck({ have, sites, machines }: Siege, { machine, card, at, goods }: Blow): Siege {
  const razes = machines.some((one) => one.card === machine && one.threat.attack.does === 'raze');
  const hit = sites.find((one) => one.card === card);
  return {
    have: have.map((n, i) => n - (goods[PREY[i] ?? ''] ?? 0) + (razes ? (hit?.deal[i] ?? 0) : 0)),
    sites: razes
      ? sites.filter((one) => one !== hit)
      : sites.map((one) => (one === hit ? { ...one, open: false } : one)),
    machines: machines
      .filter((one) => one.card !== machine)
      .map((one) => ({ ...one, actions: one.actions.filter((open) => open !== at) })),
  };
}

/** Every order and every target, one after another. */
function byTrying(siege: Siege, seen = new Map<string, number>()): number {
  const key = JSON.stringify(siege);
  const known = seen.get(key);
  if (known !== undefined) return known;
  let best = 0;
  for (const machine of siege.machines)
    for (const blow of blowsOf(siege, machine)) best = Math.max(best, 1 + byTrying(struck(siege, blow), seen));
  seen.set(key, best);
  return best;
}

const KINDS = ['fuel', 'iron', 'gun', 'brick', 'ammo', 'worker', 'greyContact', 'redContact', 'vp', 'card'];
const few = fc.integer({ min: 0, max: 2 });
const typeMask = fc
  .uniqueArray(fc.integer({ min: 0, max: 9 }), { maxLength: 2 })
  .map((bits) => bits.reduce((mask, bit) => mask | (1 << bit), 0));

const siteOf = fc.record({
  types: typeMask,
  deal: fc.array(fc.constantFrom(...KINDS), { minLength: 1, maxLength: 2 }),
  open: fc.boolean(),
});
const siegeOf = (machines: number, sites: number, of = [...ATTACKS.keys()], least = 1): fc.Arbitrary<Siege> =>
  fc
    .record({
      goods: fc.record(Object.fromEntries([...KINDS, 'deal'].map((good) => [good, few]))),
      sites: fc.array(siteOf, { maxLength: sites }),
      attacks: fc.subarray(of, { minLength: least, maxLength: machines }),
    })
    .map(({ goods, sites: places, attacks }) => ({
      have: amountsOf(goods),
      sites: places.map(
        ({ types, deal, open }, at): Site =>
          site(at, types, Object.fromEntries(deal.map((good) => [good, 1])), { open }),
      ),
      machines: attacks.map((at): Attacker => {
        const attack = ATTACKS[at] as Attack;
        return attacker(100 + at, attack, attack.does === 'close' ? [at % 3] : []);
      }),
    }));

/** Little to take, and locations that bring more: what one machine takes, others often miss. */
const FEEDING = [...ATTACKS.keys()].filter((at) => !['close', 'block'].includes(ATTACKS[at]?.does ?? ''));
const scarce: fc.Arbitrary<Siege> = siegeOf(9, 5, FEEDING, 8).map((siege) => ({
  ...siege,
  have: siege.have.map((n) => Math.max(0, n - 1)),
}));

const RUNS = { seed: 51, numRuns: 250 };

describe('the greatest number of attacks', () => {
  rule('R-MOL-017', () => {
    fc.assert(
      fc.property(siegeOf(5, 4), (siege) => {
        expect(mostAttacks(siege)).toBe(byTrying(siege));
      }),
      RUNS,
    );
    fc.assert(
      fc.property(scarce, (siege) => {
        expect(mostAttacks(siege)).toBe(byTrying(siege));
      }),
      { seed: 51, numRuns: 120 },
    );
  });

  test('blows are offered if and only if they keep it', () => {
    const spelled = (blows: readonly Blow[]): string[] => blows.map((blow) => JSON.stringify(blow)).sort();
    fc.assert(
      fc.property(siegeOf(4, 4), (siege) => {
        const seen = new Map<string, number>();
        const most = byTrying(siege, seen);
        const group = firstGroup(siege);
        const good = group.flatMap((machine) =>
          blowsOf(siege, machine).filter((blow) => 1 + byTrying(struck(siege, blow), seen) === most),
        );
        if (group.length > 0) expect(spelled(bestBlows(siege, group))).toEqual(spelled(good));
      }),
      RUNS,
    );
  });

  test('a loss that is settled without a question keeps it, and takes what it would take later', () => {
    fc.assert(
      fc.property(siegeOf(4, 3), (siege) => {
        const certain = certainLoss(siege);
        if (!certain) return;
        expect(1 + byTrying(struck(siege, certain))).toBe(byTrying(siege));
        for (const machine of siege.machines) {
          if (machine.card === certain.machine) continue;
          for (const blow of blowsOf(siege, machine)) {
            const later = struck(siege, blow);
            const same = later.machines.find(({ card }) => card === certain.machine);
            if (same) expect(blowsOf(later, same)).toEqual([certain]);
          }
        }
      }),
      RUNS,
    );
  });

  test('goods that one attack takes whole are not there for another', () => {
    const drill: Attack = { does: 'lose', goods: { brick: 1, iron: 1 } };
    const crane: Attack = { does: 'loseAny', of: ['iron', 'brick'], n: 2 };
    const siege: Siege = {
      have: amountsOf({ brick: 1, iron: 1 }),
      sites: [],
      machines: [drill, crane].map((attack, card) => attacker(card, attack)),
    };
    expect(mostAttacks(siege)).toBe(1);
    // A deal feeds the second one, if the location is razed after the first.
    const razed = site(9, 1 << TYPES.indexOf('tAmmo'), { brick: 1 });
    const mother = attacker(2, { does: 'raze', type: 'tAmmo' });
    const fed = { ...siege, sites: [razed], machines: [...siege.machines, mother] };
    expect(mostAttacks(fed)).toBe(3);
    expect(bestBlows(fed).map(({ machine }) => machine)).toEqual([0, 1, 2]);
  });

  test('of locations that give each other types, whatever order is best', () => {
    const gun = 1 << TYPES.indexOf('tGun');
    const iron = 1 << TYPES.indexOf('tIron');
    const giver = site(1, gun, {}, { grants: [{ from: gun, to: iron }] });
    const other = site(2, gun);
    const siege: Siege = {
      have: amountsOf({}),
      sites: [giver, other],
      machines: [attacker(10, { does: 'raze', type: 'tGun' }), attacker(11, { does: 'raze', type: 'tIron' })],
    };
    expect(mostAttacks(siege)).toBe(2);
    const offered = bestBlows(siege).map(({ machine, card }) => [machine, card]);
    expect(offered).toEqual([
      [10, 2],
      [11, 1],
      [11, 2],
    ]);
    for (const blow of bestBlows(siege)) expect(mostAttacks(struck(siege, blow))).toBe(1);
  });

  test('with all machines at once and many locations', () => {
    fc.assert(
      fc.property(siegeOf(ATTACKS.length, 15, [...ATTACKS.keys()], ATTACKS.length), (siege) => {
        const most = mostAttacks(siege);
        const offered = bestBlows(siege);
        for (const machine of siege.machines) {
          const [blow] = blowsOf(siege, machine);
          if (!blow) continue;
          const isOffered = offered.some((one) => JSON.stringify(one) === JSON.stringify(blow));
          const after = 1 + mostAttacks(struck(siege, blow));
          if (isOffered) expect(after).toBe(most);
          else expect(after).toBeLessThan(most);
        }
      }),
      { seed: 51, numRuns: 4 },
    );
  });

  test('action locations tie nobody together, unless a machine blocks actions', () => {
    const [gun, iron] = (['tGun', 'tIron'] as const).map((type) => 1 << TYPES.indexOf(type));
    const open = { open: true };
    const siege = (more: readonly Attacker[]): Siege => ({
      have: amountsOf({}),
      sites: [site(1, gun ?? 0, {}, open), site(2, iron ?? 0, {}, open)],
      machines: [attacker(10, { does: 'raze', type: 'tGun' }), attacker(11, { does: 'raze', type: 'tIron' }), ...more],
    });
    const cards = (some: readonly Attacker[]): number[] => some.map(({ card }) => card);
    expect(cards(firstGroup(siege([])))).toEqual([10]);
    expect(cards(firstGroup(siege([attacker(12, { does: 'block' })])))).toEqual([10, 11, 12]);
  });
});
