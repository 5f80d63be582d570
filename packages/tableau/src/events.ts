/** Fields of an event, which are of unknown type to the kernel. */
import type { Goods } from '@cinderhall/effects';

export const numberIn = (field: unknown): number => (typeof field === 'number' ? field : -1);

export const textIn = (field: unknown): string => (typeof field === 'string' ? field : '');

export function goodsIn(field: unknown): Goods {
  const goods: { [good: string]: number } = {};
  if (typeof field === 'object' && field !== null)
    for (const [good, n] of Object.entries(field)) if (typeof n === 'number') goods[good] = n;
  return goods;
}
