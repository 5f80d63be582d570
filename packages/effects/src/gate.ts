import type { GameState } from '@cinderhall/kernel';
import { type Price, priceOf } from './payment.ts';
import type { Effect, Effects, Kit, Op } from './types.ts';

/** What it takes for effects to do anything. It is found once for each list, which is card data. */
export interface Gate<S extends GameState> {
  /** Nothing at all. */
  readonly isOpen: boolean;
  /** Nothing but this price. */
  readonly price: Price | null;
  /** Otherwise one of these, effect by effect, has to say that it can. */
  readonly ops: readonly Op<S>[];
}

export function makeGate<S extends GameState>(effects: Effects, opOf: (effect: Effect) => Op<S>, kit: Kit<S>): Gate<S> {
  const ops = effects.map(opOf);
  const [only] = effects;
  const cost = only && effects.length === 1 ? ops[0]?.hingesOn?.(only, kit) : null;
  return {
    isOpen: effects.some((effect, i) => ops[i]?.isSure?.(effect, kit) ?? false),
    price: cost ? priceOf(cost) : null,
    ops,
  };
}
