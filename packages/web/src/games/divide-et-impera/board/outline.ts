import type { Point } from './geometry.ts';

/** The outlines of a set of cells as loops of corners, clockwise; holes come out as loops of their own. */
export function outlinesOf(cells: readonly Point[], inside: (x: number, y: number) => boolean): Point[][] {
  const edges = new Map<string, Point[]>();
  const add = (from: Point, to: Point): void => {
    const name = `${from.x},${from.y}`;
    edges.set(name, [...(edges.get(name) ?? []), to]);
  };
  for (const { x, y } of cells) {
    if (!inside(x, y - 1)) add({ x, y }, { x: x + 1, y });
    if (!inside(x + 1, y)) add({ x: x + 1, y }, { x: x + 1, y: y + 1 });
    if (!inside(x, y + 1)) add({ x: x + 1, y: y + 1 }, { x, y: y + 1 });
    if (!inside(x - 1, y)) add({ x, y: y + 1 }, { x, y });
  }
  const loops: Point[][] = [];
  for (const [name, ways] of edges)
    while (ways.length > 0) {
      const [x = 0, y = 0] = name.split(',').map(Number);
      loops.push(corners(followed({ x, y }, edges)));
    }
  return loops;
}

function followed(start: Point, edges: Map<string, Point[]>): Point[] {
  const loop = [start];
  for (let from = start, came: Point | null = null; ; ) {
    const ways = edges.get(`${from.x},${from.y}`) ?? [];
    // Where two corners touch, the loop stays with its own cell: it turns right.
    const last = came;
    const right = last && ways.length > 1 ? ways.find((way) => turns(last, from, way) > 0) : undefined;
    const to = right ?? ways[0];
    if (!to) return loop;
    ways.splice(ways.indexOf(to), 1);
    if (to.x === start.x && to.y === start.y) return loop;
    loop.push(to);
    came = from;
    from = to;
  }
}

const turns = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x);

/** The corners before and after one; a loop has at least four. */
function neighbours(loop: readonly Point[], i: number): { readonly before: Point; readonly after: Point } {
  const [before, after] = [loop.at(i - 1), loop[(i + 1) % loop.length]];
  if (!before || !after) throw new RangeError('a loop without corners');
  return { before, after };
}

/** Without the points in the middle of straight lines. */
const corners = (loop: readonly Point[]): Point[] =>
  loop.filter((point, i) => {
    const { before, after } = neighbours(loop, i);
    return turns(before, point, after) !== 0;
  });

const f = (n: number): string => String(Math.round(n * 10) / 10);

/** How a loop of cell corners is drawn: moved down by `dy`, pulled in by `inset`, with rounded corners. */
export interface OutlineOptions {
  readonly cell: number;
  readonly dy: number;
  readonly radius: number;
  readonly inset?: number;
}

export function rounded(loop: readonly Point[], { cell, dy, radius, inset = 0 }: OutlineOptions): string {
  let path = '';
  for (const [i, point] of loop.entries()) {
    const { before, after } = neighbours(loop, i);
    const [inX, inY] = [Math.sign(point.x - before.x), Math.sign(point.y - before.y)];
    const [outX, outY] = [Math.sign(after.x - point.x), Math.sign(after.y - point.y)];
    // Clockwise, the inside lies to the right of every edge.
    const x = point.x * cell - (inY + outY) * inset;
    const y = point.y * cell + dy + (inX + outX) * inset;
    const [ax, ay] = [x - inX * radius, y - inY * radius];
    const [bx, by] = [x + outX * radius, y + outY * radius];
    path += `${i === 0 ? 'M' : 'L'}${f(ax)} ${f(ay)}Q${f(x)} ${f(y)} ${f(bx)} ${f(by)}`;
  }
  return path === '' ? '' : `${path}Z`;
}
