/** What workers do: own actions, visits, fetching a resource, the leader's action. */
import { type By, bySeat, type Cost, costOf, type Effects, fire, frozen } from '@cinderhall/effects';
import { must, type Reason, type Seat } from '@cinderhall/kernel';
import { alone } from '@cinderhall/tableau';
import { type Action, BASIC, leaderOf, locationOf } from '../cards/index.ts';
import { gainAll, kit, SLOTS } from '../effect-kit.ts';
import { changeOf, locationsOf, ownerOf, placedOf } from '../locations.ts';
import { type Choice, ownOf, type Placed, playerOf, type State, type StateFlow } from '../state.ts';

/** R-NE-039. */
export const USES = 2;
/** R-NE-092. */
export const VISITS = 3;
/** R-NE-041. */
const HIRED = 2;
/** R-NE-122. */
const LEAD_WORKERS = 1;
/** R-NE-040: to the owner, who gets another. */
const VISIT_WORKERS = 1;
const ONE_WORKER = frozen({ worker: 1 });
export const VISIT_COST: Cost = frozen({ goods: { worker: VISIT_WORKERS } });
export const HIRE_COST: Cost = frozen({ goods: { worker: HIRED } });
const ANYTHING = frozen({});
const NOTHING: Cost = frozen({});
const HIRE: readonly Choice[] = BASIC.map((good) => ({ kind: 'hire', good }));
const LEAD: Choice = { kind: 'lead' };

const workersOf = (state: State, seat: Seat): number => ownOf(playerOf(state, seat), 'worker');

const payWorkers = (state: State, seat: Seat, worker: number, card: number, flow: StateFlow): void =>
  kit.world.pay(state, seat, { worker }, bySeat(seat, card), flow);

/** R-NE-038, R-NE-039, R-NE-124: the second use takes more; a leader may make it cheaper. */
const workersFor = (state: State, seat: Seat, { workers }: Action, used: number): number =>
  used === 0 ? workers[0] : workers[1] + changeOf(state, seat, 'secondUse');

/** Workers, and what the effects charge. */
function workCost(state: State, workers: number, effects: Effects, by: By): Cost {
  const { goods, any } = costOf(state, effects, by, kit);
  return { goods: { worker: workers, ...goods }, ...(any ? { any } : {}) };
}

export function useCost(state: State, seat: Seat, card: number): Cost {
  const { action } = locationOf(state, card);
  if (!action) return NOTHING;
  const workers = workersFor(state, seat, action, placedOf(state, card).used);
  return workCost(state, workers, action.effects, bySeat(seat, card));
}

/** R-NE-122. */
export function leadCost(state: State, seat: Seat): Cost {
  const card = playerOf(state, seat).leader?.card ?? -1;
  const effects = card < 0 ? [] : (leaderOf(state, card).action?.effects ?? []);
  return workCost(state, LEAD_WORKERS, effects, bySeat(seat, card));
}

/** R-NE-095: points are all it could bring, and there is no room for them. */
const isSpent = ({ isPointsOnly }: Action, slots: number): boolean => isPointsOnly && slots === SLOTS;

function usable(state: State, seat: Seat, action: Action, { card, used, slots }: Placed): boolean {
  return (
    used < USES &&
    !isSpent(action, slots) &&
    workersFor(state, seat, action, used) <= workersOf(state, seat) &&
    kit.can(state, action.effects, { seat, card, x: 0 })
  );
}

export function listWork(state: State, seat: Seat, list: Choice[]): void {
  const workers = workersOf(state, seat);
  if (workers === 0) return;
  for (const placed of locationsOf(state, seat)) {
    const { action } = locationOf(state, placed.card);
    if (action && usable(state, seat, action, placed)) list.push({ kind: 'use', card: placed.card });
  }
  if (canLead(state, seat)) list.push(LEAD);
  listVisits(state, seat, list);
  if (workers >= HIRED) list.push(...HIRE);
}

export function use(state: State, seat: Seat, card: number, flow: StateFlow): void {
  const placed = placedOf(state, card);
  const action = must(locationOf(state, card).action, 'an action');
  const workers = workersFor(state, seat, action, placed.used);
  flow.emit({ kind: 'used', seat, card, n: workers, again: placed.used > 0 });
  payWorkers(state, seat, workers, card, flow);
  placed.used++;
  kit.run(state, action.effects, bySeat(seat, card), flow);
}

/** R-NE-122: a leader's action, once a turn, one worker. */
function canLead(state: State, seat: Seat): boolean {
  const { leader } = playerOf(state, seat);
  if (!leader || leader.used) return false;
  const { action } = leaderOf(state, leader.card);
  if (!action || isSpent(action, leader.slots)) return false;
  return kit.can(state, action.effects, { seat, card: leader.card, x: 0 });
}

export function lead(state: State, seat: Seat, flow: StateFlow): void {
  const { leader } = playerOf(state, seat);
  if (!leader) return;
  leader.used = true;
  flow.emit({ kind: 'led', seat, card: leader.card });
  payWorkers(state, seat, LEAD_WORKERS, leader.card, flow);
  kit.run(state, leaderOf(state, leader.card).action?.effects ?? [], bySeat(seat, leader.card), flow);
}

/** R-NE-040, R-NE-046. */
function listVisits(state: State, seat: Seat, list: Choice[]): void {
  const { visited } = playerOf(state, seat);
  if (visited.length >= VISITS) return;
  for (let owner = 0; owner < state.players.length; owner++) {
    if (owner === seat || playerOf(state, owner).passed) continue;
    for (const { card } of locationsOf(state, owner)) {
      const { isOpen, production } = locationOf(state, card);
      if (isOpen && !visited.includes(card) && kit.can(state, production ?? [], { seat, card, x: 0 }))
        list.push({ kind: 'visit', card });
    }
  }
}

export function visit(state: State, seat: Seat, card: number, flow: StateFlow): void {
  const owner = ownerOf(state, card);
  playerOf(state, seat).visited.push(card);
  flow.emit({ kind: 'visited', seat, card, owner });
  payWorkers(state, seat, VISIT_WORKERS, card, flow);
  gainAll(state, owner, ONE_WORKER, 'visit', card, flow);
  kit.run(state, locationOf(state, card).production ?? [], bySeat(seat, card), flow);
}

/** R-NE-041. */
export function hire(state: State, seat: Seat, good: string, flow: StateFlow): void {
  flow.emit({ kind: 'hired', seat });
  payWorkers(state, seat, HIRED, -1, flow);
  fire(state, state.abilities, alone(seat), 'hire', ANYTHING, flow, kit);
  kit.world.gain(state, seat, good, 1, bySeat(seat), flow);
}

export function whyNotUse(view: State, seat: Seat, card: number): Reason[] {
  const { action } = locationOf(view, card);
  const placed = placedOf(view, card);
  if (!action) return [{ key: 'newEra.why.noAction', rule: 'R-NE-038' }];
  if (placed.used >= USES) return [{ key: 'newEra.why.usedTwice', rule: 'R-NE-039' }];
  if (isSpent(action, placed.slots)) return [{ key: 'newEra.why.full', rule: 'R-NE-095' }];
  const need = workersFor(view, seat, action, placed.used);
  if (need > workersOf(view, seat))
    return [{ key: 'newEra.why.workers', params: { n: need }, rule: placed.used > 0 ? 'R-NE-039' : 'R-NE-038' }];
  return kit.can(view, action.effects, { seat, card, x: 0 })
    ? []
    : [{ key: 'newEra.why.conditions', rule: 'R-NE-038' }];
}

export function whyNotVisit(view: State, seat: Seat, card: number): Reason[] {
  const { isOpen } = locationOf(view, card);
  const { visited } = playerOf(view, seat);
  if (!isOpen) return [{ key: 'newEra.why.closed', rule: 'R-NE-040' }];
  if (visited.includes(card)) return [{ key: 'newEra.why.visited', rule: 'R-NE-040' }];
  if (visited.length >= VISITS) return [{ key: 'newEra.why.threeVisits', rule: 'R-NE-092' }];
  return workersOf(view, seat) === 0 ? [{ key: 'newEra.why.workers', params: { n: 1 }, rule: 'R-NE-040' }] : [];
}
