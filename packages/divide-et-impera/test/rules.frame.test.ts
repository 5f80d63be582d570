import { rule } from '@cinderhall/gauntlet/rule';
import { isRefused, Match, seedOf } from '@cinderhall/kernel';
import { expect } from 'vitest';
import { ACTION_CARDS } from '../src/cards/index.ts';
import { type Choice, divideEtImpera, type State } from '../src/index.ts';
import { Table } from './table.ts';

rule(['R-DEI-039', 'R-DEI-144'], () => {
  const table = new Table();
  table.until(() => table.match.over);
  const marks = table.events
    .filter(({ kind }) => kind === 'turn' || kind === 'phase')
    .map(({ kind, n }) => `${kind} ${n}`);
  // The table is laid when the first turn has been announced.
  expect(marks).toEqual([1, 2, 3, 4].flatMap((turn) => [`turn ${turn}`, 'phase 1', 'phase 2', 'phase 3']).slice(1));
  expect(table.events.filter(({ kind }) => kind === 'played' || kind === 'playedDown')).toHaveLength(2 * 4 * 3 * 2);
});

rule('R-DEI-040', () => {
  const table = new Table({ seats: 3, order: [2, 0, 1] });
  const seats: number[] = [];
  table.until(() => {
    const seat = table.match.waiting()[0] as number;
    if (seats.at(-1) !== seat) seats.push(seat);
    return table.state.phase === 2 && seats.length > 5;
  });
  expect(seats).toEqual([2, 0, 1, 2, 0, 1]);
  expect(table.why(2, 'area:0')).toEqual(['R-DEI-040']);
});

rule('R-DEI-041', () => {
  // Mucha's card says where collectors may go, so that neither connection nor majority counts.
  const table = new Table({
    sides: [{ hand: ['DEI032'], units: { r08: 2 } }, { units: { g09: 5 } }],
    drones: { mucha: 'r08' },
  });
  table.do(0, 'up DEI032', 'use drone:mucha', 'fly r08', 'teleport g09');
  expect([table.collectors(0, 'g09'), table.lead('g09')]).toEqual([1, 1]);
});

rule(['R-DEI-042', 'R-DEI-154'], () => {
  const end = (supply: number[], options = {}) => {
    const table = new Table({
      seats: 3,
      turn: 4,
      phase: 3,
      options,
      missions: Array(8).fill('droneCards'),
      order: [1, 2, 0],
      sides: supply.map((own) => ({ supply: own, tech: 0, energy: 0, leader: 'r04', taken: [0, 1, 2, -1] })),
    });
    table.until(() => table.match.over);
    return table.match.outcome();
  };
  // Everybody scores 2 for the drone card of the faction and nothing else.
  expect(end([10, 12, 7])?.scores).toEqual([[12], [14], [9]]);
  expect(end([10, 12, 7])?.places).toEqual([2, 1, 3]);
  expect(end([12, 12, 7])?.places).toEqual([1, 1, 3]);
  // House rule: the last in priority, which is seat 0 here, wins alone.
  expect(end([12, 12, 7], { lastWinsTies: true })?.places).toEqual([1, 2, 3]);
});

rule(['R-DEI-043', 'R-DEI-186'], () => {
  const factions = ['auxilia', 'raiders', 'farmZ', 'shelter42'];
  const match = Match.start<State, Choice>(divideEtImpera as never, {
    seats: 4,
    options: { factions },
    seed: seedOf(4),
  });
  if (isRefused(match)) throw new Error(match.refused.key);
  const [g02, g14] = match.state.board.starts as [number, number];
  const at = (seat: number, area: number): number =>
    (match.state.collectors[area * 4 + seat] ?? 0) + (match.state.leaders[seat] === area ? 1 : 0);
  for (const [place, seat] of [...match.state.order].entries()) {
    // Units of two kinds of evenness: 3, 4, 5 and 6 in all.
    expect(match.state.decision).toMatchObject({ kind: 'deploy', seats: [seat] });
    expect(match.choices(seat)).toHaveLength(place % 2 === 0 ? 4 : 2);
    match.play(seat, match.state.asked, { kind: 'deploy', leader: g14, more: g02 });
    expect([at(seat, g02), at(seat, g14)]).toEqual(
      [
        [2, 1],
        [2, 2],
        [3, 2],
        [3, 3],
      ][place],
    );
    expect(match.state.players[seat]?.reserve).toBe(15 - 2 - place);
    expect(match.state.leaders[seat]).toBe(g14);
    while (match.waiting()[0] === seat && !match.over) {
      const list = match.choices(seat);
      const done = list.findIndex(({ kind }) => kind === 'done');
      match.step(seat, match.state.asked, Math.max(0, done));
    }
  }
  // Nobody deploys a second time.
  expect(match.state.phase).toBe(2);
  expect(match.state.decision?.kind).toBe('play');
});

rule('R-DEI-044', () => {
  const table = new Table({ sides: [{ hand: ['DEI025', 'DEI026', 'DEI028'], units: { g01: 1 } }] });
  expect(table.list(0, 'up')).toEqual(['DEI025', 'DEI026', 'DEI028']);
  table.do(0, 'up DEI025');
  expect(table.asked).toBe('act 0');
  table.do(0, 'done');
  expect(table.asked).toBe('play 0');
  expect(table.list(0, 'up')).toEqual(['DEI026', 'DEI028']);
  table.do(0, 'up DEI028', 'done');
  expect(table.asked).toBe('play 1');
  expect(table.player(0).up.map(({ slot, phase }) => [phase, slot])).toEqual([
    [1, 1],
    [1, 2],
  ]);
  const other = table.player(0).hand[0] as number;
  expect(table.why(1, `card:${other}`)).toEqual(['R-DEI-044']);
});

rule(['R-DEI-045', 'R-DEI-047'], () => {
  const table = new Table({
    sides: [{ hand: ['DEI028', 'DEI025'], units: { g01: 2 } }],
    resources: { g01: 1 },
  });
  table.do(0, 'up DEI028');
  expect(table.choices(0)).toEqual(['use recruit', 'use collect', 'done']);
  // In any order …
  table.go(0, 'use collect', 'collect g01');
  expect(table.goods(0)).toEqual([2, 1]);
  expect(table.choices(0)).toEqual(['use recruit', 'done']);
  // … and none has to be used.
  table.do(0, 'done');
  expect(table.player(0).reserve).toBe(13);
});

rule(['R-DEI-048', 'R-DEI-124'], () => {
  const table = new Table({ sides: [{ hand: ['DEI025', 'DEI026'], sweets: ['recruit', 'tech'], units: { g01: 1 } }] });
  table.do(0, 'up DEI025');
  expect(table.list(0, 'sweet')).toEqual(['sweet-recruit', 'sweet-tech']);
  table.do(0, 'sweet sweet-recruit');
  expect(table.list(0, 'sweet')).toEqual([]);
  table.do(0, 'use recruit', 'recruit g02');
  expect(table.collectors(0, 'g02')).toBe(1);
  expect(table.id(table.player(0).up[0]?.sweet)).toBe('sweet-recruit');
  table.do(0, 'done', 'up DEI026');
  expect(table.list(0, 'sweet')).toEqual(['sweet-tech']);
});

rule('R-DEI-049', () => {
  const table = new Table({
    phase: 2,
    sides: [{ hand: ['DEI025', 'DEI026'], units: { g01: 2, g03: 2 }, unlocked: ['jetBoots'] }],
  });
  table.do(0, 'up DEI025', 'done', 'up DEI026');
  // Two cards with a Move: two extra Moves wait.
  expect(table.state.bonusMoves).toBe(2);
  expect(table.can(0, 'bonusMove')).toBe(true);
  const events = table.do(0, 'done');
  // Red has two cubes (g01 and g03): its ability unlocks before the next player begins.
  expect(events.map(({ kind }) => kind)).toContain('unlocked');
  expect(table.asked).toBe('play 1');
  expect(table.state.bonusMoves).toBe(0);
});

rule(['R-DEI-050', 'R-DEI-098', 'R-DEI-142'], () => {
  const table = new Table({
    phase: 3,
    sides: [{ tech: 1, energy: 0 }],
    markets: { green: ['DEI047', 'DEI045', 'DEI041'], red: [], blue: [], black: [] },
    missions: Array(8).fill('droneCards'),
  });
  table.do(0, 'down DEI032', 'buy DEI041');
  expect(table.ids(table.player(0).down.map(({ card }) => card))).toEqual(['DEI032']);
  table.do(0, 'up DEI041');
  table.until(() => table.state.turn === 2);
  expect(table.hand(0)).toHaveLength(8);
  expect(table.hand(0)).toContain('DEI041');
  expect(table.ids(table.player(0).bin)).toEqual(['DEI032']);
  // In the bin it still counts as a drone card: 2 supply on time.
  expect(table.player(0).supply.missions).toBe(2);
});

rule(['R-DEI-051', 'R-DEI-052', 'R-DEI-053', 'R-DEI-054'], () => {
  const table = new Table({
    options: { planning: true },
    order: [1, 0],
    sides: [
      { hand: ['DEI025', 'DEI026', 'DEI028'], units: { g01: 1 }, tech: 1, energy: 0 },
      { hand: ['DEI009', 'DEI010', 'DEI012'], units: { g03: 1 } },
    ],
    markets: { green: ['DEI047', 'DEI045', 'DEI041'], red: [], blue: [], black: [] },
  });
  expect(table.asked).toBe('plan 0,1');
  expect(table.hand(1, 0)).toEqual(['?', '?', '?']);
  expect(table.hand(0)).toEqual(['DEI025', 'DEI026', 'DEI028']);
  table.do(0, 'plan DEI028');
  // Nobody sees it.
  expect(table.hand(0, 1)).toEqual(['?', '?', '?']);
  table.do(1, 'plan DEI010');
  table.do(0, 'plan DEI025');
  table.do(1, 'plan DEI009');
  expect(table.match.view(0).players[1]?.planned.every((card) => card < 0)).toBe(true);
  // Revealed in the order of priority, the first planned first.
  expect(table.asked).toBe('play 1');
  expect(table.list(1, 'up')).toEqual(['DEI010']);
  table.until(() => table.asked === 'play 0');
  expect(table.choices(0)).toEqual(['up DEI028', 'down DEI028']);
  table.do(0, 'down DEI028', 'buy DEI041');
  // Bought in this phase, but both cards of it are fixed.
  expect(table.hand(0)).toContain('DEI041');
  expect(table.ids(table.player(0).up.map(({ card }) => card))).toEqual(['DEI025']);
  const bought = ACTION_CARDS.findIndex(({ id }) => id === 'DEI041');
  expect(table.player(0).hand).toContain(bought);
  // What lies face down stays hidden; everybody knows what was bought.
  expect(table.match.view(1).players[0]?.down[0]?.card).toBeLessThan(0);
  expect(table.hand(0, 1)).toContain('DEI041');
  expect(isRefused(table.match.undo(0))).toBe(true);
});
