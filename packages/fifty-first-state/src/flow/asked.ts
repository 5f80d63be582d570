/** The questions that the game's own effects and costs put. */
import { bySeat } from '@cinderhall/effects';
import type { DecisionHandlers, TaskHandlers } from '@cinderhall/kernel';
import { byDesign, remove } from '@cinderhall/tableau';
import { runBoard } from '../actions/use.ts';
import { visit } from '../actions/visit.ts';
import { locationOf, waitsForOthers } from '../cards/index.ts';
import { connectionsOf, discard, discardFromHand } from '../deck.ts';
import { gainAll, kit } from '../effect-kit.ts';
import { placedOf } from '../locations.ts';
import { resettable } from '../ops/reset-actions.ts';
import { reusable } from '../ops/reuse-board-action.ts';
import { occupied } from '../ops/visit-occupied.ts';
import { cityDeal } from '../sets/cities/deals.ts';
import { sourcesOf, takeFromCard, takeFromCards } from '../sources.ts';
import { answerOf, type Choice, cachedOf, NOTHING, playerOf, type State } from '../state.ts';

const DONE: Choice = { kind: 'done' };
const cardOf = (choice: Choice): number => answerOf(choice, 'card').card;

export const askedTasks = {
  /** R-BASE-058: cards that a cost asks for, one by one. */
  payCards(state, { seat, n }, flow) {
    if (n > 0 && kit.world.has(state, seat, 'card') > 0) flow.ask({ kind: 'payCard', seats: [seat], left: n });
  },
  /** R-BASE-057: goods on cards that a cost asks for. Which card gives them is asked where that makes a difference. */
  payFrom(state, { seat, good, n }, flow) {
    const cards = sourcesOf(state, seat, good);
    const all = cachedOf(playerOf(state, seat), good);
    if (n <= 0) return;
    if (n < all && cards.length > 1) flow.ask({ kind: 'payFrom', seats: [seat], good, left: n });
    else takeFromCards(state, seat, good, n, flow);
  },
  payDeals(state, { seat, n }, flow) {
    if (n > 0 && playerOf(state, seat).deals.length > 0) flow.ask({ kind: 'payDeal', seats: [seat], left: n });
  },
  moreDealGoods: (_state, { seat, card, of, cities, left }, flow) =>
    flow.ask({ kind: 'dealGoods', seats: [seat], card, of, cities, left, first: false }),
} satisfies Partial<TaskHandlers<State>>;

export const askedDecisions = {
  payCard: {
    choices(state, _decision, seat) {
      const fromHand = byDesign(state, playerOf(state, seat).hand);
      return state.options.connectionsPay ? [...fromHand, ...byDesign(state, connectionsOf(state, seat))] : fromHand;
    },
    choose(state, { left }, seat, choice, flow) {
      const card = cardOf(choice);
      discardFromHand(state, seat, card);
      flow.emit({ kind: 'discarded', seat, card });
      if (left > 1) flow.push({ kind: 'payCards', seat, n: left - 1 });
    },
  },

  payFrom: {
    choices: (state, { good }, seat) => sourcesOf(state, seat, good).map((card) => ({ kind: 'card', card })),
    choose(state, { good, left }, seat, choice, flow) {
      takeFromCard(state, seat, cardOf(choice), good, 1, flow);
      flow.push({ kind: 'payFrom', seat, good, n: left - 1 });
    },
  },

  payDeal: {
    choices: (state, _decision, seat) => byDesign(state, playerOf(state, seat).deals),
    choose(state, { left }, seat, choice, flow) {
      const card = cardOf(choice);
      remove(playerOf(state, seat).deals, card);
      discard(state, seat, card);
      flow.emit({ kind: 'gaveUpDeal', seat, card });
      if (left > 1) flow.push({ kind: 'payDeals', seat, n: left - 1 });
    },
  },

  copy: {
    choices: (_state, { of }) => of.map((card) => ({ kind: 'card', card })),
    choose(state, { card, declared }, seat, choice, flow) {
      const of = cardOf(choice);
      const { production, step } = locationOf(state, of);
      flow.emit({ kind: 'copied', seat, card, of, declared });
      if (declared || (waitsForOthers(step) && state.phase === 'production'))
        state.copies.push({ seat, card, of, instead: declared });
      else kit.run(state, production ?? [], bySeat(seat, of), flow);
    },
  },

  reset: {
    /** One at least; how many more is up to the seat (R-BASE-018). */
    choices(state, { card, first }, seat) {
      const list: Choice[] = resettable(state, { seat, card }).map((one) => ({ kind: 'card', card: one }));
      if (!first) list.push(DONE);
      return list;
    },
    choose(state, { card, left }, seat, choice, flow) {
      if (choice.kind === 'done') return;
      const cleared = cardOf(choice);
      const placed = placedOf(state, cleared);
      placed.used = 0;
      placed.spent = NOTHING;
      flow.emit({ kind: 'cleared', seat, card: cleared });
      if (left > 1 && resettable(state, { seat, card }).length > 0)
        flow.ask({ kind: 'reset', seats: [seat], card, left: left - 1, first: false });
    },
  },

  dealGoods: {
    choices(state, { of, cities, first }) {
      const list: Choice[] = byDesign(state, of);
      for (const at of cities) list.push({ kind: 'cityGoods', at });
      if (!first) list.push(DONE);
      return list;
    },
    choose(state, { card, of, cities, left }, seat, choice, flow) {
      if (choice.kind === 'done') return;
      const city = choice.kind === 'cityGoods' ? choice.at : -1;
      const deal = city < 0 ? cardOf(choice) : -1;
      if (city < 0) flow.emit({ kind: 'dealAgain', seat, card: deal });
      else flow.emit({ kind: 'cityDealAgain', seat, city });
      const others = of.filter((one) => one !== deal);
      const otherCities = cities.filter((one) => one !== city);
      if (left > 1 && others.length + otherCities.length > 0)
        flow.push({ kind: 'moreDealGoods', seat, card, of: others, cities: otherCities, left: left - 1 });
      gainAll(state, seat, city < 0 ? locationOf(state, deal).deal : cityDeal(city), 'deal', deal, flow);
    },
  },

  visitOccupied: {
    choices: (state, _decision, seat) => occupied(state, seat, kit).map((card) => ({ kind: 'card', card })),
    choose: (state, _decision, seat, choice, flow) => visit(state, seat, cardOf(choice), flow),
  },

  drawKeep: {
    choices: (state, { cards }) => byDesign(state, cards),
    choose(state, { card, cards, keep }, seat, choice, flow) {
      const kept = cardOf(choice);
      playerOf(state, seat).hand.push(kept);
      flow.tell([seat], { kind: 'kept', seat, card: kept }, { kind: 'kept', seat, card: -1 });
      const rest = cards.filter((one) => one !== kept);
      if (keep > 1 && rest.length > 0) {
        flow.ask({ kind: 'drawKeep', seats: [seat], card, cards: rest, keep: keep - 1 });
        return;
      }
      for (const one of rest) {
        discard(state, seat, one);
        flow.emit({ kind: 'discarded', seat, card: one });
      }
    },
  },

  reuse: {
    choices: (state, _decision, seat) => reusable(state, seat, kit).map((at) => ({ kind: 'board', at })),
    choose(state, _decision, seat, choice, flow) {
      runBoard(state, seat, answerOf(choice, 'board').at, flow);
    },
  },
} satisfies Partial<DecisionHandlers<State, Choice>>;
