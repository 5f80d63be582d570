import { isRefused, Match, seedOf } from '@cinderhall/kernel';
import { describe, expect, test } from 'vitest';
import { actionCard, IS_DRONE_CARD } from '../src/cards/index.ts';
import { type Choice, divideEtImpera, type State } from '../src/index.ts';
import { type Side, Table, type Wish } from './table.ts';

const AWAY = 'r04';
const EMPTY = { red: [], blue: [], green: [], black: [] };

/** The worked examples of the specification from number 26 on, with its numbers. */
describe('purchase', () => {
  const HAND = ['DEI025', 'DEI026', 'DEI028'];

  test('26: one red cube, and a Sweet Boost', () => {
    const markets = { ...EMPTY, red: ['DEI049', 'DEI051', 'DEI053'] };
    const side = { hand: HAND, units: { g01: 1 }, tech: 5, energy: 3, leader: AWAY, sweets: ['outpost'] };
    const table = new Table({ sides: [side], markets });
    table.do(0, 'down DEI025');
    expect(table.list(0, 'buy')).toEqual(['DEI051', 'DEI053']);
    const sweet = new Table({ sides: [side], markets });
    sweet.do(0, 'down DEI025', 'sweet sweet-outpost');
    expect(sweet.list(0, 'buy')).toEqual(['DEI049', 'DEI051', 'DEI053']);
  });

  test('27: left and right in the Black Market', () => {
    const paid = (card: string): number[] => {
      const table = new Table({
        sides: [{ hand: HAND, tech: 5, energy: 3 }],
        markets: { ...EMPTY, black: ['DEI060', 'DEI062', 'DEI063'] },
      });
      table.do(0, 'down DEI025', `buy ${card}`);
      return table.goods(0);
    };
    expect([paid('DEI060'), paid('DEI063')]).toEqual([
      [3, 2],
      [5, 2],
    ]);
  });

  test('28: cards slide to the right', () => {
    const after = (bought: string): string[] => {
      const table = new Table({
        sides: [{ hand: HAND, tech: 5, energy: 3, units: { g01: 1, g03: 1 }, leader: AWAY }],
        markets: { ...EMPTY, red: ['DEI049', 'DEI051', 'DEI053'] },
      });
      const next = table.id(table.state.decks[0]?.at(-1));
      table.do(0, 'down DEI025', `buy ${bought}`);
      return table.slots('red').map((id) => (id === next ? 'new' : id));
    };
    expect(after('DEI051')).toEqual(['new', 'DEI049', 'DEI053']);
    expect(after('DEI053')).toEqual(['new', 'DEI049', 'DEI051']);
    expect(after('DEI049')).toEqual(['new', 'DEI051', 'DEI053']);
  });

  test('29: bought and played, but bought only once', () => {
    const table = new Table({
      sides: [{ hand: HAND, tech: 5, energy: 3 }],
      markets: { ...EMPTY, green: ['DEI047', 'DEI045', 'DEI041'] },
    });
    table.do(0, 'down DEI025', 'buy DEI041');
    expect([table.list(0, 'up'), table.list(0, 'down')]).toEqual([['DEI026', 'DEI028', 'DEI041'], []]);
  });

  test('30: Low-Energy Control and Alternative Energy', () => {
    const markets = { ...EMPTY, red: ['DEI051', 'DEI049', 'DEI070'] };
    const low = new Table({ sides: [{ hand: HAND, tech: 2, energy: 2, unlocked: ['lowEnergyControl'] }], markets });
    low.do(0, 'down DEI025', 'buy DEI070');
    expect(low.goods(0)).toEqual([2, 1]);
    // Both are green, so that nobody has both by the rules; together the last energy may be paid in technology.
    const both = new Table({
      sides: [{ hand: HAND, tech: 2, energy: 2, unlocked: ['lowEnergyControl', 'alternativeEnergy'] }],
      markets,
    });
    both.do(0, 'down DEI025', 'buy DEI070');
    expect(both.choices(0)).toEqual(['pay 0 1', 'pay 1 0']);
  });

  test('31: Trading Post', () => {
    const table = new Table({
      sides: [{ hand: HAND, tech: 5, unlocked: ['tradingPost'] }],
      markets: { ...EMPTY, green: ['DEI047', 'DEI045', 'DEI041'] },
    });
    table.do(0, 'down DEI025', 'buy DEI041');
    expect(table.supply(0)).toBe(1);
  });
});

describe('collecting, cards and boosts', () => {
  test('32: the eleventh resource', () => {
    const table = new Table({
      sides: [{ hand: ['DEI028', 'DEI026'], units: { r08: 1 }, leader: AWAY, tech: 6, energy: 4 }],
      resources: { r08: 1 },
    });
    table.do(0, 'up DEI028', 'use collect', 'discard true');
    expect(table.goods(0)).toEqual([5, 5]);
  });

  test('33: three green cubes and DEI047', () => {
    const table = new Table({
      sides: [
        { hand: ['DEI047', 'DEI026', 'DEI028'], units: { g04: 1, g07: 1, g08: 1 }, leader: AWAY, tech: 0, energy: 0 },
      ],
      resources: { g04: 4, g07: 0, g08: 0 },
    });
    table.do(0, 'up DEI047', 'use per:green', 'use collect:machinery', 'use collect:machinery', 'use collect');
    expect([table.resources('g04'), table.goods(0)]).toEqual([0, [7, 0]]);
    expect(table.asked).toBe('play 0');
  });

  test('34: two green cubes and a Sweet Boost on DEI042', () => {
    const table = new Table({
      sides: [{ hand: ['DEI042', 'DEI026'], units: { g04: 1, g07: 1 }, leader: AWAY, tech: 0, sweets: ['outpost'] }],
      resources: { g04: 1, g07: 0 },
    });
    table.do(
      0,
      'up DEI042',
      'sweet sweet-outpost',
      'use per:green',
      'option 0',
      'use choose',
      'option 1',
      'use choose',
    );
    table.go(0, 'option 0');
    expect([table.supply(0), table.goods(0)[0], table.asked]).toEqual([2, 1, 'play 0']);
  });

  test('35: only the Collect of DEI042 is copied', () => {
    const table = new Table({
      phase: 3,
      sides: [{ hand: ['DEI057', 'DEI026'], up: ['DEI042'], units: { g04: 1, g07: 1 }, leader: AWAY, tech: 0 }],
      resources: { g04: 2, g07: 0 },
    });
    table.do(0, 'up DEI057', 'use copy', 'use per:green', 'use collect');
    expect([table.goods(0)[0], table.supply(0)]).toEqual([2, 0]);
  });

  test('36: Abraham, three resources out of two icons', () => {
    const table = new Table({
      factions: ['raiders', 'auxilia'],
      sides: [{ hand: ['DEI011', 'DEI010'], leader: 'g01', tech: 0 }],
      resources: { g01: 3 },
    });
    table.do(0, 'up DEI011', 'use collect', 'collect g01', 'use collect');
    expect([table.goods(0)[0], table.resources('g01'), table.asked]).toEqual([3, 0, 'play 0']);
  });

  test('37: Draco', () => {
    const table = new Table({
      seats: 3,
      factions: ['farmZ', 'auxilia', 'raiders'],
      sides: [{ hand: ['DEI024', 'DEI018'] }, { units: { g08: 2 } }, { leader: 'g08' }],
      drones: { draco: 'g08' },
    });
    table.do(0, 'up DEI024', 'use drone:draco', 'fly g08');
    expect([table.collectors(1, 'g08'), table.leader(2)]).toEqual([1, 'g08']);
    expect([0, 1, 2].map((seat) => [table.supply(seat), table.player(seat).sweets.length])).toEqual([
      [1, 1],
      [0, 1],
      [0, 0],
    ]);
  });

  test('38: Mucha', () => {
    const wish: Wish = { sides: [{ hand: ['DEI032', 'DEI026'], units: { g09: 3 } }], drones: { mucha: 'g09' } };
    const ground = new Table(wish);
    ground.do(0, 'up DEI032', 'use drone:mucha', 'fly g09', 'teleport g01', 'teleport g05');
    expect(['g09', 'g01', 'g05'].map((area) => ground.collectors(0, area))).toEqual([1, 1, 1]);
    const roof = new Table(wish);
    roof.do(0, 'up DEI032', 'use drone:mucha', 'fly g09', 'teleport r12');
    expect([roof.collectors(0, 'g09'), roof.collectors(0, 'r12'), roof.asked]).toEqual([2, 1, 'play 0']);
  });

  test('39: Numerical Superiority', () => {
    const wish: Wish = {
      sides: [
        { hand: ['DEI029', 'DEI026'], units: { g01: 15 }, leader: AWAY, unlocked: ['numericalSuperiority'], tech: 0 },
      ],
      resources: { g01: 1 },
    };
    const moves = new Table(wish);
    moves.do(0, 'up DEI029', 'use recruit', 'as move');
    moves.go(0, 'from g01', 'to g03', 'units 2');
    moves.move(0, 'g01', 'g05', '3');
    expect([moves.collectors(0, 'g03'), moves.collectors(0, 'g05')]).toEqual([2, 3]);
    const collects = new Table(wish);
    collects.do(0, 'up DEI029', 'use recruit', 'as collect');
    collects.move(0, 'g01', 'g05', '3');
    expect([collects.goods(0)[0], collects.collectors(0, 'g05')]).toEqual([1, 3]);
  });
});

describe('missions', () => {
  const take = (mission: string, turn: number, place: number, side: Side): number => {
    const table = new Table({ turn, phase: 3, missions: Array(8).fill(mission), sides: [{ leader: AWAY, ...side }] });
    table.until(() => table.state.decision?.kind === 'mission');
    table.do(0, `mission ${place}`);
    return table.supply(0);
  };

  test('40: five energy cells', () => {
    expect([0, 1, 2].map((place) => take('energyHoard', 2, place, { energy: 5 }))).toEqual([6, 10, 10]);
  });
  test('41: seven technology', () => {
    expect([0, 1].map((place) => take('techHoard', 2, place, { tech: 7 }))).toEqual([4, 7]);
  });
  test('42: ten collectors and the leader', () => {
    expect([1, 0].map((place) => take('collectorsOnMap', 2, place, { units: { g01: 10 } }))).toEqual([9, 6]);
  });
  test('43: one from each column', () => {
    const table = new Table({ turn: 2, phase: 3, sides: [{ taken: [-1, -1, 2, -1] }] });
    table.until(() => table.state.decision?.kind === 'mission');
    expect(table.list(0, 'mission')).toEqual(['0', '1', '3', '4', '5', '7']);
  });
  test('44: structures and drone cards', () => {
    const built = { shelters: ['g01', 'g03'], lifts: [['g01', 'r01'] as const] };
    expect([1, 0].map((place) => take('builtStructures', 2, place, built))).toEqual([6, 3]);
    expect(take('droneCards', 1, 0, { bought: ['DEI069', 'DEI073'], bin: ['DEI073'] })).toBe(6);
  });
  test('45: Confrontation', () => {
    const table = new Table({
      phase: 3,
      options: { confrontation: true },
      missions: Array(8).fill('control-red'),
      outposts: { g01: 'red', g03: 'red', g05: 'red' },
      sides: [
        { hand: ['DEI025', 'DEI026'], units: { g01: 1, g03: 1, g05: 1 }, leader: AWAY },
        { hand: ['DEI009', 'DEI010'], units: { g06: 2 }, leader: AWAY },
      ],
    });
    table.until(() => table.asked === 'play 1');
    expect(table.cubes(0)[0]).toBe(3);
    table.do(1, 'up DEI009');
    table.move(1, 'g06', 'g03', '2');
    table.until(() => table.asked === 'mission 0');
    table.do(0, 'mission 0');
    expect(table.supply(0)).toBe(6);
  });
});

describe('set-up', () => {
  const start = (seats: number, factions: readonly string[]): Match<State, Choice> => {
    const match = Match.start<State, Choice>(divideEtImpera as never, {
      seats,
      options: { factions },
      seed: seedOf(6),
    });
    if (isRefused(match)) throw new Error(match.refused.key);
    return match;
  };

  test.each([
    ['46b', 0, [2, 1]],
    ['46b', 1, [2, 2]],
    ['46', 2, [3, 2]],
    ['46b', 3, [3, 3]],
  ])('%s: of four players number %i (from 0) deploys %j', (_example, place, expected) => {
    const match = start(4, ['auxilia', 'raiders', 'farmZ', 'shelter42']);
    const who = match.state.order[place] as number;
    for (let i = 0; i < 200 && match.waiting()[0] !== who; i++) {
      const seat = match.waiting()[0] as number;
      const done = match.choices(seat).findIndex(({ kind }) => kind === 'done');
      match.step(seat, match.state.asked, Math.max(0, done));
    }
    const [one, two] = match.state.board.starts as [number, number];
    match.play(who, match.state.asked, { kind: 'deploy', leader: two, more: one });
    const units = [one, two].map((area) => (match.state.collectors[area * 4 + who] ?? 0) + (area === two ? 1 : 0));
    expect(units).toEqual(expected);
    expect(match.state.players[who]?.reserve).toBe(13 - place);
  });

  /** How many cards each market has, and the cards it shows. */
  const markets = ({ decks, slots }: State): [all: number[], shown: number[]] => {
    const shown = slots.filter((card) => card !== null);
    return [
      decks.map(
        (deck, market) => deck.length + slots.slice(market * 3, market * 3 + 3).filter((card) => card !== null).length,
      ),
      shown,
    ];
  };

  test('47b: the markets of four players', () => {
    const { state } = start(4, ['auxilia', 'raiders', 'farmZ', 'shelter42']);
    const [all, shown] = markets(state);
    expect([all, shown.length]).toEqual([[12, 12, 12, 12], 12]);
    // No card for a drone is in the black deck.
    const black = [...(state.decks[3] ?? []), ...state.slots.slice(9)];
    expect(black.filter((card) => card !== null && IS_DRONE_CARD[card])).toEqual([]);
  });

  test('47: Auxilia and Farm-Z', () => {
    const { state } = start(2, ['auxilia', 'farmZ']);
    // Masamune, Mucha, Simon, Draco.
    expect(state.drones.map((area) => area >= 0)).toEqual([false, true, false, true]);
    const [sizes, shown] = markets(state);
    expect(sizes).toEqual([10, 10, 10, 12]);
    const all = [...state.decks.flat(), ...shown];
    expect([shown.length, all.filter((card) => actionCard(card).kind === 'drone').length]).toEqual([12, 6]);
    expect([state.board.neutralBridges.length, state.outposts.length]).toEqual([1, 9]);
  });
});

test('48: Underground Tunnel, from the far north to the far south', () => {
  const table = new Table({
    sides: [
      {
        hand: ['DEI025', 'DEI026'],
        units: { g02: 2 },
        leader: AWAY,
        lifts: [
          ['g02', 'r04'],
          ['g10', 'r13'],
        ],
        unlocked: ['undergroundTunnel'],
      },
    ],
  });
  table.do(0, 'up DEI025');
  table.move(0, 'g02', 'g10', '2');
  expect([table.collectors(0, 'g02'), table.collectors(0, 'g10')]).toEqual([0, 2]);
});
