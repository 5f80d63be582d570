/** Icons as parts of pictures: their outlines on a coarse grid, standing on 0,0. */

type Point = readonly [number, number];
type Segment =
  | { readonly kind: 'M' | 'L' | 'C' | 'Q'; readonly points: readonly Point[] }
  | {
      readonly kind: 'A';
      readonly turn: readonly [number, number, number, number, number];
      readonly points: readonly Point[];
    }
  | { readonly kind: 'Z'; readonly points: readonly Point[] };

/** The longer side of an outline, in steps of the grid. */
const STEPS = 96;
/** How long it is in a picture. */
const LENGTH = 80;

const ARGUMENTS: { readonly [command: string]: number } = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
};

/** The commands of a path, each with its numbers; flags of arcs may be written without a gap. */
function commandsOf(path: string): { readonly command: string; readonly numbers: readonly number[] }[] {
  const found: { command: string; numbers: number[] }[] = [];
  for (const [, letter = '', rest = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const count = ARGUMENTS[letter.toUpperCase()] ?? 0;
    const numbers: number[] = [];
    const pattern = /\s*,?\s*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/iy;
    const flag = /\s*,?\s*([01])/y;
    for (let at = 0; at < rest.length; ) {
      const isFlag = count === 7 && (numbers.length % 7 === 3 || numbers.length % 7 === 4);
      const next = isFlag ? flag : pattern;
      next.lastIndex = at;
      const match = next.exec(rest);
      if (!match) break;
      numbers.push(Number(match[1]));
      at = next.lastIndex;
    }
    if (count === 0) found.push({ command: letter, numbers: [] });
    for (let i = 0; count > 0 && i + count <= numbers.length; i += count) {
      const again = i > 0 && letter === 'M' ? 'L' : i > 0 && letter === 'm' ? 'l' : letter;
      found.push({ command: again, numbers: numbers.slice(i, i + count) });
    }
  }
  return found;
}

const mirrored = ([x, y]: Point, [cx, cy]: Point): Point => [2 * cx - x, 2 * cy - y];

/** A path in whole coordinates, without shorthands. */
function segmentsOf(path: string): Segment[] {
  const list: Segment[] = [];
  let at: Point = [0, 0];
  let start: Point = [0, 0];
  let handle: Point | null = null;
  let was = '';
  for (const { command, numbers } of commandsOf(path)) {
    const kind = command.toUpperCase();
    const [ox, oy]: Point = command === kind ? [0, 0] : at;
    const n = (i: number): number => numbers[i] ?? 0;
    const point = (i: number): Point => [n(i) + ox, n(i + 1) + oy];
    const smooth = (family: string): Point => (handle && family.includes(was) ? mirrored(handle, at) : at);
    let points: readonly Point[] = [];
    if (kind === 'Z') {
      list.push({ kind, points: [] });
      at = start;
    } else if (kind === 'A') {
      points = [point(5)];
      list.push({ kind, turn: [n(0), n(1), n(2), n(3), n(4)], points });
    } else if (kind === 'C' || kind === 'S') {
      points = kind === 'C' ? [point(0), point(2), point(4)] : [smooth('CS'), point(0), point(2)];
      list.push({ kind: 'C', points });
    } else if (kind === 'Q' || kind === 'T') {
      points = kind === 'Q' ? [point(0), point(2)] : [smooth('QT'), point(0)];
      list.push({ kind: 'Q', points });
    } else {
      points = [kind === 'H' ? [n(0) + ox, at[1]] : kind === 'V' ? [at[0], n(0) + oy] : point(0)];
      list.push({ kind: kind === 'M' ? 'M' : 'L', points });
      if (kind === 'M') start = points[0] ?? start;
    }
    handle = points.at(-2) ?? null;
    at = points.at(-1) ?? at;
    was = kind;
  }
  return list;
}

const join = (numbers: readonly number[]): string =>
  numbers.map((n, i) => (i > 0 && n >= 0 ? ` ${n}` : String(n))).join('');

/** The outline of an icon, given the paths of its drawing. */
export function outlineOf(paths: readonly string[]): string {
  const segments = paths.flatMap(segmentsOf);
  const all = segments.flatMap(({ points }) => points);
  const xs = all.map(([x]) => x);
  const ys = all.map(([, y]) => y);
  const [left, right, top, foot] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = STEPS / Math.max(right - left, foot - top);
  const snap = ([x, y]: Point): Point => [Math.round((x - (left + right) / 2) * scale), Math.round((y - foot) * scale)];
  let at: Point = [0, 0];
  let start: Point = [0, 0];
  let out = '';
  let last = '';
  const write = (command: string, numbers: readonly number[]): void => {
    const body = join(numbers);
    out += command === last && command !== 'z' ? (body.startsWith('-') ? body : ` ${body}`) : command + body;
    last = command;
  };
  for (const segment of segments) {
    if (segment.kind === 'Z') {
      if (last !== 'z') write('z', []);
      at = start;
      continue;
    }
    const points = segment.points.map(snap);
    const end = points.at(-1) ?? at;
    const steps = points.flatMap(([x, y]) => [x - at[0], y - at[1]]);
    const [dx, dy] = [end[0] - at[0], end[1] - at[1]];
    if (segment.kind === 'M') {
      write('M', [end[0], end[1]]);
      start = end;
    } else if (steps.every((step) => step === 0)) continue;
    else if (segment.kind === 'L' || steps.every((step) => Math.abs(step) <= 2)) {
      if (dy === 0) write('h', [dx]);
      else if (dx === 0) write('v', [dy]);
      else write('l', [dx, dy]);
    } else if (segment.kind === 'A') {
      const [rx, ry, angle, large, sweep] = segment.turn;
      write('a', [
        Math.max(1, Math.round(rx * scale)),
        Math.max(1, Math.round(ry * scale)),
        angle,
        large,
        sweep,
        dx,
        dy,
      ]);
    } else write(segment.kind.toLowerCase(), steps);
    at = end;
  }
  return `${out.replace(/M[-\d ]+(?=M|$)/g, '')}@${LENGTH / STEPS}`;
}
