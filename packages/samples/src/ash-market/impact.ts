import { bySeat, costOf, effectImpact } from '@cinderhall/effects';
import type { Cost, GameEvent, Goods, Impact, Seat } from '@cinderhall/kernel';
import { priceOf } from './actions/build.ts';
import { RAID_COST } from './actions/raid.ts';
import { tradePrice } from './actions/trade.ts';
import { designOf } from './cards/index.ts';
import { kit } from './effect-kit.ts';
import type { Choice, State } from './state.ts';

const costs = (cost: Cost): Impact => ({ cost, targets: [] });

/** What a choice costs, by the functions that charge for it, and whom it is aimed at. */
export function impact(view: State, seat: Seat, choice: Choice): Impact {
  switch (choice.kind) {
    case 'build':
      return costs(priceOf(view, seat, choice.card));
    case 'use':
      return costs(costOf(view, designOf(view, choice.card).action ?? [], bySeat(seat, choice.card), kit));
    case 'trade':
      return costs({ goods: tradePrice(choice.give) });
    case 'raid':
      return { cost: RAID_COST, targets: [{ seat: choice.from, ref: `seat:${choice.from}` }] };
    case 'option':
    case 'payment':
    case 'amount':
    case 'take':
    case 'trigger':
      return effectImpact(view, seat, view.decision, choice, kit);
    default:
      return costs({});
  }
}

export function paid({ kind, seat, good, n }: GameEvent): { readonly seat: Seat; readonly goods: Goods } | null {
  return kind === 'paid' ? { seat: Number(seat), goods: { [String(good)]: Number(n) } } : null;
}
