import type { State } from '@cinderhall/divide-et-impera';
import { COLOURS, isLeaderAt, majorityValue, unitsAt } from '@cinderhall/divide-et-impera/table';
import { CELL, type City, middleOf, type Point } from './geometry.ts';
import { feetOf, type Span, spansOf } from './sites.ts';

/** What lies in an area and takes a place there. */
export type Piece =
  | {
      readonly kind: 'outpost';
      readonly key: string;
      readonly colour: (typeof COLOURS)[number];
      readonly holder: number;
    }
  | {
      readonly kind: 'units';
      readonly key: string;
      readonly seat: number;
      readonly units: number;
      /** What structures and powers add to the majority. */
      readonly more: number;
      readonly leader: boolean;
      readonly leads: boolean;
    }
  | { readonly kind: 'resource'; readonly key: string; readonly tech: boolean; readonly n: number }
  | { readonly kind: 'drone'; readonly key: string; readonly drone: number; readonly area: number }
  | { readonly kind: 'shelter'; readonly key: string; readonly seat: number };

export type Placed = Piece & Point & { readonly scale: number };

/** Everything in an area, what matters most first. */
export function piecesIn(view: State, area: number): Piece[] {
  const pieces: Piece[] = [];
  for (const [i, outpost] of view.outposts.entries())
    if (outpost.area === area)
      pieces.push({
        kind: 'outpost',
        key: `outpost${i}`,
        colour: COLOURS[outpost.colour] ?? 'red',
        holder: view.leads[area] ?? -1,
      });
  const seats = view.players
    .map((_, seat) => ({ seat, value: majorityValue(view, area, seat), units: unitsAt(view, area, seat) }))
    .filter(({ value }) => value > 0)
    .sort((a, b) => b.value - a.value);
  for (const { seat, value, units } of seats)
    pieces.push({
      kind: 'units',
      key: `units${seat} ${area}`,
      seat,
      units,
      more: value - units,
      leader: isLeaderAt(view, area, seat),
      leads: view.leads[area] === seat,
    });
  const n = view.resources[area] ?? 0;
  if (n > 0) pieces.push({ kind: 'resource', key: `resource${area}`, tech: area < view.board.grounds, n });
  for (const [drone, at] of view.drones.entries())
    if (at === area) pieces.push({ kind: 'drone', key: `drone${drone}`, drone, area });
  if (view.board.starts.includes(area)) pieces.push({ kind: 'shelter', key: `start${area}`, seat: -1 });
  for (const [seat, { shelters }] of view.players.entries())
    for (const [i, at] of shelters.entries())
      if (at === area) pieces.push({ kind: 'shelter', key: `shelter${seat} ${i}`, seat });
  return pieces;
}

const SMALL = 0.66;
const TINY = 0.52;

/** The middles of so many places in an area, in reading order, and how large a thing may be there. */
export function placesIn(
  city: City,
  area: number,
  n: number,
): { readonly at: readonly Point[]; readonly scale: number } {
  const room = city.areas[area]?.room ?? [];
  const cells = room.slice(0, Math.max(1, n)).map(middleOf);
  const across = n <= room.length ? 1 : 2;
  const down = n <= room.length * 2 ? 1 : 2;
  const points = cells.flatMap(({ x, y }) =>
    Array.from({ length: across * down }, (_, i) => ({
      x: x + (across === 1 ? 0 : ((i % across) - 0.5) * CELL * 0.6),
      y: y + (down === 1 ? 0 : (Math.floor(i / across) - 0.5) * CELL * 0.52),
    })),
  );
  const at = points.slice(0, n).sort((a, b) => a.y - b.y || a.x - b.x);
  return { at, scale: across === 1 ? 1 : down === 1 ? SMALL : TINY };
}

export function placedPieces(view: State, city: City): Placed[] {
  return city.areas.flatMap(({ area }) => {
    const pieces = piecesIn(view, area);
    const { at, scale } = placesIn(city, area, pieces.length);
    return pieces.map((piece, i) => ({ ...piece, ...(at[i] ?? at.at(-1) ?? { x: 0, y: 0 }), scale }));
  });
}

/** Where a sign about the area stands: on the first free place. */
export function signIn(view: State, city: City, area: number): Point {
  const { room = [], roof = false } = city.areas[area] ?? {};
  const free = room[piecesIn(view, area).length];
  if (free) return middleOf(free);
  const [first] = room;
  const middle = first ? middleOf(first) : { x: 0, y: 0 };
  return { x: middle.x - CELL * 0.4, y: middle.y - CELL * (roof ? 0.4 : 0.3) };
}

export interface BridgePiece {
  readonly key: string;
  readonly seat: number;
  readonly span: Span;
}

const ASIDE = 13;

/** The bridges that stand, the neutral ones among them; several at one place lie beside each other. */
export function bridgesOf(view: State, city: City): BridgePiece[] {
  const used = new Map<number, number>();
  const lay = (site: number, seat: number, key: string): BridgePiece[] => {
    const turn = used.get(site) ?? 0;
    used.set(site, turn + 1);
    const span = spanAt(city, site, turn);
    return span ? [{ key, seat, span }] : [];
  };
  return [
    ...view.board.neutralBridges.flatMap((site) => lay(site, -1, `neutral${site}`)),
    ...view.players.flatMap(({ bridges }, seat) => bridges.flatMap((site, i) => lay(site, seat, `bridge${seat} ${i}`))),
  ];
}

/** The nth place for a bridge at its site. */
export function spanAt(city: City, site: number, turn: number): Span | null {
  const spans = spansOf(city, site);
  const span = spans[turn % Math.max(1, spans.length)];
  if (!span) return null;
  const off = Math.floor(turn / spans.length) * ASIDE;
  const upright = span.from.x === span.to.x;
  const shift = ({ x, y }: Point): Point => (upright ? { x: x + off, y } : { x, y: y + off });
  return { from: shift(span.from), to: shift(span.to) };
}

export interface LiftPiece extends Point {
  readonly key: string;
  readonly seat: number;
}

export function liftsOf(view: State, city: City): LiftPiece[] {
  const used = new Set<string>();
  return view.players.flatMap(({ lifts }, seat) =>
    lifts.flatMap((site, i) => {
      const feet = feetOf(city, site);
      const at = feet.find(({ x, y }) => !used.has(`${x},${y}`)) ?? feet[0];
      if (!at) return [];
      used.add(`${at.x},${at.y}`);
      return [{ key: `lift${seat} ${i}`, seat, ...at }];
    }),
  );
}
