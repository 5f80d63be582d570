import { affordable, bySeat, type Cost, costOf, type Effects } from '@cinderhall/effects';
import type { Reason, Seat } from '@cinderhall/kernel';
import { gainsOf } from '@cinderhall/tableau';
import { isBlocked } from '../blocked.ts';
import { type Action, FACTIONS, factionOf, locationOf, timesOf } from '../cards/index.ts';
import { canDraw, canDrawAfter } from '../deck.ts';
import { kit } from '../effect-kit.ts';
import { locationsOf, placedOf } from '../locations.ts';
import { boardEffects } from '../ops/reuse-board-action.ts';
import { isClosed } from '../sets/moloch/machines.ts';
import { type Choice, playerOf, type State, type StateFlow } from '../state.ts';

/** R-BASE-121, R-BASE-126: uses left this round, affordable, and good for something. */
const usable = (state: State, seat: Seat, action: Action, used: number, card: number): boolean =>
  used < timesOf(state, action) && !isBlocked(state, card) && canUse(state, seat, action, card);

const canUse = (state: State, seat: Seat, action: Action, card: number): boolean =>
  kit.can(state, action.effects, { seat, card, x: 0 }) || drawsItsOwnPrice(state, seat, action);

/** With nothing left to draw, the location cards and deals that are paid are what will be drawn (R-BASE-013). */
function drawsItsOwnPrice(state: State, seat: Seat, { cost, do: effects }: Action): boolean {
  if (!cost?.goods || canDraw(state) || !affordable(kit.world, state, seat, cost)) return false;
  const { card = 0, deal = 0 } = cost.goods;
  const feeds = canDrawAfter(state, seat, deal + Math.min(card, playerOf(state, seat).hand.length));
  return feeds && (effects.some(({ op }) => op === 'drawKeep') || gainsOf(effects).some((goods) => 'card' in goods));
}

export function listUses(state: State, seat: Seat, list: Choice[]): void {
  for (const { card, used } of locationsOf(state, seat)) {
    const { action } = locationOf(state, card);
    if (action && usable(state, seat, action, used, card)) list.push({ kind: 'use', card });
  }
}

const MOST_ACTIONS = Math.max(...FACTIONS.map(({ actions }) => actions.length));
const BOARD: readonly Choice[] = Array.from({ length: MOST_ACTIONS }, (_, at) => ({ kind: 'board', at }));

export function listBoard(state: State, seat: Seat, list: Choice[]): void {
  const { actions } = factionOf(state, seat);
  const { board } = playerOf(state, seat);
  for (let at = 0; at < actions.length; at++) {
    const action = actions[at];
    const choice = BOARD[at];
    if (action && choice && !isClosed(state, seat, at) && usable(state, seat, action, board[at] ?? 0, -1))
      list.push(choice);
  }
}

const effectsOf = (state: State, card: number): Effects => locationOf(state, card).action?.effects ?? [];

export const useCost = (state: State, seat: Seat, card: number): Cost =>
  costOf(state, effectsOf(state, card), bySeat(seat, card), kit);
export const boardCost = (state: State, seat: Seat, at: number): Cost =>
  costOf(state, boardEffects(state, seat, at), bySeat(seat), kit);

/** R-BASE-120. */
export function use(state: State, seat: Seat, card: number, flow: StateFlow): void {
  placedOf(state, card).used++;
  flow.emit({ kind: 'used', seat, card });
  flow.push({ kind: 'again', seat, card, at: -1 });
  kit.run(state, effectsOf(state, card), bySeat(seat, card), flow);
}

export function useBoard(state: State, seat: Seat, at: number, flow: StateFlow): void {
  flow.push({ kind: 'again', seat, card: -1, at });
  runBoard(state, seat, at, flow);
}

/** R-PROMO-007: an action of the board, without the question whether once more. */
export function runBoard(state: State, seat: Seat, at: number, flow: StateFlow): void {
  const { board } = playerOf(state, seat);
  board[at] = (board[at] ?? 0) + 1;
  flow.emit({ kind: 'usedBoard', seat, at });
  kit.run(state, boardEffects(state, seat, at), bySeat(seat), flow);
}

/** R-BASE-122: an action with uses left may go on in the same turn. */
export function askAgain(state: State, seat: Seat, card: number, at: number, flow: StateFlow): void {
  const action = card >= 0 ? locationOf(state, card).action : factionOf(state, seat).actions[at];
  const used = card >= 0 ? placedOf(state, card).used : (playerOf(state, seat).board[at] ?? 0);
  if (at >= 0 && isClosed(state, seat, at)) return;
  if (action && usable(state, seat, action, used, card)) flow.ask({ kind: 'again', seats: [seat], card, at });
}

export function whyNotUse(view: State, seat: Seat, card: number): Reason[] {
  const { action } = locationOf(view, card);
  if (!action) return [{ key: 'fiftyFirstState.why.noAction', rule: 'R-BASE-120' }];
  return whyNotAction(view, seat, action, placedOf(view, card).used, card);
}

export function whyNotBoard(view: State, seat: Seat, at: number): Reason[] {
  const action = factionOf(view, seat).actions[at];
  if (isClosed(view, seat, at)) return [{ key: 'fiftyFirstState.why.closed', rule: 'R-MOL-058' }];
  return action ? whyNotAction(view, seat, action, playerOf(view, seat).board[at] ?? 0, -1) : [];
}

function whyNotAction(view: State, seat: Seat, action: Action, used: number, card: number): Reason[] {
  const n = timesOf(view, action);
  if (used >= n) return [{ key: 'fiftyFirstState.why.used', params: { n }, rule: 'R-BASE-121' }];
  if (isBlocked(view, card)) return [{ key: 'fiftyFirstState.why.blocked', rule: 'R-BASE-125' }];
  if (canUse(view, seat, action, card)) return [];
  const by = bySeat(seat, card);
  // Some actions have no price but what their effect asks for.
  const tooDear = !action.cost && !affordable(kit.world, view, seat, costOf(view, action.do, by, kit));
  return tooDear || kit.can(view, action.do, by)
    ? [{ key: 'fiftyFirstState.why.cannotPay', rule: 'R-BASE-120' }]
    : [{ key: 'fiftyFirstState.why.noEffect', rule: 'R-BASE-126' }];
}
