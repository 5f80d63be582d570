import { type DecisionHandlers, must, type Seat } from '@cinderhall/kernel';
import type { MOVES } from '../cards/index.ts';
import {
  collectorsAt,
  isLeaderAt,
  rivalValue,
  settle,
  sheltersAt,
  tellPower,
  unitsAt,
  valueWith,
} from '../majority.ts';
import { bridgeAt, liftAt } from '../map/board.ts';
import { type Choice, type DeiFlow, isGroundArea, type Player, playerOf, type State } from '../state.ts';
import { canBuyAfterMove, isAtRisk } from './purchase-left.ts';

export interface Moving {
  readonly tactical: boolean;
  readonly logistic: boolean;
  readonly bonus: boolean;
}

export const MOVINGS: { readonly [H in (typeof MOVES)[number]]: Moving } = {
  basic: { tactical: false, logistic: false, bonus: false },
  tactical: { tactical: true, logistic: false, bonus: false },
  logistic: { tactical: false, logistic: true, bonus: false },
};

/** Who may go from one area to another: nobody, the leader alone, or everybody. */
export const NOBODY = 0;
export const LEADER = 1;
export const ALL = 2;
export type Way = typeof NOBODY | typeof LEADER | typeof ALL;

const liftsAt = (state: State, { lifts }: Player, ground: number): boolean =>
  lifts.some((site) => state.board.lifts[site]?.ground === ground);

/** Adds an area unless it is there already; a way for everybody replaces one for the leader alone. */
function addWay(areas: number[], ways: Way[], area: number, way: Way): void {
  const known = areas.indexOf(area);
  if (known < 0) {
    areas.push(area);
    ways.push(way);
  } else if (way === ALL) ways[known] = ALL;
}

/** R-DEI-033 to R-DEI-036: the areas that units of a seat can go to from an area, and who can. */
export function waysFrom(state: State, seat: Seat, from: number, logistic: boolean): { areas: number[]; ways: Way[] } {
  const { board } = state;
  const player = playerOf(state, seat);
  const areas = must(board.paths[from]).slice();
  const ways: Way[] = [];
  for (let i = 0; i < areas.length; i++) ways.push(ALL);
  const isGround = isGroundArea(state, from);
  if (!isGround)
    for (const site of player.bridges) {
      const { from: one, to: other } = bridgeAt(board, site);
      if (one === from) addWay(areas, ways, other, ALL);
      else if (other === from) addWay(areas, ways, one, ALL);
    }
  for (const site of player.lifts) {
    const { ground, roof } = liftAt(board, site);
    if (ground === from) addWay(areas, ways, roof, ALL);
    else if (roof === from) addWay(areas, ways, ground, ALL);
  }
  const climbs = player.powers.leaderClimbs > 0 && state.leaders[seat] === from;
  if (logistic || climbs)
    for (const next of must(board.across[from])) addWay(areas, ways, next, logistic ? ALL : LEADER);
  if (player.powers.tunnels > 0 && liftsAt(state, player, from))
    for (const site of player.lifts) {
      const { ground } = liftAt(board, site);
      if (ground !== from) addWay(areas, ways, ground, ALL);
    }
  return { areas, ways };
}

/** The shelters that may go along (R-DEI-160). */
export const movableShelters = (player: Player, from: number): number =>
  player.powers.shelterMoves > 0 ? sheltersAt(player, from) : 0;

/** R-DEI-075 to R-DEI-077: whether a group may enter; `need` says how much value it needs there. */
function neededValue(state: State, seat: Seat, to: number): number {
  const rivals = rivalValue(state, to, seat);
  if (rivals === 0) return 0;
  return playerOf(state, seat).powers.winsTies > 0 ? rivals : rivals + 1;
}

function mayEnter(
  state: State,
  seat: Seat,
  to: number,
  moving: Moving,
  need: number,
  collectors: number,
  leader: boolean,
  shelters: number,
): boolean {
  if (moving.tactical || need === 0) return true;
  if (leader && playerOf(state, seat).powers.leaderSneaks > 0) return true;
  return valueWith(state, to, seat, collectors, leader ? 1 : 0, shelters) >= need;
}

export function canGo(state: State, seat: Seat, from: number, to: number, way: Way, moving: Moving): boolean {
  if (isAtRisk(state, seat)) return groupsFor(state, seat, from, to, moving).length > 0;
  const leader = isLeaderAt(state, from, seat);
  const need = moving.tactical ? 0 : neededValue(state, seat, to);
  if (way === LEADER) return leader && mayEnter(state, seat, to, moving, need, 0, true, 0);
  const shelters = movableShelters(playerOf(state, seat), from);
  return mayEnter(state, seat, to, moving, need, collectorsAt(state, from, seat), leader, shelters);
}

/** Whether the seat has anything there that could move. */
export const isOccupied = (state: State, area: number, seat: Seat): boolean =>
  unitsAt(state, area, seat) > 0 || movableShelters(playerOf(state, seat), area) > 0;

export function canLeave(state: State, seat: Seat, from: number, moving: Moving): boolean {
  if (!isOccupied(state, from, seat)) return false;
  const { areas, ways } = waysFrom(state, seat, from, moving.logistic);
  for (let i = 0; i < areas.length; i++)
    if (canGo(state, seat, from, must(areas[i]), must(ways[i]), moving)) return true;
  return false;
}

export function canMove(state: State, seat: Seat, moving: Moving): boolean {
  for (let area = 0; area < state.leads.length; area++) if (canLeave(state, seat, area, moving)) return true;
  return false;
}

/** Every group that may go this way. */
export function groupsFor(state: State, seat: Seat, from: number, to: number, moving: Moving): Choice[] {
  const list: Choice[] = [];
  const { areas, ways } = waysFrom(state, seat, from, moving.logistic);
  const way = ways[areas.indexOf(to)] ?? NOBODY;
  const all = way === ALL;
  const need = moving.tactical ? 0 : neededValue(state, seat, to);
  const most = all ? collectorsAt(state, from, seat) : 0;
  const mostShelters = all ? movableShelters(playerOf(state, seat), from) : 0;
  const leaders = isLeaderAt(state, from, seat) ? 1 : 0;
  const risk = isAtRisk(state, seat);
  for (let leader = 0; leader <= leaders; leader++)
    for (let shelters = 0; shelters <= mostShelters; shelters++)
      for (let collectors = 0; collectors <= most; collectors++) {
        if (collectors + leader + shelters === 0) continue;
        if (!mayEnter(state, seat, to, moving, need, collectors, leader > 0, shelters)) continue;
        if (!risk || canBuyAfterMove(state, seat, from, to, collectors, leader, shelters))
          list.push({ kind: 'units', collectors, leader: leader > 0, shelters });
      }
  return list;
}

/** R-DEI-074: the group goes; control is looked at anew in both areas. */
function moveGroup(
  state: State,
  seat: Seat,
  from: number,
  to: number,
  moving: Moving,
  group: Extract<Choice, { kind: 'units' }>,
  flow: DeiFlow,
): void {
  tellHelp(state, seat, from, to, moving, group, flow);
  const seats = state.players.length;
  const { collectors, leader, shelters } = group;
  state.collectors[from * seats + seat] = must(state.collectors[from * seats + seat]) - collectors;
  state.collectors[to * seats + seat] = must(state.collectors[to * seats + seat]) + collectors;
  if (leader) state.leaders[seat] = to;
  const own = playerOf(state, seat).shelters;
  for (let i = 0, left = shelters; i < own.length && left > 0; i++)
    if (own[i] === from) {
      own[i] = to;
      left--;
    }
  flow.emit({ kind: 'moved', seat, from, to, collectors, leader: leader ? 1 : 0, shelters });
  settle(state, from, flow);
  settle(state, to, flow);
}

/** Says which skills and abilities made the move possible. */
function tellHelp(
  state: State,
  seat: Seat,
  from: number,
  to: number,
  moving: Moving,
  group: Extract<Choice, { kind: 'units' }>,
  flow: DeiFlow,
): void {
  const player = playerOf(state, seat);
  const { powers } = player;
  const { collectors, leader, shelters } = group;
  if (moving.bonus) tellPower(state, seat, powers.movesAfterBuild > 0 ? 'movesAfterBuild' : 'movesAfterCard', to, flow);
  if (shelters > 0) tellPower(state, seat, 'shelterMoves', to, flow);
  if (leader && powers.leaderSneaks > 0 && !moving.tactical)
    if (valueWith(state, to, seat, collectors, 1, shelters) < neededValue(state, seat, to))
      tellPower(state, seat, 'leaderSneaks', to, flow);
  const crossed = isGroundArea(state, from) !== isGroundArea(state, to);
  if (leader && powers.leaderClimbs > 0 && crossed && !moving.logistic) {
    const lift = player.lifts.some((site) => {
      const { ground, roof } = liftAt(state.board, site);
      return (ground === from && roof === to) || (ground === to && roof === from);
    });
    if (!lift) tellPower(state, seat, 'leaderClimbs', to, flow);
  }
  if (powers.tunnels > 0 && !crossed && isGroundArea(state, from) && !state.board.paths[from]?.includes(to))
    tellPower(state, seat, 'tunnels', to, flow);
}

export const askMove = (seat: Seat, { tactical, logistic, bonus }: Moving, flow: DeiFlow): void =>
  flow.ask({ kind: 'moveFrom', seats: [seat], tactical, logistic, bonus });

export const moveDecisions = {
  moveFrom: {
    choices(state, decision, seat) {
      const list: Choice[] = [];
      for (let area = 0; area < state.leads.length; area++)
        if (canLeave(state, seat, area, decision)) list.push({ kind: 'from', area });
      return list;
    },
    choose(_state, { tactical, logistic, bonus }, seat, choice, flow) {
      if (choice.kind === 'from')
        flow.ask({ kind: 'moveTo', seats: [seat], from: choice.area, tactical, logistic, bonus });
    },
  },
  moveTo: {
    choices(state, decision, seat) {
      const { from, logistic } = decision;
      const list: Choice[] = [];
      const { areas, ways } = waysFrom(state, seat, from, logistic);
      for (let i = 0; i < areas.length; i++)
        if (canGo(state, seat, from, must(areas[i]), must(ways[i]), decision))
          list.push({ kind: 'to', area: must(areas[i]) });
      return list;
    },
    choose(_state, { from, tactical, logistic, bonus }, seat, choice, flow) {
      if (choice.kind === 'to')
        flow.ask({ kind: 'moveUnits', seats: [seat], from, to: choice.area, tactical, logistic, bonus });
    },
  },
  moveUnits: {
    choices: (state, decision, seat) => groupsFor(state, seat, decision.from, decision.to, decision),
    choose(state, decision, seat, choice, flow) {
      if (choice.kind === 'units') moveGroup(state, seat, decision.from, decision.to, decision, choice, flow);
    },
  },
} satisfies Partial<DecisionHandlers<State, Choice>>;
