import { effectImpact, type Goods } from '@cinderhall/effects';
import type { Cost, GameEvent, Impact, Seat, Target } from '@cinderhall/kernel';
import { goodsIn, numberIn } from '@cinderhall/tableau';
import { constructCost, rebuildChoices } from './actions/build.ts';
import { playCost } from './actions/connect.ts';
import { dealCost } from './actions/deal.ts';
import { CONNECTION_COST, ONE_CARD, ONE_SHIELD, rebuildCost, VISIT_COST } from './actions/prices.ts';
import { razeCost, razeHandCost } from './actions/raze.ts';
import { boardCost, useCost } from './actions/use.ts';
import { kit, uncached } from './effect-kit.ts';
import { ownerOf, placedOf } from './locations.ts';
import { isOpponent } from './owners.ts';
import { rulesOfChoice } from './sets/index.ts';
import type { Choice, State } from './state.ts';

const FREE: Cost = {};
const NOBODY: readonly Target[] = [];

const costs = (cost: Cost): Impact => ({ cost, targets: NOBODY });
const aimed = (cost: Cost, targets: readonly Target[]): Impact => ({ cost, targets });

/** The rival whose card it is. The virtual opponent has no seat. */
function owner(view: State, seat: Seat, card: number): readonly Target[] {
  const dealer = view.players.findIndex(({ deals }) => deals.includes(card));
  const rival = dealer >= 0 ? dealer : ownerOf(view, card);
  return rival < 0 || rival === seat || isOpponent(view, rival) ? NOBODY : [{ seat: rival, ref: `card:${card}` }];
}

/** What a choice costs, by the functions that charge for it, and at whom it is aimed. */
export function impact(view: State, seat: Seat, choice: Choice): Impact {
  const { decision } = view;
  switch (choice.kind) {
    case 'construct':
      return costs(constructCost(view, seat, choice.card));
    case 'deal':
      return costs(dealCost(view, seat, choice.card));
    case 'raze':
      return costs(razeHandCost(view, seat, choice.card));
    case 'razeRival':
      return aimed(razeCost(view, seat, placedOf(view, choice.card)), owner(view, seat, choice.card));
    case 'rebuild': {
      const [only, ...more] = rebuildChoices(view, seat, choice.card);
      return only && more.length === 0 ? impact(view, seat, only) : costs(FREE);
    }
    case 'over':
      return costs(rebuildCost(choice.development));
    case 'use':
      return costs(useCost(view, seat, choice.card));
    case 'board':
      return costs(boardCost(view, seat, choice.at));
    case 'again':
      if (decision?.kind !== 'again') return costs(FREE);
      return costs(decision.card >= 0 ? useCost(view, seat, decision.card) : boardCost(view, seat, decision.at));
    case 'visit':
      return aimed(VISIT_COST, owner(view, seat, choice.card));
    case 'takeConnection':
      return costs(CONNECTION_COST);
    case 'playConnection':
      return costs(playCost(view, seat, choice.card));
    case 'shield':
      return costs({ goods: ONE_SHIELD });
    case 'card':
      return aimed(FREE, owner(view, seat, choice.card));
    case 'payment':
      return costs({ goods: uncached(choice.goods) });
    case 'option':
    case 'amount':
    case 'take':
    case 'trigger':
      return effectImpact(view, seat, decision, choice, kit);
    default:
      return rulesOfChoice(choice)?.impact?.(view, seat, choice) ?? costs(FREE);
  }
}

/** Events that are payments themselves. */
const PAYING: { readonly [kind: string]: Goods | undefined } = {
  shielded: ONE_SHIELD,
  areaShielded: ONE_SHIELD,
  spentCard: ONE_CARD,
};

/** The payment that an event records; null: none. Cards and deals count as paid here; which ones is asked afterwards. */
export function paid(event: GameEvent): { readonly seat: Seat; readonly goods: Goods } | null {
  const seat = numberIn(event.seat);
  if (event.kind === 'paid') return { seat, goods: uncached(goodsIn(event.goods)) };
  const goods = PAYING[event.kind];
  return goods ? { seat, goods } : null;
}
