import { must } from '@cinderhall/kernel';
import { STOP_KINDS } from './data/boards.ts';
import { MAPS, type RouteMap } from './data/maps.ts';
import type { State } from './state.ts';

export const mapOf = (state: State): RouteMap => MAPS[state.options.map];

export function regionOf(state: State, space: number): number {
  const { regions } = mapOf(state);
  let region = 0;
  while (region + 1 < regions.length && space >= must(regions[region + 1])) region++;
  return region;
}

/** R-LA-205, R-LA-410, R-LA-412: whether a convoy with or without tracks may take this shortcut now. */
export function isOpen(state: State, at: number, tracks: boolean): boolean {
  const shortcut = mapOf(state).shortcuts[at];
  return shortcut !== undefined && (tracks || !shortcut.tracks) && !isBlocked(state, at);
}

/**
 * AMB-49: the length of the shortest way forward to exactly this space. `tracks` null: by the normal road alone.
 */
export function distance(state: State, from: number, to: number, tracks: boolean | null): number {
  if (to <= from) return 0;
  const length = to - from;
  if (tracks === null) return length;
  const { shortcuts } = mapOf(state);
  // Shortcuts are listed from the start to the end, so one pass finds the best way.
  const best: number[] = [0];
  for (let i = 1; i <= length; i++) {
    let least = must(best[i - 1]) + 1;
    for (let at = 0; at < shortcuts.length; at++) {
      const shortcut = shortcuts[at];
      if (shortcut?.to !== from + i || shortcut.from < from || !isOpen(state, at, tracks)) continue;
      least = Math.min(least, must(best[shortcut.from - from]) + 1);
    }
    best[i] = least;
  }
  return must(best[length]);
}

/** A way to a space: which shortcuts it takes (as bits), and how many steps it has. */
export interface Way {
  readonly to: number;
  readonly via: number;
  readonly steps: number;
}

/** R-LA-204: every space within reach, and every set of shortcuts that leads there. */
export function waysFrom(state: State, from: number, tracks: boolean, points: number): Way[] {
  const ways: Way[] = [];
  drive(state, from, 0, 0, tracks, points, ways);
  return ways;
}

function drive(
  state: State,
  from: number,
  via: number,
  done: number,
  tracks: boolean,
  points: number,
  ways: Way[],
): void {
  const { shortcuts, end } = mapOf(state);
  for (let at = 0; at < shortcuts.length; at++) {
    const shortcut = shortcuts[at];
    if (!shortcut || shortcut.from < from || !isOpen(state, at, tracks)) continue;
    const steps = done + (shortcut.from - from) + 1;
    if (steps > points) continue;
    ways.push({ to: shortcut.to, via: via | (1 << at), steps });
    drive(state, shortcut.to, via | (1 << at), steps, tracks, points, ways);
  }
  for (let i = 1; done + i <= points && from + i <= end; i++) ways.push({ to: from + i, via, steps: done + i });
}

/** The edges of a way: roads by the space they start from, shortcuts from `end` on. */
export function edgesOf(state: State, from: number, to: number, via: number): number[] {
  const edges: number[] = [];
  for (let space = from; space < to; ) {
    const at = shortcutAt(state, space, via);
    edges.push(at < 0 ? space : shortcutEdge(state, at));
    space = at < 0 ? space + 1 : must(mapOf(state).shortcuts[at]).to;
  }
  return edges;
}

/** The shortcut of the way that begins here, or −1. */
export function shortcutAt(state: State, space: number, via: number): number {
  if (via === 0) return -1;
  const { shortcuts } = mapOf(state);
  for (let at = 0; at < shortcuts.length; at++) if (((via >> at) & 1) === 1 && shortcuts[at]?.from === space) return at;
  return -1;
}

export const shortcutEdge = (state: State, at: number): number => mapOf(state).end + at;

/** Where an edge begins, to tell which mine lies furthest back. */
export function startOf(state: State, edge: number): number {
  const { end, shortcuts } = mapOf(state);
  return edge < end ? edge : must(shortcuts[edge - end]).from;
}

/** Where a shortcut leads; 0 for a road, which leads to the next space. */
export function endOf(state: State, edge: number): number {
  const { end, shortcuts } = mapOf(state);
  return edge < end ? 0 : must(shortcuts[edge - end]).to;
}

/** What the stop on a space has to offer: `none` where there is nothing. */
export const stopAt = ({ stops }: State, space: number): (typeof STOP_KINDS)[number] =>
  must(STOP_KINDS[stops[space] ?? 0]);

/** An avalanche has closed this shortcut for everybody. */
export const isBlocked = ({ blocked }: State, at: number): boolean => ((blocked >> at) & 1) === 1;

/** R-LA-301: where the Aurora lies now. */
export const moored = (state: State): number => mapOf(state).moorings[state.round - 1] ?? mapOf(state).end;
