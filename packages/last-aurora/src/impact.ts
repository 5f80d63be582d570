/** What a choice costs its seat and whom it is aimed at; the prices are those that are charged. */

import { type Effects, payments } from '@cinderhall/effects';
import type { Cost, GameEvent, Goods, Impact, Seat, Target } from '@cinderhall/kernel';
import { isCardEffect } from './card-effects.ts';
import { kit } from './effect-kit.ts';
import { numberIn, textIn } from './events.ts';
import { drivePrice } from './flow/movement.ts';
import { goodsOf, ITEM_CARD, MEAL, oneOf, SHOT } from './prices.ts';
import { startOf } from './route.ts';
import { AUTOMA, type Choice, EMPTY, playerOf, type State } from './state.ts';

const NOTHING: Cost = {};
const NOBODY: readonly Target[] = [];

export const impact = (view: State, seat: Seat, choice: Choice): Impact => ({
  cost: costOf(view, seat, choice),
  targets: targetsOf(view, seat, choice),
});

function costOf(view: State, seat: Seat, choice: Choice): Cost {
  switch (choice.kind) {
    case 'feed':
    case 'boost':
      return { goods: goodsOf(MEAL) };
    case 'drive':
      return { goods: withoutZeros(drivePrice(view, seat, choice)) };
    case 'attack':
      return { goods: choice.item < 0 ? goodsOf(SHOT) : ITEM_CARD };
    case 'play':
    case 'discardItem':
      return { goods: ITEM_CARD };
    case 'hit':
      return choice.lose === EMPTY ? NOTHING : { goods: goodsOf(oneOf(choice.lose)) };
    case 'shed':
    case 'makeRoom':
      return { goods: goodsOf(oneOf(choice.marker)) };
    case 'give':
      // What is missing and looked for is found.
      return view.decision?.kind === 'missing' ? NOTHING : { goods: goodsOf(oneOf(choice.marker)) };
    case 'payment':
      return { goods: choice.goods };
    case 'option':
      return optionCost(view, seat, choice.index);
    default:
      return NOTHING;
  }
}

const withoutZeros = (goods: Goods): Goods => Object.fromEntries(Object.entries(goods).filter(([, n]) => n > 0));

/** An option that has to be paid for is paid at once where there is one way to do it; otherwise a question follows. */
function optionCost(view: State, seat: Seat, index: number): Cost {
  const options: readonly Effects[] = view.decision?.kind === 'effectOption' ? view.decision.options : [];
  const first = options[index]?.[0];
  if (!first || !isCardEffect(first) || first.op !== 'pay' || first.upTo) return NOTHING;
  const [only, ...others] = payments(kit.world, view, seat, first.cost);
  return only && others.length === 0 ? { goods: only } : NOTHING;
}

/** Enemies and the Automa are nobody's seat: that a choice touches them is told by `refs`. */
function targetsOf(view: State, seat: Seat, choice: Choice): readonly Target[] {
  if (choice.kind === 'replaceTarget') return replaced(view, seat, choice.field);
  return choice.kind === 'layMine' ? endangered(view, seat, choice.edge) : NOBODY;
}

/** R-LA-224: whose target token makes room. */
function replaced({ enemies, decision }: State, seat: Seat, field: number): readonly Target[] {
  const enemy = decision?.kind === 'target' ? decision.enemy : -1;
  const owner = enemies.find(({ card }) => card === enemy)?.targets[field];
  return owner === undefined || owner === seat || owner === AUTOMA ? NOBODY : [{ seat: owner, ref: `target:${field}` }];
}

/** R-LA-422: everybody who may still come along this road. */
function endangered(view: State, seat: Seat, edge: number): readonly Target[] {
  const from = startOf(view, edge);
  return view.order
    .filter((who) => who !== seat && who !== AUTOMA && playerOf(view, who).space <= from)
    .map((who) => ({ seat: who, ref: `convoy:${who}` }));
}

/** What an event says that its seat paid. */
export function paid(event: GameEvent): { readonly seat: Seat; readonly goods: Goods } | null {
  const goods = goodsIn(event);
  const { seat } = event;
  if (seat === AUTOMA) return null;
  return goods && typeof seat === 'number' && Object.keys(goods).length > 0 ? { seat, goods } : null;
}

function goodsIn(event: GameEvent): Goods | null {
  switch (event.kind) {
    case 'fed':
    case 'boosted':
      return goodsOf(MEAL);
    case 'drives':
      return withoutZeros({ fuel: numberIn(event, 'fuel'), food: numberIn(event, 'food') });
    case 'attacked':
      return withoutZeros({ ammo: numberIn(event, 'ammo') });
    case 'played':
    case 'threwAway':
    case 'tradedItem':
      return ITEM_CARD;
    case 'damaged':
      return goodsOf(oneOf(numberIn(event, 'lose')));
    case 'shed':
      return goodsOf(oneOf(numberIn(event, 'marker')));
    case 'swapped':
      return goodsOf(oneOf(numberIn(event, 'give')));
    case 'lost':
    case 'paid':
      return { [textIn(event, 'good')]: numberIn(event, 'n') };
    default:
      return null;
  }
}
