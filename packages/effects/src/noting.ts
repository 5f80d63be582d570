/** What games use to note facts and traits for bots that learn. */
import type { GameState, Goods, Note, Seat } from '@cinderhall/kernel';
import { worthOf } from './goods.ts';
import type { World } from './types.ts';

/** Names after a prefix, each put together when it is first asked for: bots that learn look them up all the time. */
export function namedAfter(prefix: string): (name: string) => string {
  const known = new Map<string, string>();
  return (name) => {
    let full = known.get(name);
    if (full === undefined) {
      full = `${prefix}.${name}`;
      known.set(name, full);
    }
    return full;
  };
}

/** Notes goods, each under its own name, and what they are worth together. */
export function noteGoods<S extends GameState>(
  world: World<S>,
  note: Note,
  name: (good: string) => string,
  goods: Goods,
  times = 1,
): void {
  for (const good in goods) note(name(good), (goods[good] ?? 0) * times);
  note(name('worth'), worthOf(world, goods) * times);
}

/** Of the rivals of a seat the one with the best outlook (−1 where there is none), and how many have a better one than the seat. */
export function strongestRival(
  seats: number,
  seat: Seat,
  own: number,
  outlookOf: (rival: Seat) => number,
): { readonly rival: Seat; readonly most: number; readonly ahead: number } {
  let [rival, most, ahead] = [-1, Number.NEGATIVE_INFINITY, 0];
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue;
    const outlook = outlookOf(other);
    if (outlook > own) ahead++;
    if (outlook <= most) continue;
    rival = other;
    most = outlook;
  }
  return { rival, most, ahead };
}
