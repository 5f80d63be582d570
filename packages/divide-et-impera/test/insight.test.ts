import { describe, expect, test } from 'vitest';
import { divideEtImpera } from '../src/index.ts';
import { oneDearMission, Table } from './table.ts';

/** What a greedy player would choose, in short. */
function best(table: Table, seat: number): string | undefined {
  const view = table.match.view(seat);
  const values = table.match.choices(seat).map((choice) => divideEtImpera.insight.value(view, seat, choice));
  return table.choices(seat)[values.indexOf(Math.max(...values))];
}
const EMPTY = { red: [], blue: [], green: [], black: [] };

describe('what bots may know', () => {
  test('units go where an outpost can be won', () => {
    const table = new Table({
      sides: [{ hand: ['DEI025'], units: { g03: 2 }, leader: 'r04' }],
      outposts: { g06: 'blue' },
      resources: { g01: 0, g03: 0, g04: 0, g06: 0, g07: 0 },
    });
    table.do(0, 'up DEI025', 'use move');
    expect(best(table, 0)).toBe('to g06');
  });

  test('energy is worth more than technology', () => {
    const table = new Table({
      sides: [{ hand: ['DEI028', 'DEI026'], units: { g01: 1, r08: 1 }, leader: 'r04' }],
      resources: { g01: 2, r08: 2 },
    });
    table.do(0, 'up DEI028', 'use collect');
    expect(best(table, 0)).toBe('collect r08');
  });

  test('the mission that brings most is taken, and one pays as little as possible', () => {
    const table = oneDearMission();
    expect(best(table, 0)).toBe('mission 4');
    const shop = new Table({
      sides: [{ hand: ['DEI025', 'DEI026', 'DEI028'], tech: 3, energy: 3, unlocked: ['alternativeEnergy'] }],
      markets: { ...EMPTY, red: ['DEI051', 'DEI049', 'DEI050'] },
      missions: Array(8).fill('builtStructures'),
    });
    shop.do(0, 'down DEI025', 'buy DEI050');
    expect(best(shop, 0)).toBe('pay 2 0');
  });

  test('a dear card is bought rather than a cheap one that brings less', () => {
    const table = new Table({
      turn: 4,
      phase: 3,
      sides: [{ hand: ['DEI032', 'DEI026', 'DEI028'], tech: 4, energy: 0 }],
      markets: { ...EMPTY, green: ['DEI042', 'DEI045', 'DEI041'], black: ['DEI058', 'DEI064', 'DEI062'] },
    });
    table.do(0, 'down DEI032');
    expect(best(table, 0)).toBe('buy DEI041');
  });

  test('the lead is what would be counted now, ahead of the best of the others', () => {
    const table = new Table({
      seats: 3,
      sides: [
        { tech: 4, energy: 2, leader: 'r04' },
        { supply: 3, tech: 0, energy: 0, leader: 'r04' },
        { tech: 0, energy: 0, leader: 'r04', bought: ['DEI038'] },
      ],
    });
    const leads = [0, 1, 2].map((seat) => divideEtImpera.insight.features(table.match.view(seat), seat).lead);
    expect(leads).toEqual([0, -1, 0]);
    expect(divideEtImpera.tally(table.state)).toMatchObject({
      supply: [0, 3, 0],
      resources: [6, 0, 0],
      outposts: [0, 0, 0],
      collectors: [0, 0, 0],
    });
  });

  test('reasons are given with their rules', () => {
    const table = new Table({ phase: 3, missions: Array(8).fill('droneCards') });
    table.until(() => table.state.decision?.kind === 'mission');
    const [choice] = table.match.choices(0);
    if (!choice) throw new Error('no mission');
    expect(divideEtImpera.insight.reasons(table.match.view(0), 0, choice)).toEqual([
      { key: 'dei.reason.mission', params: { n: 2 }, rule: 'R-DEI-137' },
    ]);
  });

  test('reasons are true: no outpost to hold where units leave, and a bought card brings supply', () => {
    const reasonsOf = (table: Table, seat: number): { [choice: string]: string[] } => {
      const view = table.match.view(seat);
      const said = table.match
        .choices(seat)
        .map((choice) => divideEtImpera.insight.reasons(view, seat, choice).map(({ key }) => key));
      return Object.fromEntries(table.choices(seat).map((choice, i) => [choice, said[i] ?? []]));
    };
    const table = new Table({
      sides: [{ hand: ['DEI025', 'DEI026'], units: { g03: 2, g06: 1 }, leader: 'r04', tech: 5, energy: 5 }],
      outposts: { g06: 'blue' },
    });
    expect(reasonsOf(table, 0)['down DEI025']).toEqual(['dei.reason.down']);
    table.do(0, 'up DEI025');
    // What an icon does stands in its own words already.
    expect(reasonsOf(table, 0)['use move']).toEqual([]);
    table.do(0, 'use move');
    expect(reasonsOf(table, 0)).toMatchObject({ 'from g03': ['dei.reason.noOutpost'], 'from g06': [] });
  });
});
