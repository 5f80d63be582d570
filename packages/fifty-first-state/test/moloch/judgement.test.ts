/** What bots expect of machines, and of a match alone with them. */
import { describe, expect, test } from 'vitest';
import { fiftyFirstState } from '../../src/index.ts';
import { type MolochWish, molochTable } from './moloch.ts';

const { insight } = fiftyFirstState;

function outlook(wish: MolochWish, seat = 0): number {
  return insight.features(molochTable(wish).match.view(seat), seat).outlook ?? Number.NaN;
}

function judged(said: string, wish: MolochWish): number {
  const table = molochTable(wish);
  const choice = table.match.choices(0)[table.choices(0).indexOf(said)];
  if (!choice) throw new Error(`no ${said} among ${table.choices(0).join(' | ')}`);
  return insight.value(table.match.view(0), 0, choice);
}

/** How much worse a position is with this machine than with one that finds nothing to raze. */
const harm = (machine: string, wish: MolochWish = {}): number =>
  outlook({ ...wish, deployed: ['bailiff'] }) - outlook({ ...wish, deployed: [machine] });

describe('machines come after the next production', () => {
  test('they take what it brings, although the pool is empty now', () => {
    expect(harm('tank-leech', { factions: ['merchantsGuild', 'newYork'] })).toBeGreaterThan(0.2);
    expect(harm('gladiator', { factions: ['mutantsUnion', 'newYork'] })).toBeGreaterThan(0.2);
  });

  test('what lies in the pool now is out of their reach by then', () => {
    const factions = ['mutantsUnion', 'merchantsGuild'];
    expect(harm('drill-worm', { factions, goods: [{ brick: 3, iron: 3 }] })).toBeCloseTo(0);
    expect(harm('drill-worm', { factions, deals: [['excavator'], []] })).toBeGreaterThan(0.2);
  });

  test('each of them finds only what the others have left', () => {
    const wish = { factions: ['mutantsUnion', 'newYork'] };
    // Three workers come in a round: the first machine takes two of them, the second one, the third none.
    const [first, second, third] = [
      ['hornet-swarm', 'bailiff', 'silencer'],
      ['hornet-swarm', 'tank-leech', 'silencer'],
      ['hornet-swarm', 'tank-leech', 'transmitter-7g'],
    ].map(
      (deployed) => outlook({ ...wish, deployed: ['bailiff', 'silencer', 'grinder'] }) - outlook({ ...wish, deployed }),
    ) as [number, number, number];
    expect(second / first).toBeCloseTo(3 / 2);
    expect(third).toBeCloseTo(second);
  });
});

test('a machine that goes early is worth more than one that goes late', () => {
  const wish = { deployed: ['tank-leech'], factions: ['merchantsGuild', 'newYork'] };
  const early = judged('destroy tank-leech', { ...wish, round: 2, goods: [{ redContact: 9 }, {}] });
  const late = judged('destroy tank-leech', {
    ...wish,
    round: 4,
    goods: [
      { redContact: 9, vp: 12 },
      { redContact: 9, vp: 12 },
    ],
  });
  expect(early).toBeGreaterThan(late);
});

test('R-MOL-060 in the last round: two points a machine for who leads, nothing for the others', () => {
  const arrange: MolochWish['arrange'] = (start) => {
    start.ending = true;
  };
  const wish = { arrange, goods: [{ vp: 25 }, { vp: 20 }] };
  const loses = (seat: number) =>
    outlook({ ...wish, deployed: [] }, seat) - outlook({ ...wish, deployed: ['mother', 'juggernaut'] }, seat);
  expect([loses(0), loses(1)]).toEqual([4, -4]);
});

describe('alone', () => {
  test('a match is not lost before it has begun', () => {
    for (const opponent of ['standard', 'borgo'] as const)
      expect(Math.abs(outlook({ seats: 1, round: 1, options: { opponent }, deployed: [] }))).toBeLessThan(10);
  });

  test('points of the opponent are no good news', () => {
    for (const round of [2, 3, 4]) {
      const worse = [6, 8, 10, 12, 14].map((opponentVp) =>
        outlook({ seats: 1, round, opponentVp, deployed: ['mole'] }),
      );
      expect(worse).toEqual([...worse].sort((a, b) => b - a));
      expect(new Set(worse).size).toBe(worse.length);
    }
  });
});
