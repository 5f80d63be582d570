import type { Cost, GameState, Impact, Seat } from '@cinderhall/kernel';
import { triggerOf } from './abilities.ts';
import type { EffectChoice } from './handlers.ts';
import { bySeat } from './kit.ts';
import { times } from './payment.ts';
import type { By, Effects, Kit } from './types.ts';

const FREE: Cost = Object.freeze({});

/** What running these effects charges before the seat has anything else to answer. */
export function costOf<S extends GameState>(state: S, effects: Effects, by: By, kit: Kit<S>): Cost {
  for (const effect of effects) {
    const cost = kit.ops[effect.op]?.cost?.(state, effect, by, kit);
    if (cost) return cost;
    if (!kit.isPlain([effect])) break;
  }
  return FREE;
}

/** Of a decision, what its answers' prices depend on. */
interface Asked {
  readonly kind: string;
  readonly card?: number;
  readonly options?: readonly Effects[];
  readonly cost?: Cost;
}

/** What an answer to one of the questions of `effectParts` costs, and whom it is aimed at. */
export function effectImpact<S extends GameState>(
  view: S,
  seat: Seat,
  decision: Asked | null,
  choice: EffectChoice,
  kit: Kit<S>,
): Impact {
  const by = bySeat(seat, choice.kind === 'trigger' ? choice.card : decision?.card);
  switch (choice.kind) {
    case 'payment':
      return { cost: { goods: choice.goods }, targets: [] };
    case 'amount':
      return { cost: times(decision?.cost ?? FREE, choice.n), targets: [] };
    case 'option':
      return { cost: costOf(view, decision?.options?.[choice.index] ?? [], by, kit), targets: [] };
    case 'trigger':
      return { cost: costOf(view, triggerOf(view, choice, kit).do, by, kit), targets: [] };
    case 'take':
      return { cost: FREE, targets: [{ seat: choice.from }] };
  }
}
