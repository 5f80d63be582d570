import { at, type Chance, must, type Reason } from '@cinderhall/kernel';
import { TILES } from '../cards/index.ts';
import { type Board, boardOf, type PlacedTile, tileOf } from './board.ts';
import { ROTATIONS } from './grid.ts';

const quick = (rows: readonly string[]): PlacedTile[] =>
  rows.flatMap((row, y) =>
    row.split(/\s+/).map((entry, x) => {
      const [id = '', degrees] = entry.split('@');
      const rot = must(
        ROTATIONS.find((one) => String(one) === degrees),
        `the rotation of ${entry}`,
      );
      return { id, x, y, rot };
    }),
  );

/** The fixed maps by number of players. */
export const QUICK_TILES: { readonly [players: number]: readonly PlacedTile[] } = {
  2: quick(['2.1@180 2.2@270 2.3@90', '2.4@90 2.5@270 2.6@270', '2.7@0 2.8@0 2.9@0']),
  3: quick(['2.1@90 2.2@180 3.1@180 2.3@180', '2.4@0 3.2@90 2.5@90 2.6@270', '2.7@180 2.8@270 3.3@90 2.9@270']),
  4: quick([
    '2.1@270 2.2@0 4.1@270 2.3@180',
    '3.1@90 2.5@90 2.4@270 4.2@270',
    '4.4@0 2.6@90 4.3@0 3.2@270',
    '2.7@0 3.3@180 2.8@270 2.9@180',
  ]),
};
const QUICK_BOARDS = new Map(Object.entries(QUICK_TILES).map(([players, tiles]) => [Number(players), boardOf(tiles)]));

export function quickBoard(players: number): Board {
  return must(QUICK_BOARDS.get(players), `the map for ${players}`);
}

/** The number of columns of a map for so many players. */
const columnsFor = (players: number): number => (players === 2 ? 3 : 4);
const TRIES = 200;

export const isNeighbour = (a: PlacedTile, b: PlacedTile): boolean => Math.abs(a.x - b.x) + Math.abs(a.y - b.y) === 1;

const startsOf = (tiles: readonly PlacedTile[]): PlacedTile[] => tiles.filter(({ id }) => tileOf(id).shelter);

const reason = (key: string, rule: string, params: Reason['params'] = {}): Reason => ({ key, params, rule });

/** Why a map of one's own cannot be played on by so many players (R-DEI-024, R-DEI-025); empty when it can. */
export function mapFaults(tiles: readonly PlacedTile[], players: number): Reason[] {
  const faults: Reason[] = [];
  if (tiles.length === 0) return [reason('dei.map.empty', 'R-DEI-025')];
  const seen = new Set<string>();
  const cells = new Set<string>();
  for (const { id, x, y } of tiles) {
    if (seen.has(id)) faults.push(reason('dei.map.twice', 'R-DEI-025', { tile: id }));
    if (cells.has(`${x},${y}`)) faults.push(reason('dei.map.stacked', 'R-DEI-025', { tile: id }));
    seen.add(id);
    cells.add(`${x},${y}`);
  }
  if (!isOnePiece(tiles)) faults.push(reason('dei.map.scattered', 'R-DEI-025'));
  const starts = startsOf(tiles);
  if (starts.length !== 2) faults.push(reason('dei.map.starts', 'R-DEI-025', { n: starts.length }));
  const [one, two] = starts;
  if (one && two && isNeighbour(one, two)) faults.push(reason('dei.map.startsTouch', 'R-DEI-024'));
  const summons = tiles.filter(({ id }) => tileOf(id).summon).length;
  if (summons !== players) faults.push(reason('dei.map.summons', 'R-DEI-024', { n: summons, players }));
  return faults;
}

function isOnePiece(tiles: readonly PlacedTile[]): boolean {
  const [first, ...rest] = tiles;
  const reached = first ? [first] : [];
  let left = rest;
  for (const from of reached) {
    reached.push(...left.filter((tile) => isNeighbour(tile, from)));
    left = left.filter((tile) => !isNeighbour(tile, from));
  }
  return left.length === 0;
}

/** What makes a legal map less enjoyable; a random one has none of it. */
export function mapWarnings(board: Board): Reason[] {
  const warnings: Reason[] = [];
  if (!isOneNetwork(board)) warnings.push(reason('dei.map.split', 'R-DEI-025'));
  const bridged = board.tiles.filter(({ id }) => tileOf(id).bridge).length;
  if (board.neutralBridges.length < bridged) warnings.push(reason('dei.map.idleBridge', 'R-DEI-025'));
  if (board.starts.length < 2) warnings.push(reason('dei.map.oneStart', 'R-DEI-025'));
  return warnings;
}

/** Whether one can walk over the ground from anywhere to anywhere. */
function isOneNetwork({ grounds, beside }: Board): boolean {
  const reached = [0];
  for (const area of reached) for (const next of at(beside, area)) if (!reached.includes(next)) reached.push(next);
  return reached.length === grounds;
}

/** A legal map without anything to be warned of. After many tries in vain it is the quick one. */
export function randomBoard(players: number, chance: Chance): Board {
  const columns = columnsFor(players);
  const ids = TILES.map(({ id }) => id).filter((id) => Number(id[0]) <= players);
  for (let i = 0; i < TRIES; i++) {
    const tiles = chance
      .shuffle([...ids])
      .map((id, n) => ({ id, x: n % columns, y: Math.floor(n / columns), rot: chance.pick(ROTATIONS) }));
    if (mapFaults(tiles, players).length > 0) continue;
    const board = boardOf(tiles);
    if (mapWarnings(board).length === 0) return board;
  }
  return quickBoard(players);
}
