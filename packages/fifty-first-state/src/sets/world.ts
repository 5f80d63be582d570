import type { GoodRules } from '../goods.ts';

export const setGoods: { readonly [good: string]: GoodRules } = {};
