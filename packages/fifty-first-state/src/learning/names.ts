/** The names of facts and traits, put together once: they are looked up all the time. */
import { type Goods, noteGoods as noteGoodsOf } from '@cinderhall/effects';
import type { Note } from '@cinderhall/kernel';
import { DESIGNS } from '../cards/index.ts';
import { kit } from '../effect-kit.ts';

/** For each design its name after a prefix. Reprints go by the name of the first printing. */
export const byDesign = (prefix: string): readonly string[] =>
  DESIGNS.map(({ original }) => `${prefix}.${DESIGNS[original]?.id}`);

/** Notes goods, each under its own name, and what they are worth together. */
export const noteGoods = (note: Note, name: (good: string) => string, goods: Goods, times = 1): void =>
  noteGoodsOf(kit.world, note, name, goods, times);
