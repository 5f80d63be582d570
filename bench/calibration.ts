import { alternate, type Budget, type Work } from './measure.ts';

// This work must never change: figures that have no peer are kept in bench/baseline.json as what they are on a machine that
// does a thousand units of it in a CPU-second.

interface Piece {
  readonly name: string;
  goods: number[];
  next: Piece | null;
}

const PIECES = 200;
const LAPS = 20;

/** Builds, copies, sorts and counts small objects, as engines of games do. */
export function calibrating(): Work {
  let seed = 1;
  const random = (below: number): number => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed % below;
  };
  return () => {
    let pieces: Piece[] = [];
    for (let i = 0; i < PIECES; i++)
      pieces.push({
        name: `piece ${random(PIECES)}`,
        goods: [random(9), random(9), random(9)],
        next: pieces[i - 1] ?? null,
      });
    const counts = new Map<string, number>();
    for (let lap = 0; lap < LAPS; lap++) {
      pieces = pieces.map(({ name, goods, next }) => ({ name, goods: goods.map((n) => (n + lap) % 9), next }));
      pieces.sort((a, b) => (a.goods[0] ?? 0) - (b.goods[0] ?? 0) || (a.name < b.name ? -1 : 1));
      for (const { name, goods, next } of pieces)
        counts.set(name, (counts.get(name) ?? 0) + (goods[1] ?? 0) + (next?.goods[2] ?? 0));
    }
    let sum = 0;
    for (const n of counts.values()) sum += n;
    return sum > 0 ? 1 : 0;
  };
}

/** Thousands of units of the fixed work in a CPU-second: how fast this machine is. */
export const speedOfMachine = (budget: Budget): number => (alternate([calibrating()], budget)[0] ?? 0) / 1000;
