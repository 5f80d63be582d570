import type { DecisionHandlers, Seat } from '@cinderhall/kernel';
import { STRUCTURES, type Structure } from '../cards/index.ts';
import { leadIf, majorityValue, settle, tellPower, unitsAt } from '../majority.ts';
import { bridgeAt, liftAt } from '../map/board.ts';
import { type Choice, type DeiFlow, type Player, playerOf, type State, TOKENS_OF_A_KIND } from '../state.ts';
import { canMove, MOVINGS } from './move.ts';
import { canBuyAfterMove, canBuyIf, isAtRisk } from './purchase-left.ts';

export const SHELTER = 0;
export const BRIDGE = 1;
export const LIFT = 2;
export const structureIndex = (kind: Structure): number => STRUCTURES.indexOf(kind);

/** The places of a player's structures of one kind: areas of shelters, sites of bridges and lifts. */
export const placesOfKind = ({ shelters, bridges, lifts }: Player, what: number): number[] =>
  what === SHELTER ? shelters : what === BRIDGE ? bridges : lifts;

/** R-DEI-086 to R-DEI-088: where a structure of a kind may stand. */
export function canStand(state: State, seat: Seat, what: number, place: number): boolean {
  if (what === SHELTER) return unitsAt(state, place, seat) > 0 || playerOf(state, seat).powers.shelterAnywhere > 0;
  if (what === BRIDGE) {
    const { from, to } = bridgeAt(state.board, place);
    return unitsAt(state, from, seat) > 0 || unitsAt(state, to, seat) > 0;
  }
  const { ground, roof } = liftAt(state.board, place);
  return unitsAt(state, ground, seat) > 0 || unitsAt(state, roof, seat) > 0;
}

const placesFor = ({ board }: State, what: number): number =>
  (what === SHELTER ? board.areas : what === BRIDGE ? board.bridges : board.lifts).length;

/** Whether a structure, new (−1) or from `old`, may be built at a place. */
export const canBuildAt = (state: State, seat: Seat, what: number, old: number, place: number): boolean =>
  place !== old &&
  canStand(state, seat, what, place) &&
  (!isAtRisk(state, seat) || leavesPurchase(state, seat, what, old, place));

function hasPlace(state: State, seat: Seat, what: number, old: number): boolean {
  const n = placesFor(state, what);
  for (let place = 0; place < n; place++) if (canBuildAt(state, seat, what, old, place)) return true;
  return false;
}

/** R-DEI-046: whether something can be bought after a structure was built, or after one Move more that it brings. */
function leavesPurchase(state: State, seat: Seat, what: number, old: number, place: number): boolean {
  if (what === SHELTER) return canBuyAfterMove(state, seat, old, place, 0, 0, 1);
  const player = playerOf(state, seat);
  const [left, over] = [old < 0 ? -1 : touched(state, what, old), touched(state, what, place)];
  const lead = (area: number, by: number): Seat =>
    area < 0 ? -1 : leadIf(state, area, seat, majorityValue(state, area, seat) + by);
  const by = left === over ? 0 : player.powers.bridgeMajority;
  if (canBuyIf(state, seat, left, lead(left, -by), over, lead(over, by))) return true;
  if (player.powers.movesAfterBuild === 0) return false;
  const places = placesOfKind(player, what).map((one) => (one === old ? place : one));
  if (old < 0) places.push(place);
  const built = what === BRIDGE ? { ...player, bridges: places } : { ...player, lifts: places };
  return canMove({ ...state, players: state.players.with(seat, built) }, seat, MOVINGS.basic);
}

/** R-DEI-085: with all tokens on the map one of them is moved. */
const isRelocated = (state: State, seat: Seat, what: number): boolean =>
  placesOfKind(playerOf(state, seat), what).length >= TOKENS_OF_A_KIND;

export function canBuild(state: State, seat: Seat, what: number): boolean {
  if (!isRelocated(state, seat, what)) return hasPlace(state, seat, what, -1);
  return placesOfKind(playerOf(state, seat), what).some((old) => hasPlace(state, seat, what, old));
}

export function askBuild(state: State, seat: Seat, kinds: readonly Structure[], flow: DeiFlow): void {
  const possible = kinds.map(structureIndex).filter((what) => canBuild(state, seat, what));
  flow.ask({ kind: 'buildKind', seats: [seat], kinds: possible });
}

/** The areas whose majority a structure may change. */
const touched = (state: State, what: number, place: number): number =>
  what === SHELTER ? place : what === BRIDGE ? (state.board.bridges[place]?.over ?? -1) : -1;

function buildAt(state: State, seat: Seat, what: number, old: number, place: number, flow: DeiFlow): void {
  const player = playerOf(state, seat);
  const places = placesOfKind(player, what);
  if (old >= 0) places[places.indexOf(old)] = place;
  else places.push(place);
  flow.emit({ kind: 'built', seat, what, at: place, old });
  if (what === SHELTER && unitsAt(state, place, seat) === 0) tellPower(state, seat, 'shelterAnywhere', place, flow);
  if (what !== SHELTER) state.bonusMoves += player.powers.movesAfterBuild;
  for (const site of [old, place]) {
    const area = site < 0 ? -1 : touched(state, what, site);
    if (area >= 0) settle(state, area, flow);
  }
}

export const buildDecisions = {
  buildKind: {
    choices: (_state, { kinds }) => kinds.map((what): Choice => ({ kind: 'kind', what })),
    choose(state, _decision, seat, choice, flow) {
      if (choice.kind !== 'kind') return;
      const { what } = choice;
      if (isRelocated(state, seat, what)) flow.ask({ kind: 'buildOld', seats: [seat], what });
      else flow.ask({ kind: 'buildAt', seats: [seat], what, old: -1 });
    },
  },
  buildOld: {
    choices: (state, { what }, seat) =>
      [...new Set(placesOfKind(playerOf(state, seat), what))]
        .filter((old) => hasPlace(state, seat, what, old))
        .map((old): Choice => ({ kind: 'old', at: old })),
    choose(_state, { what }, seat, choice, flow) {
      if (choice.kind === 'old') flow.ask({ kind: 'buildAt', seats: [seat], what, old: choice.at });
    },
  },
  buildAt: {
    choices(state, { what, old }, seat) {
      const list: Choice[] = [];
      const n = placesFor(state, what);
      for (let place = 0; place < n; place++)
        if (canBuildAt(state, seat, what, old, place)) list.push({ kind: 'site', at: place });
      return list;
    },
    choose(state, { what, old }, seat, choice, flow) {
      if (choice.kind === 'site') buildAt(state, seat, what, old, choice.at, flow);
    },
  },
} satisfies Partial<DecisionHandlers<State, Choice>>;
