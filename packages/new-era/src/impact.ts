import { effectImpact, type Goods } from '@cinderhall/effects';
import type { Cost, GameEvent, Impact, Seat, Target } from '@cinderhall/kernel';
import { goodsIn, numberIn } from '@cinderhall/tableau';
import { fieldCost } from './actions/board.ts';
import { discardedUnasked, instantCost, SWAPPED } from './actions/cards.ts';
import { meansFor } from './actions/contact.ts';
import { defenceCost, tokenCost } from './actions/raid.ts';
import { REBUILD_COST, ruinChoices } from './actions/rebuild.ts';
import { PAID, replaceChoices, replaceCost } from './actions/redevelop.ts';
import { HIRE_COST, leadCost, useCost, VISIT_COST } from './actions/workers.ts';
import type { Kind } from './cards/index.ts';
import { kit } from './effect-kit.ts';
import { ownerOf } from './locations.ts';
import { type Choice, type ChoiceOfKind, playerOf, type State } from './state.ts';

const FREE: Cost = {};
const cards = (n: number): Cost => (n > 0 ? { goods: { card: n } } : FREE);
const NOBODY: readonly Target[] = [];

const costs = (cost: Cost): Impact => ({ cost, targets: NOBODY });

/** The rival in whose state the card stands. */
function owner(view: State, seat: Seat, card: number): readonly Target[] {
  const rival = ownerOf(view, card);
  return rival < 0 || rival === seat ? NOBODY : [{ seat: rival, ref: `card:${card}` }];
}

/** A question with one answer is not put: its price is due at once. */
const dueAtOnce = (answers: readonly Choice[], priceOf: (only: Choice) => Cost): Cost => {
  const [only, ...more] = answers;
  return only && more.length === 0 ? priceOf(only) : FREE;
};

/** What a choice costs, by the functions that charge for it, and at whom it is aimed. */
export function impact(view: State, seat: Seat, choice: Choice): Impact {
  const { decision } = view;
  switch (choice.kind) {
    case 'incorporate':
    case 'conquer':
    case 'deal':
      return { cost: contactCost(view, seat, choice), targets: owner(view, seat, choice.card) };
    case 'field':
    case 'tokens':
      if (decision?.kind !== 'means') return costs(FREE);
      return { cost: meansCost(view, seat, decision.how, choice), targets: owner(view, seat, decision.card) };
    case 'fieldToken':
      return costs(fieldCost(view, seat, choice.how));
    case 'redevelop':
      return costs(dueAtOnce(replaceChoices(view, seat, choice.card, PAID), (only) => impact(view, seat, only).cost));
    case 'over':
      return costs(replaceCost(view, seat, choice.with));
    case 'rebuild':
      return costs(dueAtOnce(ruinChoices(view, seat), () => REBUILD_COST));
    case 'use':
      return costs(useCost(view, seat, choice.card));
    case 'lead':
      return costs(leadCost(view, seat));
    case 'hire':
      return costs(HIRE_COST);
    case 'visit':
      return { cost: VISIT_COST, targets: owner(view, seat, choice.card) };
    case 'instant':
      return costs(instantCost(view, seat, choice.card));
    case 'swap':
      return costs(cards(discardedUnasked(view, playerOf(view, seat).hand, SWAPPED)));
    case 'card':
      return costs(cardCost(view, seat, choice.card));
    case 'breakDeal':
      return { cost: FREE, targets: owner(view, seat, choice.card) };
    case 'payment':
    case 'option':
    case 'amount':
    case 'take':
    case 'trigger':
      return effectImpact(view, seat, decision, choice, kit);
    default:
      return raidImpact(view, seat, choice);
  }
}

function contactCost(view: State, seat: Seat, { kind, card }: ChoiceOfKind<Kind>): Cost {
  // R-NE-106: the token of the first deal pays for the second.
  if (view.decision?.kind === 'secondDeal') return FREE;
  return dueAtOnce(meansFor(view, seat, kind, card), (only) => meansCost(view, seat, kind, only));
}

function meansCost(view: State, seat: Seat, how: Kind, means: Choice): Cost {
  if (means.kind === 'field') return fieldCost(view, seat, how);
  return means.kind === 'tokens' ? { goods: means.goods } : FREE;
}

/** A card that is chosen in answer to a question. */
function cardCost(view: State, seat: Seat, card: number): Cost {
  const { decision } = view;
  if (decision?.kind === 'clear') return REBUILD_COST;
  if (decision?.kind !== 'discard') return FREE;
  const rest = playerOf(view, seat).hand.filter((one) => one !== card);
  return cards(1 + discardedUnasked(view, rest, decision.left - 1));
}

function raidImpact(view: State, seat: Seat, choice: Choice): Impact {
  const { decision } = view;
  if (choice.kind === 'defend')
    return {
      cost: { goods: defenceCost(choice) },
      targets: decision?.kind === 'defend' ? [{ seat: decision.attacker }] : NOBODY,
    };
  if (decision?.kind !== 'reinforce' && decision?.kind !== 'press' && decision?.kind !== 'spare') return costs(FREE);
  const cost = choice.kind === 'add' ? { goods: tokenCost(choice.good) } : FREE;
  return { cost, targets: owner(view, seat, decision.card) };
}

/** The payment that an event records; null: none. */
export function paid(event: GameEvent): { readonly seat: Seat; readonly goods: Goods } | null {
  const { kind } = event;
  const seat = numberIn(event.seat);
  if (kind === 'paid' || kind === 'defended') return { seat, goods: goodsIn(event.goods) };
  return kind === 'discarded' ? { seat, goods: { card: 1 } } : null;
}
