import { type DecisionHandlers, must, type Seat, shuffleZone, type TaskHandlers } from '@cinderhall/kernel';
import { rememberAll } from '../actions/purchase.ts';
import { actionCard, COLOURS, IS_DRONE_CARD, type Mission, missionOf } from '../cards/index.ts';
import { cubesFor, garrisonsOf, outpostsOf } from '../majority.ts';
import { ABILITY_SUPPLY, TECH_PER_SUPPLY } from '../prices.ts';
import { type Choice, COLLECTORS, type DeiFlow, playerOf, type State, supplyOf, TURNS } from '../state.ts';

const SKIP: Choice = { kind: 'skip' };

/** R-DEI-134: missions lie in four columns, one for each turn. */
export const columnOf = (place: number): number => place % TURNS;

/** What a mission counts, for a seat, now. */
export function countFor(state: State, seat: Seat, { counts, colour }: Mission): number {
  const player = playerOf(state, seat);
  const which = colour ? COLOURS.indexOf(colour) : COLOURS.length;
  switch (counts) {
    case 'structures':
      return player.shelters.length + player.bridges.length + player.lifts.length;
    case 'cubes':
      return cubesFor(state, seat, which);
    case 'garrisons':
      return garrisonsOf(state, seat, state.options.wideGarrisons ? COLOURS.length : which);
    case 'droneCards': {
      // The faction's own one can never be lost.
      let n = 1;
      for (const card of player.bought) if (IS_DRONE_CARD[card]) n++;
      return n;
    }
    case 'tech':
      return player.tech;
    case 'energy':
      return player.energy;
    case 'collectors':
      return COLLECTORS - player.reserve + (must(state.leaders[seat]) < 0 ? 0 : 1);
  }
}

/** R-DEI-135, R-DEI-136. */
export const isOnTime = (state: State, place: number): boolean => columnOf(place) + 1 >= state.turn;

/** R-DEI-137: what a mission would bring now. */
export function missionSupply(state: State, seat: Seat, place: number): number {
  const mission = missionOf(must(state.missions[place]));
  const { supply, per } = isOnTime(state, place) ? mission.onTime : mission.past;
  return supply * Math.floor(countFor(state, seat, mission) / per);
}

/** R-DEI-148 to R-DEI-152. */
function count(state: State, seat: Seat, flow: DeiFlow): void {
  const player = playerOf(state, seat);
  const { supply } = player;
  supply.outposts = outpostsOf(state, seat, COLOURS.length);
  supply.abilities = must(ABILITY_SUPPLY[player.unlocked.length]);
  supply.tech = Math.floor(player.tech / TECH_PER_SUPPLY);
  supply.energy = player.energy;
  const n = supply.outposts + supply.abilities + supply.tech + supply.energy;
  flow.emit({ kind: 'counted', seat, n });
}

/** R-DEI-142: what lay face down is spent, the rest comes back to hand. */
function cleanBoard(state: State, seat: Seat, used: number[], flow: DeiFlow): void {
  const player = playerOf(state, seat);
  flow.emit({ kind: 'cleaned', seat, n: player.up.length, binned: player.down.length });
  for (const { card, sweet } of player.down) {
    player.bin.push(card);
    if (sweet !== null) used.push(sweet);
  }
  for (const { card, sweet } of player.up) {
    player.hand.push(card);
    if (sweet !== null) used.push(sweet);
  }
  if (state.options.planning)
    rememberAll(
      state,
      seat,
      player.up.map(({ card }) => card),
    );
  player.up = [];
  player.down = [];
}

/** R-DEI-146 and R-DEI-147: the least supply first; of equal ones the one who was later. */
export function nextOrder(state: State): Seat[] {
  const { order } = state;
  return [...order].sort(
    (a, b) => supplyOf(playerOf(state, a)) - supplyOf(playerOf(state, b)) || order.indexOf(b) - order.indexOf(a),
  );
}

export const endTasks = {
  mission(_state, { seat }, flow) {
    flow.ask({ kind: 'mission', seats: [seat] });
  },

  count: (state, { seat }, flow) => count(state, seat, flow),

  cleanup(state, _task, flow) {
    const used: number[] = [];
    for (const seat of state.order) cleanBoard(state, seat, used, flow);
    if (used.length > 0) {
      state.sweets.push(...used);
      shuffleZone(state, state.sweets, flow.chance);
      flow.emit({ kind: 'sweetsBack', n: used.length });
    }
    state.order = nextOrder(state);
    flow.emit({ kind: 'order', order: [...state.order] });
    flow.push({ kind: 'turn' });
  },

  /** R-DEI-153: last of all the supply printed on bought cards. */
  final(state, _task, flow) {
    for (const seat of state.order) {
      const { bought, supply } = playerOf(state, seat);
      for (const card of bought) supply.bought += actionCard(card).supply;
      flow.emit({ kind: 'cardsCounted', seat, n: supply.bought });
    }
    state.over = true;
    flow.emit({ kind: 'over' });
    flow.finish();
  },
} satisfies Partial<TaskHandlers<State>>;

export const endDecisions = {
  /** R-DEI-133, R-DEI-134. */
  mission: {
    choices(state, _decision, seat) {
      const { taken } = playerOf(state, seat);
      const list: Choice[] = [];
      for (let place = 0; place < state.missions.length; place++)
        if (must(taken[columnOf(place)]) < 0) list.push({ kind: 'mission', place });
      if (state.options.rebellion) list.push(SKIP);
      return list;
    },
    choose(state, _decision, seat, choice, flow) {
      if (choice.kind !== 'mission') {
        flow.emit({ kind: 'refusedMission', seat });
        return;
      }
      const { place } = choice;
      const player = playerOf(state, seat);
      const n = missionSupply(state, seat, place);
      player.taken[columnOf(place)] = place;
      player.earned[columnOf(place)] = n;
      player.supply.missions += n;
      flow.emit({
        kind: 'mission',
        seat,
        mission: must(state.missions[place]),
        onTime: isOnTime(state, place) ? 1 : 0,
        n,
      });
    },
  },
} satisfies Partial<DecisionHandlers<State, Choice>>;
