import { askPayment, bySeat } from '@cinderhall/effects';
import type { Reason, Seat } from '@cinderhall/kernel';
import { locationOf } from '../cards/index.ts';
import { kit } from '../effect-kit.ts';
import { locationsOf, ownerOf, placedOf } from '../locations.ts';
import { hasPassed, isOpponent } from '../owners.ts';
import { opponentRules } from '../solo/rules.ts';
import { type Choice, playerOf, type State, type StateFlow } from '../state.ts';
import { VISIT_COST, workersOf } from './prices.ts';

/** R-BASE-131, R-BASE-132, R-BASE-133. */
export function listVisits(state: State, seat: Seat, list: Choice[]): void {
  if (workersOf(playerOf(state, seat)) === 0) return;
  for (let owner = 0; owner < state.locations.length; owner++) {
    if (owner === seat || hasPassed(state, owner)) continue;
    for (const { card, visits } of locationsOf(state, owner)) {
      if (visits > 0) continue;
      const { isOpen, production } = locationOf(state, card);
      if (isOpen && production && kit.can(state, production, { seat, card, x: 0 })) list.push({ kind: 'visit', card });
    }
  }
}

export function startVisit(state: State, seat: Seat, card: number, flow: StateFlow): void {
  flow.push({ kind: 'visit', seat, card });
  askPayment(state, VISIT_COST, [], bySeat(seat, card), flow, kit);
}

/** R-BASE-130: the visitor gains what it produces, then the owner a worker; an opponent has a reward of its own. */
export function visit(state: State, seat: Seat, card: number, flow: StateFlow): void {
  const owner = ownerOf(state, card);
  placedOf(state, card).visits++;
  flow.emit({ kind: 'visited', seat, card, owner });
  flow.push({ kind: 'host', owner });
  kit.run(state, locationOf(state, card).production ?? [], bySeat(seat, card), flow);
}

export function rewardHost(state: State, owner: number, flow: StateFlow): void {
  if (isOpponent(state, owner)) opponentRules(state).hosts(state, flow);
  else kit.world.gain(state, owner, 'worker', 1, bySeat(owner), flow);
}

export function whyNotVisit(view: State, seat: Seat, card: number): Reason[] {
  if (placedOf(view, card).visits > 0) return [{ key: 'fiftyFirstState.why.visited', rule: 'R-BASE-131' }];
  if (workersOf(playerOf(view, seat)) === 0) return [{ key: 'fiftyFirstState.why.noWorker', rule: 'R-BASE-130' }];
  const { production } = locationOf(view, card);
  return production && kit.can(view, production, { seat, card, x: 0 })
    ? []
    : [{ key: 'fiftyFirstState.why.noEffect', rule: 'R-BASE-126' }];
}
