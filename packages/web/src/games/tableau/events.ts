import type { GameEvent, Goods } from '@cinderhall/kernel';

/** What the kinds of events of a tableau game may hold; what one does not hold is −1, empty, or one thing. */
export interface TableauEvent {
  readonly kind: string;
  readonly seat: number;
  readonly card: number;
  readonly by: number;
  readonly owner: number;
  readonly good: string;
  readonly n: number;
  readonly goods: Goods;
  readonly over: number;
}

const numberIn = (value: unknown): number => (typeof value === 'number' ? value : -1);

function goodsIn(value: unknown): Goods {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return Object.fromEntries(entries.map(([good, n]) => [good, Number(n)]));
}

export const readEvent = ({ kind, seat, card, by, owner, good, n, goods, over }: GameEvent): TableauEvent => ({
  kind,
  seat: numberIn(seat),
  card: numberIn(card),
  by: numberIn(by),
  owner: numberIn(owner),
  good: typeof good === 'string' ? good : '',
  n: typeof n === 'number' ? n : 1,
  goods: goodsIn(goods),
  over: numberIn(over),
});
