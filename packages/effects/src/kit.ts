import { type GameState, must } from '@cinderhall/kernel';
import { amountOf } from './amount.ts';
import { pushEffects } from './ask.ts';
import { type Gate, makeGate } from './gate.ts';
import { choose } from './ops/choose.ts';
import { gain } from './ops/gain.ts';
import { pay } from './ops/pay.ts';
import { rivalsLose } from './ops/rivals-lose.ts';
import { take } from './ops/take.ts';
import { payable } from './payment.ts';
import type { By, Effect, Effects, Kit, Op, Problem, World } from './types.ts';

/** The ops that all games share. */
export const sharedOps = <S extends GameState>(): readonly Op<S>[] => [
  gain<S>(),
  rivalsLose<S>(),
  pay<S>(),
  choose<S>(),
  take<S>(),
];

/** Puts the shared ops and a game's own together with what the toolkit has to know about that game. */
export function makeKit<S extends GameState>(world: World<S>, own: readonly Op<S>[] = []): Kit<S> {
  const ops: { [op: string]: Op<S> } = {};
  for (const op of [...sharedOps<S>(), ...own]) {
    if (ops[op.op]) throw new TypeError(`two ops are called ${op.op}`);
    ops[op.op] = op;
  }
  const byName = new Map(Object.entries(ops));
  const opOf = (effect: Effect): Op<S> => {
    const op = byName.get(effect.op);
    if (!op) throw new TypeError(`no op is called ${effect.op}`);
    return op;
  };

  const gates = new WeakMap<Effects, Gate<S>>();
  const gateOf = (effects: Effects): Gate<S> => {
    let gate = gates.get(effects);
    if (!gate) {
      gate = makeGate(effects, opOf, kit);
      gates.set(effects, gate);
    }
    return gate;
  };

  const kit: Kit<S> = {
    world,
    ops,
    run(state, effects, by, flow, at = 0) {
      const effect = effects[at];
      if (!effect) return;
      // The rest waits below whatever this one still asks for or sets in motion.
      if (at + 1 < effects.length) pushEffects(effects, by, flow, at + 1);
      opOf(effect).run(state, effect, by, flow, kit);
    },
    can(state, effects, by) {
      const { isOpen, price, ops } = gateOf(effects);
      if (isOpen) return true;
      if (price) return payable(world, state, by.seat, price);
      for (let i = 0; i < ops.length; i++) if (must(ops[i]).can(state, must(effects[i]), by, kit)) return true;
      return false;
    },
    isSure: (effects) => gateOf(effects).isOpen,
    worth(state, effects, by) {
      let sum = 0;
      for (const effect of effects) sum += opOf(effect).worth(state, effect, by, kit);
      return sum;
    },
    say(effects) {
      const parts = effects.map((effect, i) => {
        const before = effects[i - 1];
        return (before && opOf(effect).sayAfter?.(effect, before, kit)) || opOf(effect).say(effect, kit);
      });
      const [only] = parts;
      return only && parts.length === 1 ? only : { key: 'effects.then', params: { parts } };
    },
    check: (effects, path = 'effects') => checkEffects(effects, path, kit),
    isPlain: (effects) => effects.every((effect) => opOf(effect).isPlain?.(effect, kit) ?? false),
    amount: (state, amount, by) => amountOf(world, state, amount, by),
  };
  return kit;
}

function checkEffects<S extends GameState>(effects: unknown, path: string, kit: Kit<S>): Problem[] {
  if (!Array.isArray(effects) || effects.length === 0) return [{ path, code: 'effects' }];
  return effects.flatMap((effect, i) => {
    const op = kit.ops[effect?.op ?? ''];
    return op ? op.check(effect, `${path}[${i}]`, kit) : [{ path: `${path}[${i}]`, code: 'op.unknown' }];
  });
}

/** An effect of a seat's own, not from any card. */
export const bySeat = (seat: number, card = -1): By => ({ seat, card, x: 0 });

/**
 * Freezes card data so that nothing can change it while it is shared by all states. Lists stay as they are, and only what
 * is in them is frozen: V8 reads a frozen list four times as slowly, and the compiler keeps everybody from writing to it.
 */
export function frozen<T>(data: T): T {
  if (typeof data !== 'object' || data === null || Object.isFrozen(data)) return data;
  if (!Array.isArray(data)) Object.freeze(data);
  Object.values(data).forEach(frozen);
  return data;
}
