import { SIZE } from '@cinderhall/divide-et-impera/table';
import { CELL, type Cell, type City, LIFT, middleOf, type Point } from './geometry.ts';

export interface Span {
  readonly from: Point;
  readonly to: Point;
}

const END = 0.28 * CELL;
/** The middle row and column of a district. */
const MIDDLE = Math.floor(SIZE / 2);

/** The places in the picture where a bridge can lie: each row and column of its district that crosses from roof to roof. */
export function spansOf(city: City, site: number): Span[] {
  const bridge = city.board.bridges[site];
  const tile = city.board.tiles.find(({ id }) => id === bridge?.tile);
  if (!bridge || !tile) return [];
  const [left, top] = [(tile.x - city.left) * SIZE, (tile.y - city.top) * SIZE];
  const ends = new Set([bridge.from, bridge.to]);
  const spans: { span: Span; off: number }[] = [];
  for (let line = 0; line < SIZE; line++)
    for (const across of [true, false]) {
      const cells = Array.from({ length: SIZE }, (_, i) =>
        across ? city.at(left + i, top + line) : city.at(left + line, top + i),
      );
      const found = crossing(cells, ends, bridge.over);
      if (found) spans.push({ span: found, off: Math.abs(line - MIDDLE) });
    }
  return spans.sort((a, b) => a.off - b.off).map(({ span }) => span);
}

function crossing(cells: readonly (Cell | undefined)[], ends: ReadonlySet<number>, over: number): Span | null {
  for (const [i, first] of cells.entries())
    for (let j = i + 2; j < cells.length; j++) {
      const last = cells[j];
      if (!first || !last || first.area === last.area || !ends.has(first.area) || !ends.has(last.area)) continue;
      if (!cells.slice(i + 1, j).every((cell) => cell?.area === over)) continue;
      const [a, b] = [middleOf(first), middleOf(last)];
      const [dx, dy] = [Math.sign(b.x - a.x) * END, Math.sign(b.y - a.y) * END];
      return { from: { x: a.x + dx, y: a.y + dy }, to: { x: b.x - dx, y: b.y - dy } };
    }
  return null;
}

const STEPS = [
  [0, -1, 0],
  [1, 0, 1],
  [-1, 0, 1],
  [0, 1, 2],
] as const;

/** The edges where a lift can stand, on the ground beside its roof: best in front of a wall, near the middle. */
export function feetOf(city: City, site: number): Point[] {
  const lift = city.board.lifts[site];
  const ground = city.areas[lift?.ground ?? -1];
  const core = ground?.room[0];
  if (!lift || !ground || !core) return [];
  const found: { at: Point; rank: number }[] = [];
  for (const cell of ground.cells)
    for (const [dx, dy, rank] of STEPS) {
      if (city.at(cell.x + dx, cell.y + dy)?.area !== lift.roof) continue;
      const { x, y } = middleOf(cell);
      const lean = 0.3 * CELL;
      const down = dy > 0 ? -LIFT : 0;
      found.push({
        at: { x: x + dx * lean, y: y + dy * lean + down },
        rank: rank + Math.hypot(cell.x - core.x, cell.y - core.y) / 4,
      });
    }
  return found.sort((a, b) => a.rank - b.rank).map(({ at }) => at);
}
