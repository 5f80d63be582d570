import type { GameState, Message, Param } from '@cinderhall/kernel';
import type { Amount, By, Kit, Problem, World } from './types.ts';

export function amountOf<S extends GameState>(world: World<S>, state: S, amount: Amount, by: By): number {
  if (typeof amount === 'number') return amount;
  if (amount === 'x') return by.x;
  const counted = (amount.each ?? 1) * (world.counts[amount.per]?.of(state, by, amount.of) ?? 0);
  return Math.max(amount.min ?? 0, Math.min(amount.max ?? Number.MAX_SAFE_INTEGER, counted));
}

/** Which number the words print: the amount itself, or what one counted thing brings. */
export const printed = (amount: Amount): Param =>
  typeof amount === 'number' ? amount : amount === 'x' ? 'X' : (amount.each ?? 1);

/** "for each … (at most 3)", or nothing for a fixed amount. */
export const sayPer = <S extends GameState>(world: World<S>, amount: Amount): Message | null =>
  perOf(world, amount, 'effects.perUpTo');

/** "1 more for each … (at most 3 more)", after a fixed amount of the same; nothing for another fixed amount. */
export function sayMore<S extends GameState>(world: World<S>, amount: Amount): Message | null {
  const per = perOf(world, amount, 'effects.moreUpTo');
  return per && { key: 'effects.more', params: { n: printed(amount), per } };
}

function perOf<S extends GameState>(world: World<S>, amount: Amount, upTo: string): Message | null {
  if (typeof amount !== 'object') return null;
  const what = world.counts[amount.per]?.say(amount.of) ?? { key: amount.per };
  return amount.max === undefined ? what : { key: upTo, params: { what, max: amount.max } };
}

export function checkAmount<S extends GameState>(amount: unknown, path: string, kit: Kit<S>): Problem[] {
  if (amount === 'x') return [];
  if (typeof amount === 'number') return Number.isInteger(amount) && amount > 0 ? [] : [{ path, code: 'amount' }];
  if (typeof amount !== 'object' || amount === null) return [{ path, code: 'amount' }];
  const { per, of, each, min, max, ...rest }: { readonly [field: string]: unknown } = { ...amount };
  const count = typeof per === 'string' ? kit.world.counts[per] : undefined;
  if (!count) return [{ path: `${path}.per`, code: 'count.unknown' }];
  const fits = count.kinds ? typeof of === 'string' && count.kinds.includes(of) : of === undefined;
  const numbers = [each, min, max].every((n) => n === undefined || (Number.isInteger(n) && Number(n) > 0));
  return [
    ...(fits ? [] : [{ path: `${path}.of`, code: 'count.of' }]),
    ...(numbers ? [] : [{ path, code: 'amount' }]),
    ...Object.keys(rest).map((name) => ({ path: `${path}.${name}`, code: 'field.unknown' })),
  ];
}
