/** Goods that lie on the cards of a player and pay like those of the pool: which card gives them. */
import type { Seat } from '@cinderhall/kernel';
import { withMore } from './goods.ts';
import { locationsOf, placedOf } from './placed.ts';
import { type Placed, playerOf, type State, type StateFlow } from './state.ts';

/** What tells two locations of one design apart. */
const look = ({ cards, allies, moloch }: State, { card, used, spent, shield, visits, goods }: Placed): string =>
  JSON.stringify([
    cards[card],
    used,
    spent,
    shield,
    visits,
    goods,
    allies?.blocked.includes(card),
    moloch?.blocked.includes(card),
  ]);

/** The seat's locations with such a good on them; of several that are alike in everything, the first. */
export function sourcesOf(state: State, seat: Seat, good: string): number[] {
  const having = locationsOf(state, seat).filter(({ goods }) => goods?.[good]);
  if (having.length < 2) return having.map(({ card }) => card);
  const looks = new Set<string>();
  return having.flatMap((placed) => {
    const own = look(state, placed);
    if (looks.has(own)) return [];
    looks.add(own);
    return [placed.card];
  });
}

export function takeFromCard(state: State, seat: Seat, card: number, good: string, n: number, flow: StateFlow): void {
  const player = playerOf(state, seat);
  const placed = placedOf(state, card);
  placed.goods = withMore(placed.goods, good, -n);
  player.cached = withMore(player.cached, good, -n);
  flow.emit({ kind: 'tookFrom', seat, card, good, n });
}

/** One card after another, where it makes no difference which. */
export function takeFromCards(state: State, seat: Seat, good: string, n: number, flow: StateFlow): void {
  let left = n;
  for (const { card, goods } of locationsOf(state, seat)) {
    const taken = Math.min(left, goods?.[good] ?? 0);
    if (taken > 0) takeFromCard(state, seat, card, good, taken, flow);
    left -= taken;
  }
}
