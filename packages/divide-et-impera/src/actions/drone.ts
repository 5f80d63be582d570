import { pushEffects } from '@cinderhall/effects';
import { type DecisionHandlers, must, type Seat, type TaskHandlers } from '@cinderhall/kernel';
import { droneOf } from '../cards/index.ts';
import { collectorsAt, isLeaderAt, settle, tellPower } from '../majority.ts';
import { type Choice, type DeiFlow, isGroundArea, playerOf, type State } from '../state.ts';
import { collectAt } from './collect.ts';
import { eliminateAt } from './eliminate.ts';
import { placeCollector, placeLeader } from './recruit.ts';

/** R-DEI-116. */
const REACH = 2;
const SKIP: Choice = { kind: 'skip' };
const PLAIN_COLLECT = { logistic: false, machinery: false, extra: false };

/** Effects of a drone name it in their X, so that 0 means: no drone. */
export const byDrone = (drone: number): number => drone + 1;
export const droneBy = (x: number): number => x - 1;

export const areaOfDrone = (state: State, drone: number): number => must(state.drones[drone]);

export function askFlight(state: State, seat: Seat, drone: number, bonus: number, flow: DeiFlow): void {
  const base = REACH + bonus;
  const reach = base + playerOf(state, seat).powers.droneReach;
  flow.ask({ kind: 'fly', seats: [seat], drone, reach, base });
}

/** By area how many steps away it is, as far as `reach`; −1 beyond. */
export function distances({ board }: State, from: number, reach: number): number[] {
  const steps = board.areas.map(() => -1);
  steps[from] = 0;
  const queue = [from];
  for (let i = 0; i < queue.length; i++) {
    const here = must(queue[i]);
    const next = must(steps[here]) + 1;
    if (next > reach) break;
    for (const area of must(board.near[here]))
      if (steps[area] === -1) {
        steps[area] = next;
        queue.push(area);
      }
  }
  return steps;
}

/** R-DEI-122: every opposing faction with a collector there, in the order of priority. */
export const reaped = (state: State, seat: Seat, area: number): Seat[] =>
  state.order.filter((victim) => victim !== seat && collectorsAt(state, area, victim) > 0);

export function reap(state: State, seat: Seat, area: number, flow: DeiFlow): void {
  for (const victim of reaped(state, seat, area)) eliminateAt(state, seat, area, victim, flow);
}

/** R-DEI-119: a Collect as any other, so it needs majority (R-DEI-080). */
export const canSalvage = (state: State, seat: Seat, area: number): boolean =>
  must(state.resources[area]) > 0 && (state.options.freeMasamune || state.leads[area] === seat);

/** R-DEI-072: whom a drone may bring from another area when no collector is in reserve. */
const otherSources = (state: State, seat: Seat, area: number): Choice[] => {
  const list: Choice[] = [];
  for (let other = 0; other < state.leads.length; other++) {
    if (other === area) continue;
    if (collectorsAt(state, other, seat) > 0) list.push({ kind: 'from', area: other });
    if (isLeaderAt(state, other, seat)) list.push({ kind: 'leader', area: other });
  }
  return list;
};

export const droneTasks = {
  salvage(state, { seat, area, left }, flow) {
    if (left > 0 && canSalvage(state, seat, area)) flow.ask({ kind: 'salvage', seats: [seat], area, left });
  },
  airdrop(_state, { seat, area, left }, flow) {
    if (left > 0) flow.ask({ kind: 'airdrop', seats: [seat], area, left });
  },
} satisfies Partial<TaskHandlers<State>>;

export const droneDecisions = {
  drone: {
    choices: (state) => state.drones.flatMap((area, drone): Choice[] => (area < 0 ? [] : [{ kind: 'drone', drone }])),
    choose(state, { bonus }, seat, choice, flow) {
      if (choice.kind === 'drone') askFlight(state, seat, choice.drone, bonus, flow);
    },
  },
  /** R-DEI-115: staying where it is counts as a flight of no steps. */
  fly: {
    choices(state, { drone, reach }) {
      const list: Choice[] = [];
      const steps = distances(state, areaOfDrone(state, drone), reach);
      for (let area = 0; area < steps.length; area++) if (must(steps[area]) >= 0) list.push({ kind: 'fly', area });
      return list;
    },
    choose(state, { drone, base }, seat, choice, flow) {
      if (choice.kind !== 'fly') return;
      const from = areaOfDrone(state, drone);
      const far = must(distances(state, from, base)[choice.area]) < 0;
      state.drones[drone] = choice.area;
      flow.emit({ kind: 'flew', seat, drone, from, to: choice.area });
      if (far) tellPower(state, seat, 'droneReach', choice.area, flow);
      settle(state, from, flow);
      settle(state, choice.area, flow);
      pushEffects(droneOf(drone).action, { seat, card: -1, x: byDrone(drone) }, flow);
    },
  },
  /** R-DEI-119. */
  salvage: {
    choices: (_state, { area }) => [{ kind: 'collect', area }, SKIP],
    choose(state, { area, left }, seat, choice, flow) {
      if (choice.kind !== 'collect') return;
      flow.push({ kind: 'salvage', seat, area, left: left - 1 });
      collectAt(state, seat, area, PLAIN_COLLECT, flow);
    },
  },
  /** R-DEI-120. */
  airdrop: {
    choices(state, { area }, seat) {
      if (playerOf(state, seat).reserve > 0) return [{ kind: 'recruit', area }, SKIP];
      const list = otherSources(state, seat, area);
      list.push(SKIP);
      return list;
    },
    choose(state, { area, left }, seat, choice, flow) {
      if (choice.kind === 'skip') return;
      flow.push({ kind: 'airdrop', seat, area, left: left - 1 });
      if (choice.kind === 'leader') placeLeader(state, seat, choice.area, area, flow);
      else placeCollector(state, seat, choice.kind === 'from' ? choice.area : -1, area, flow);
    },
  },
  /** R-DEI-121: up to two collectors to the ground, or one to a roof. */
  teleport: {
    choices(state, { drone, ground, roof }) {
      const list: Choice[] = [];
      const from = areaOfDrone(state, drone);
      for (let area = 0; area < state.leads.length; area++)
        if (area !== from && (isGroundArea(state, area) ? ground : roof) > 0) list.push({ kind: 'teleport', area });
      list.push(SKIP);
      return list;
    },
    choose(state, { drone, ground }, seat, choice, flow) {
      if (choice.kind !== 'teleport') return;
      const from = areaOfDrone(state, drone);
      const seats = state.players.length;
      state.collectors[from * seats + seat] = must(state.collectors[from * seats + seat]) - 1;
      state.collectors[choice.area * seats + seat] = must(state.collectors[choice.area * seats + seat]) + 1;
      flow.emit({ kind: 'teleported', seat, from, to: choice.area });
      settle(state, from, flow);
      settle(state, choice.area, flow);
      if (isGroundArea(state, choice.area) && ground > 1 && collectorsAt(state, from, seat) > 0)
        flow.ask({ kind: 'teleport', seats: [seat], drone, ground: ground - 1, roof: 0 });
    },
  },
} satisfies Partial<DecisionHandlers<State, Choice>>;
