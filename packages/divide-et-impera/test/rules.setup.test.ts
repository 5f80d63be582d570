import { rule } from '@cinderhall/gauntlet/rule';
import { Chance, isRefused, Match, readOptions, seedOf } from '@cinderhall/kernel';
import { expect, test } from 'vitest';
import { ABILITIES, ACTION_CARDS, actionCard, MISSIONS, SWEETS, TILES } from '../src/cards/index.ts';
import { type Choice, divideEtImpera, type Options, type State } from '../src/index.ts';
import { boardOf, type PlacedTile } from '../src/map/board.ts';
import { mapFaults, mapWarnings, quickBoard, randomBoard } from '../src/map/layouts.ts';
import { setup } from '../src/setup.ts';
import { Table } from './table.ts';

const FOUR = ['auxilia', 'raiders', 'farmZ', 'shelter42'] as const;

function start(seats: number, options: Partial<Options> = {}, n = 1): Match<State, Choice> {
  const match = Match.start<State, Choice>(divideEtImpera as never, { seats, options, seed: seedOf(n) });
  if (isRefused(match)) throw new Error(match.refused.key);
  return match;
}
const dealt = (seats: number, options: Partial<Options> = {}, n = 1): State =>
  start(seats, { factions: FOUR.slice(0, seats), ...options }, n).state;
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

rule('R-DEI-001', () => {
  for (const [seats, tiles] of [
    [2, 9],
    [3, 12],
    [4, 16],
  ] as const) {
    expect(dealt(seats).board.tiles).toHaveLength(tiles);
    const random = dealt(seats, { map: 'random' }).board;
    expect(random.tiles).toHaveLength(tiles);
    expect(random.tiles.every(({ id }) => Number(id[0]) <= seats)).toBe(true);
  }
  const turned = new Set(
    Array.from({ length: 5 }, (_, n) => dealt(2, { map: 'random' }, n).board.tiles.map(({ rot }) => rot)).flat(),
  );
  expect([...turned].sort((a, b) => a - b)).toEqual([0, 90, 180, 270]);
});

rule(['R-DEI-002', 'R-DEI-035'], () => {
  const bridges = (seats: number): string[][] => {
    const { board } = dealt(seats);
    return board.neutralBridges.map((at) => {
      const { from, to, over } = board.bridges[at] ?? { from: 0, to: 0, over: 0 };
      return [from, to, over].map((area) => board.areas[area]?.name ?? '');
    });
  };
  expect(bridges(2)).toEqual([['r06', 'r07', 'g04']]);
  expect(bridges(3)).toEqual([['r06', 'r07', 'g04']]);
  expect(bridges(4)).toHaveLength(2);
  // Everybody may use it.
  const table = new Table({
    sides: [
      { hand: ['DEI025'], units: { r06: 1 } },
      { units: { r06: 1 }, hand: ['DEI009'] },
    ],
    order: [1, 0],
  });
  table.do(1, 'up DEI009');
  expect(table.mayMove(1, 'r06', 'r07', '1')).toBe(true);
  // It stands in both areas, so that it can be entered from either.
  const back = new Table({ sides: [{ hand: ['DEI025'], units: { r07: 1 }, leader: 'r04' }] });
  back.do(0, 'up DEI025');
  expect(back.mayMove(0, 'r07', 'r06', '1')).toBe(true);
  // A bridge of one's own connects for its owner alone.
  const own = new Table({
    sides: [
      { hand: ['DEI025', 'DEI026'], units: { r01: 1 }, bridges: [['r01', 'r02', 'g01']] },
      { hand: ['DEI009'], units: { r01: 2 } },
    ],
  });
  own.do(0, 'up DEI025');
  expect(own.mayMove(0, 'r01', 'r02', '1')).toBe(true);
  const anothers = new Table({
    sides: [{ hand: ['DEI025'], units: { r01: 1 }, leader: 'r04' }, { bridges: [['r01', 'r02', 'g01']] }],
  });
  anothers.do(0, 'up DEI025');
  expect(anothers.mayMove(0, 'r01', 'r02', '1')).toBe(false);
});

rule('R-DEI-003', () => {
  const places = new Set<string>();
  for (let n = 0; n < 6; n++) {
    const { board, drones } = dealt(4, {}, n);
    expect([...drones].sort()).toEqual([...board.summons].sort());
    expect(board.summons.every((area) => area >= board.grounds)).toBe(true);
    places.add(drones.join());
  }
  expect(places.size).toBeGreaterThan(1);
});

rule(['R-DEI-004', 'R-DEI-029', 'R-DEI-014'], () => {
  const { board, resources, tech, energy, players } = dealt(4);
  expect(sum(resources.slice(0, board.grounds))).toBe(36);
  expect(sum(resources.slice(board.grounds))).toBe(24);
  expect([tech, energy]).toEqual([20, 12]);
  expect(players.map((player) => [player.tech, player.energy])).toEqual(Array(4).fill([1, 1]));
  const two = dealt(2);
  expect(sum(two.resources.slice(0, two.board.grounds)) + two.tech + 2).toBe(60);
  expect(sum(two.resources.slice(two.board.grounds)) + two.energy + 2).toBe(40);
  const g01 = board.areas.findIndex(({ parts }) => parts.includes('2.2:a'));
  expect(resources[g01]).toBeGreaterThanOrEqual(2);
});

rule(['R-DEI-005', 'R-DEI-125'], () => {
  expect(dealt(2).sweets).toHaveLength(16);
  expect(dealt(2, {}, 1).sweets).not.toEqual(dealt(2, {}, 2).sweets);
  expect(SWEETS.map(({ id }) => id).sort()).toEqual(
    ['build', 'collect', 'move', 'outpost', 'recruit', 'tech'].map((kind) => `sweet-${kind}`),
  );
  expect(start(2).view(0).sweets).toEqual(Array(16).fill(-5));
});

rule(['R-DEI-006', 'R-DEI-028'], () => {
  const colours = (state: State): string[] =>
    state.outposts
      .map(({ colour, area }) => `${state.board.areas[area]?.name} ${['red', 'blue', 'green'][colour]}`)
      .sort();
  expect(colours(dealt(2))).toEqual(
    ['g03 red', 'g01 red', 'r12 red', 'r01 blue', 'g06 blue', 'r11 blue', 'g04 green', 'g07 green', 'g08 green'].sort(),
  );
  expect(dealt(2).holders).toEqual(Array(9).fill(-1));
  expect([2, 3, 4].map((seats) => dealt(seats).outposts.length)).toEqual([9, 12, 15]);
});

rule(['R-DEI-007', 'R-DEI-008', 'R-DEI-027'], () => {
  for (const [seats, size] of [
    [2, 10],
    [3, 11],
    [4, 12],
  ] as const) {
    const { decks, slots, box } = dealt(seats, {}, seats);
    expect(slots.filter((card) => card !== null)).toHaveLength(12);
    for (let market = 0; market < 4; market++) {
      const all = [...(decks[market] ?? []), ...slots.slice(market * 3, market * 3 + 3)].map(
        (card) => actionCard(card ?? 0).kind,
      );
      const own = ['red', 'blue', 'green', 'black'][market];
      expect(all.filter((kind) => kind === own)).toHaveLength(market === 3 ? 12 : 8);
      expect(all.filter((kind) => kind === 'drone')).toHaveLength(market === 3 ? 0 : size - 8);
      expect(all).toHaveLength(market === 3 ? 12 : size);
    }
    expect(box.filter((card) => actionCard(card).kind === 'drone')).toHaveLength((4 - seats) * 3);
  }
  const where = new Set([1, 2, 3, 4, 5].map((n) => dealt(2, {}, n).decks[0]?.join()));
  expect(where.size).toBe(5);
});

rule(['R-DEI-009', 'R-DEI-022', 'R-DEI-130', 'R-DEI-131'], () => {
  expect(['red', 'blue', 'green'].map((colour) => ABILITIES.filter((one) => one.colour === colour).length)).toEqual([
    6, 6, 6,
  ]);
  const match = start(3, { factions: FOUR.slice(0, 3) });
  const colours = match.state.players.map(({ locked }) => locked.map((card) => ABILITIES[card - 80]?.colour));
  expect(colours).toEqual(Array(3).fill(['red', 'blue', 'green']));
  const everywhere = [...match.state.players.flatMap(({ locked }) => locked), ...match.state.pools.flat()];
  expect(new Set(everywhere).size).toBe(18);
  expect(match.view(0).players[0]?.locked).toEqual(match.state.players[0]?.locked);
  // Others see that there is one of each colour, and no more; the rest of the pools nobody sees.
  expect(match.view(1).players[0]?.locked).toEqual([-2, -3, -4]);
  expect(
    match
      .view(1)
      .pools.flat()
      .every((card) => card < 0),
  ).toBe(true);
  expect(
    match.state.players.every(({ powers }) => powers.winsTies + powers.shelterMajority + powers.remedy === 0),
  ).toBe(true);
});

rule(['R-DEI-010', 'R-DEI-011'], () => {
  const { missions } = dealt(2);
  expect(missions).toHaveLength(8);
  expect(new Set(missions).size).toBe(8);
  expect(MISSIONS).toHaveLength(12);
  expect(dealt(2, { noChoice: true }).missions).toHaveLength(4);
  // One in each column then.
  const single = new Table({ phase: 3, options: { noChoice: true }, sides: [{ taken: [-1, 1, -1, -1] }] });
  single.until(() => single.state.decision?.kind === 'mission');
  expect(single.list(0, 'mission')).toEqual(['0', '2', '3']);
  expect(dealt(2, {}, 3).missions).not.toEqual(missions);
  // Places 0 to 3 are the columns of the first row, 4 to 7 those of the second.
  const table = new Table({ phase: 3, sides: [{ taken: [0, -1, -1, -1] }] });
  table.until(() => table.state.decision?.kind === 'mission');
  expect(table.list(0, 'mission')).toEqual(['1', '2', '3', '5', '6', '7']);
});

rule(['R-DEI-012', 'R-DEI-023'], () => {
  const match = start(2, { factions: FOUR.slice(0, 2) });
  expect([match.state.turn, match.state.phase]).toEqual([1, 1]);
  expect(match.state.decision?.kind).toBe('deploy');
  expect(match.waiting()).toEqual([match.state.order[0]]);
});

rule(['R-DEI-013', 'R-DEI-017'], () => {
  expect(divideEtImpera.tally(dealt(3)).supply).toEqual([0, 0, 0]);
  // Past 40 it simply goes on.
  const table = new Table({
    turn: 2,
    phase: 3,
    missions: Array(8).fill('techHoard'),
    sides: [{ supply: 38, tech: 5 }],
  });
  table.until(() => table.state.decision?.kind === 'mission');
  table.do(0, 'mission 1');
  expect(table.supply(0)).toBe(43);
  expect(divideEtImpera.tally(table.match.view(1)).supply?.[0]).toBe(43);
});

rule('R-DEI-015', () => {
  const match = start(3);
  expect(match.state.decision).toMatchObject({ kind: 'faction', seats: [0] });
  match.step(0, match.state.asked, 3);
  expect(match.waiting()).toEqual([1]);
  expect(match.choices(1)).toHaveLength(3);
  expect(match.choices(1)).not.toContainEqual({ kind: 'faction', faction: 3 });
  const preset = start(2, { factions: ['farmZ', 'auxilia'] });
  expect([0, 1].map((seat) => divideEtImpera.role?.(preset.state, seat).id)).toEqual(['farmZ', 'auxilia']);
  const read = readOptions(divideEtImpera.options, { factions: ['farmZ'] }, 2);
  expect(isRefused(read) && read.refused).toMatchObject({ key: 'dei.option.factions', rule: 'R-DEI-015' });
});

rule('R-DEI-016', () => {
  const match = start(2, { factions: ['auxilia', 'raiders'] });
  const ids = (seat: number, viewer: number): string[] =>
    match.view(viewer).players[seat]?.hand.map((card) => ACTION_CARDS[card]?.id ?? '?') ?? [];
  expect(ids(0, 0)).toEqual(['DEI025', 'DEI026', 'DEI027', 'DEI028', 'DEI029', 'DEI030', 'DEI031', 'DEI032']);
  expect(ids(0, 1)).toEqual(ids(0, 0));
  expect(ids(1, -1)).toHaveLength(8);
  for (const faction of FOUR) {
    const own = ACTION_CARDS.filter((card) => card.faction === faction);
    expect([own.length, own.filter(({ icons }) => icons.some(({ op }) => op === 'drone')).length]).toEqual([8, 1]);
  }
});

rule(['R-DEI-018', 'R-DEI-019', 'R-DEI-021'], () => {
  const orders = new Set(Array.from({ length: 12 }, (_, n) => dealt(3, {}, n).order.join()));
  expect(orders.size).toBeGreaterThan(3);
  const { players, leaders, collectors } = dealt(3);
  expect(players.map(({ taken }) => taken)).toEqual(Array(3).fill([-1, -1, -1, -1]));
  expect(players.map(({ reserve }) => reserve)).toEqual([15, 15, 15]);
  expect(leaders).toEqual([-1, -1, -1]);
  expect(sum(collectors)).toBe(0);
  expect(players.map(({ shelters, bridges, lifts }) => [shelters, bridges, lifts])).toEqual(
    Array(3).fill([[], [], []]),
  );
});

rule('R-DEI-020', () => {
  const { players } = dealt(4);
  const skills = players.map(({ powers }) => Object.entries(powers).filter(([, n]) => n > 0));
  expect(skills).toEqual([
    [['leaderSneaks', 1]],
    [['extraCollects', 1]],
    [['leaderMajority', 2]],
    [['leaderClimbs', 1]],
  ]);
});

const QUICK = quickBoard(2).tiles;
const keys = (tiles: readonly PlacedTile[], seats: number): string[] =>
  mapFaults(tiles, seats).map(({ key, rule: id }) => `${key} ${id}`);
const swap = (a: string, b: string): PlacedTile[] => {
  const at = (id: string): PlacedTile => QUICK.find((tile) => tile.id === id) as PlacedTile;
  return QUICK.map((tile) => (tile.id === a ? { ...tile, id: b } : tile.id === b ? { ...tile, id: a } : tile)).map(
    (tile) => ({ ...tile, rot: at(a).rot }),
  );
};

rule('R-DEI-024', () => {
  expect(keys(QUICK, 2)).toEqual([]);
  expect(keys(QUICK, 3)).toEqual(['dei.map.summons R-DEI-024']);
  // 2.9 in the place of 2.2 lies beside 2.1.
  expect(keys(swap('2.9', '2.2'), 2)).toEqual(['dei.map.startsTouch R-DEI-024']);
  // 2.9 in the place of 2.5 touches 2.1 only at a corner.
  expect(keys(swap('2.9', '2.5'), 2)).toEqual([]);
});

rule('R-DEI-025', () => {
  const [first, second] = QUICK as [PlacedTile, PlacedTile];
  expect(keys([], 2)).toEqual(['dei.map.empty R-DEI-025']);
  expect(keys([...QUICK, { ...first, x: 9, y: 9 }], 2)).toContain('dei.map.twice R-DEI-025');
  expect(
    keys(
      QUICK.map((tile) => (tile.id === '2.2' ? { ...second, x: 0, y: 0 } : tile)),
      2,
    ),
  ).toContain('dei.map.stacked R-DEI-025');
  expect(
    keys(
      QUICK.map((tile) => (tile.id === '2.3' ? { ...tile, x: 12 } : tile)),
      2,
    ),
  ).toEqual(['dei.map.scattered R-DEI-025']);
  expect(
    keys(
      QUICK.filter(({ id }) => id !== '2.1'),
      2,
    ),
  ).toEqual(['dei.map.starts R-DEI-025']);
  // A small map in an odd shape is as good as any.
  const small: PlacedTile[] = [
    { id: '2.1', x: 0, y: 0, rot: 0 },
    { id: '2.4', x: 1, y: 0, rot: 90 },
    { id: '2.6', x: 1, y: 1, rot: 270 },
    { id: '2.9', x: 1, y: 2, rot: 0 },
  ];
  expect(keys(small, 2)).toEqual([]);
  const match = start(2, { map: 'custom', tiles: small });
  expect(match.state.board.tiles).toEqual(small);
  const refused = (tiles: unknown): unknown => {
    const read = readOptions(divideEtImpera.options, { map: 'custom', tiles }, 2);
    return isRefused(read) && read.refused.key;
  };
  expect(refused([{ ...first, id: '9.9' }])).toBe('refused.option.value');
  expect(refused([{ ...first, rot: 45 }])).toBe('refused.option.value');
  expect(refused([{ ...first, more: 1 }])).toBe('refused.option.value');
  expect(refused(QUICK.slice(1))).toBe('dei.map.starts');
  // A list with holes.
  const sparse = [...QUICK];
  delete sparse[3];
  expect(refused(sparse)).toBe('refused.option.value');
  expect(refused(Array(4))).toBe('refused.option.value');
  const idle = readOptions(divideEtImpera.options, { tiles: small }, 2);
  expect(isRefused(idle) && idle.refused.key).toBe('dei.option.tiles');
});

rule('R-DEI-026', () => {
  let moved = 0;
  for (let n = 0; n < 12; n++) {
    const state = setup({ ...defaults(), outposts: 'advanced' }, 4, Chance.fromNumber(n));
    const { spots } = state.board;
    const foreign = state.outposts.filter(({ colour }, i) => colour !== spots[i]?.letter);
    expect([0, 2, 3]).toContain(foreign.length);
    expect([0, 1, 2].map((colour) => state.outposts.filter((one) => one.colour === colour).length)).toEqual([5, 5, 5]);
    const letters = state.outposts.flatMap(({ colour }, i) => (colour !== spots[i]?.letter ? [spots[i]?.letter] : []));
    expect(new Set(letters).size).toBe(letters.length);
    moved += foreign.length;
  }
  expect(moved).toBeGreaterThan(0);
});

function defaults(): Options {
  const read = readOptions(divideEtImpera.options, {}, 4);
  if (isRefused(read)) throw new Error(read.refused.key);
  return read;
}

test('random maps are legal and have nothing to be warned of', () => {
  const layouts = new Set<string>();
  for (let n = 0; n < 24; n++) {
    const players = 2 + (n % 3);
    const board = randomBoard(players, Chance.fromNumber(n));
    expect(mapFaults(board.tiles, players)).toEqual([]);
    expect(mapWarnings(board)).toEqual([]);
    layouts.add(JSON.stringify(board.tiles));
  }
  expect(layouts.size).toBe(24);
});

test('the preset map can be played, and what is odd about a map is told', () => {
  const { embankment } = divideEtImpera.options.presets as { embankment: Options };
  expect(mapFaults(embankment.tiles, 2)).toEqual([]);
  const odd = (tiles: readonly PlacedTile[]): string[] => mapWarnings(boardOf(tiles)).map(({ key }) => key);
  // The long roof of 4.1 joins both roofs of 4.3, cuts the ground in two, and there is no second start.
  expect(
    odd([
      { id: '4.3', x: 0, y: 0, rot: 0 },
      { id: '4.1', x: 0, y: -1, rot: 90 },
      { id: '2.1', x: 0, y: 1, rot: 0 },
    ]),
  ).toEqual(['dei.map.split', 'dei.map.idleBridge', 'dei.map.oneStart']);
  // Two districts that touch with roofs alone leave the ground in two parts.
  expect(
    odd([
      { id: '4.1', x: 0, y: 0, rot: 0 },
      { id: '2.7', x: 3, y: 0, rot: 0 },
    ]),
  ).toEqual(['dei.map.split', 'dei.map.oneStart']);
  expect(TILES).toHaveLength(16);
});
