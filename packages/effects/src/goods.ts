import type { GameState, Message, NounRef, Param } from '@cinderhall/kernel';
import { checkAmount, printed, sayPer } from './amount.ts';
import type { Amount, Goods, Kit, Problem, World } from './types.ts';

/** Goods as an effect prints them: each with its own amount. */
export type GoodAmounts = { readonly [good: string]: Amount };

/**
 * A list of counted nouns: "2 scrap and 1 card", or "X cards"; as what a verb does something with, or standing `alone`
 * like the price on a card (languages with cases tell the two apart).
 */
export const sayGoods = <S extends GameState>(world: World<S>, goods: GoodAmounts | Goods, alone = false): Param[] =>
  Object.entries(goods).map(([good, amount]) => ({
    key: alone ? 'effects.goodsAlone' : 'effects.goods',
    params: { n: printed(amount), good: { noun: world.goods[good]?.noun ?? good } },
  }));

/** The names of goods any of which will do: one name, if they have one together. */
export function sayAnyOf<S extends GameState>(world: World<S>, of: readonly string[]): NounRef[] {
  const group = world.groups?.find((one) => one.of.length === of.length && of.every((good) => one.of.includes(good)));
  return group ? [{ noun: group.noun }] : of.map((good) => ({ noun: world.goods[good]?.noun ?? good }));
}

/** The "for each …" of the first good that is counted; cards print one such phrase. */
export const sayPerOf = <S extends GameState>(world: World<S>, goods: GoodAmounts): Message | null =>
  Object.values(goods)
    .map((amount) => sayPer(world, amount))
    .find((phrase) => phrase !== null) ?? null;

export function checkGoods<S extends GameState>(goods: unknown, path: string, kit: Kit<S>): Problem[] {
  if (typeof goods !== 'object' || goods === null || Object.keys(goods).length === 0) return [{ path, code: 'goods' }];
  return Object.entries(goods).flatMap(([good, amount]) => [
    ...(kit.world.goods[good] ? [] : [{ path: `${path}.${good}`, code: 'good.unknown' }]),
    ...checkAmount(amount, `${path}.${good}`, kit),
  ]);
}

export const checkFields = (effect: object, allowed: readonly string[], path: string): Problem[] =>
  Object.keys(effect)
    .filter((name) => name !== 'op' && !allowed.includes(name))
    .map((name) => ({ path: `${path}.${name}`, code: 'field.unknown' }));

export const worthOf = <S extends GameState>(world: World<S>, goods: Goods): number =>
  Object.entries(goods).reduce((sum, [good, n]) => sum + n * (world.goods[good]?.worth ?? 0), 0);
