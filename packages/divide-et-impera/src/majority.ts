import { type Goods, must, type Seat } from '@cinderhall/kernel';
import type { Power } from './cards/index.ts';
import { abilityWith } from './powers.ts';
import { type DeiFlow, isGroundArea, MOST_CUBES, type Player, playerOf, type State } from './state.ts';

const COLOURS = 3;

export const collectorsAt = (state: State, area: number, seat: Seat): number =>
  must(state.collectors[area * state.players.length + seat]);

export const isLeaderAt = (state: State, area: number, seat: Seat): boolean => state.leaders[seat] === area;

/** Own units in an area: collectors and the leader. */
export const unitsAt = (state: State, area: number, seat: Seat): number =>
  collectorsAt(state, area, seat) + (state.leaders[seat] === area ? 1 : 0);

const hasDrone = (state: State, area: number): boolean => state.drones.includes(area);

function count(places: readonly number[], place: number): number {
  let n = 0;
  for (let i = 0; i < places.length; i++) if (places[i] === place) n++;
  return n;
}

export const sheltersAt = (player: Player, area: number): number => count(player.shelters, area);

function bridgesOver(state: State, player: Player, area: number): number {
  let n = 0;
  for (const site of player.bridges) if (state.board.bridges[site]?.over === area) n++;
  return n;
}

/** What structures give in an area, whether units are there or not (R-DEI-061). */
function shelterValue(area: number, player: Player): number {
  return player.powers.shelterMajority * sheltersAt(player, area);
}
function bridgeValue(state: State, area: number, player: Player): number {
  return isGroundArea(state, area) ? player.powers.bridgeMajority * bridgesOver(state, player, area) : 0;
}

/** R-DEI-055, R-DEI-060: units and modifiers of a seat in an area. */
export function majorityValue(state: State, area: number, seat: Seat): number {
  const player = playerOf(state, seat);
  const { powers } = player;
  const units = unitsAt(state, area, seat);
  let sum = units;
  if (powers.shelterMajority > 0) sum += shelterValue(area, player);
  if (powers.bridgeMajority > 0) sum += bridgeValue(state, area, player);
  if (powers.leaderMajority > 0 && state.leaders[seat] === area) sum += powers.leaderMajority;
  if (powers.droneMajority > 0 && units > 0 && hasDrone(state, area)) sum += powers.droneMajority;
  return sum;
}

/** What the value of a seat in an area is made of; the parts add up to it. */
export function majorityParts(state: State, area: number, seat: Seat): readonly (readonly [part: string, n: number])[] {
  const player = playerOf(state, seat);
  const { powers } = player;
  const units = unitsAt(state, area, seat);
  const parts = [
    ['units', units],
    ['leader', isLeaderAt(state, area, seat) ? powers.leaderMajority : 0],
    ['shelters', shelterValue(area, player)],
    ['drone', units > 0 && hasDrone(state, area) ? powers.droneMajority : 0],
    ['bridges', bridgeValue(state, area, player)],
  ] as const;
  return parts.filter(([, n]) => n > 0);
}

/** The majority value of a seat in an area with so many more collectors, leaders and shelters there, or fewer. */
export function valueWith(
  state: State,
  area: number,
  seat: Seat,
  collectors: number,
  leaders: number,
  shelters: number,
): number {
  const { powers } = playerOf(state, seat);
  let value = majorityValue(state, area, seat) + collectors + shelters * powers.shelterMajority;
  value += leaders * (1 + powers.leaderMajority);
  if (powers.droneMajority > 0 && hasDrone(state, area)) {
    const units = unitsAt(state, area, seat);
    if (units > 0) value -= powers.droneMajority;
    if (units + collectors + leaders > 0) value += powers.droneMajority;
  }
  return value;
}

/** R-DEI-056 and R-DEI-057: who has the highest value alone, or wins the tie for it; −1: nobody. */
export const leadIn = (state: State, area: number): Seat => leadIf(state, area, -1, 0);

/** Who would have majority in an area if a seat had another value there. */
export function leadIf(state: State, area: number, changed: Seat, value: number): Seat {
  let best = 0;
  let lead = -1;
  let tied = false;
  for (let seat = 0; seat < state.players.length; seat++) {
    const own = seat === changed ? value : majorityValue(state, area, seat);
    if (own === 0 || own < best) continue;
    if (own > best) {
      best = own;
      lead = seat;
      tied = false;
    } else if (playerOf(state, seat).powers.winsTies > 0) {
      lead = seat;
      tied = false;
    } else if (playerOf(state, lead).powers.winsTies === 0) tied = true;
  }
  return tied ? -1 : lead;
}

/** The highest value that any rival has in an area. */
export function rivalValue(state: State, area: number, seat: Seat): number {
  let best = 0;
  for (let rival = 0; rival < state.players.length; rival++)
    if (rival !== seat) best = Math.max(best, majorityValue(state, area, rival));
  return best;
}

/** R-DEI-058: majority where an opposing unit stands. */
export function dominates(state: State, area: number, seat: Seat): boolean {
  if (state.leads[area] !== seat) return false;
  for (let rival = 0; rival < state.players.length; rival++)
    if (rival !== seat && unitsAt(state, area, rival) > 0) return true;
  return false;
}

/** R-DEI-067: works majority and cubes of an area out anew; to be called after every change there. */
export function settle(state: State, area: number, flow: DeiFlow): void {
  const lead = leadIn(state, area);
  const before = state.leads[area];
  if (lead === before) return;
  state.leads[area] = lead;
  if (lead >= 0) tellModifiers(state, area, lead, flow);
  if (state.outposts.some((outpost) => outpost.area === area)) settleCubes(state, area, before ?? -1, flow);
}

/** After something that may change several areas at once. */
export function settleAll(state: State, flow: DeiFlow): void {
  for (let area = 0; area < state.leads.length; area++) settle(state, area, flow);
}

/**
 * R-DEI-062 to R-DEI-066: cubes leave players who lost an outpost, then go to those who have majority and room for them. A cube
 * that found no room stays on its token until there is some. `before` had majority in the area that has changed.
 */
function settleCubes(state: State, changed: number, before: Seat, flow: DeiFlow): void {
  const { holders, outposts, leads, cubes } = state;
  const lost: Seat[] = holders.slice();
  for (let i = 0; i < holders.length; i++) {
    const { colour, area } = must(outposts[i]);
    const holder = must(holders[i]);
    if (holder < 0 || leads[area] === holder) continue;
    holders[i] = -1;
    cubes[holder * COLOURS + colour] = must(cubes[holder * COLOURS + colour]) - 1;
  }
  for (let i = 0; i < holders.length; i++) {
    const { colour, area } = must(outposts[i]);
    const lead = must(leads[area]);
    if (must(holders[i]) < 0 && lead >= 0 && must(cubes[lead * COLOURS + colour]) < MOST_CUBES) {
      holders[i] = lead;
      cubes[lead * COLOURS + colour] = must(cubes[lead * COLOURS + colour]) + 1;
    }
    const was = area === changed ? before : lead;
    if (holders[i] !== lost[i])
      flow.emit({ kind: 'cube', outpost: i, colour, area, seat: must(holders[i]), from: must(lost[i]), lead, was });
    else if (lead !== was) flow.emit({ kind: 'control', outpost: i, colour, area, seat: lead, was });
  }
}

export const cubesOf = (state: State, seat: Seat, colour: number): number => must(state.cubes[seat * COLOURS + colour]);

/** Cubes of one colour, or of all three (3). */
export const cubesFor = (state: State, seat: Seat, colour: number): number =>
  colour < COLOURS
    ? cubesOf(state, seat, colour)
    : cubesOf(state, seat, 0) + cubesOf(state, seat, 1) + cubesOf(state, seat, 2);

/** R-DEI-062: outposts that a seat controls, of one colour or of all (3): also those whose cube found no room (R-DEI-063). */
export function outpostsOf({ outposts, leads }: State, seat: Seat, colour: number): number {
  let n = 0;
  for (const outpost of outposts)
    if (leads[outpost.area] === seat && (colour === COLOURS || outpost.colour === colour)) n++;
  return n;
}

/** R-DEI-068: outposts (of one colour, or of all) in areas where the seat has a unit. */
export function garrisonsOf(state: State, seat: Seat, colour: number): number {
  let n = 0;
  for (const outpost of state.outposts)
    if ((colour === COLOURS || outpost.colour === colour) && unitsAt(state, outpost.area, seat) > 0) n++;
  return n;
}

/** Says which powers helped a seat to a majority that it has just won. */
function tellModifiers(state: State, area: number, seat: Seat, flow: DeiFlow): void {
  const player = playerOf(state, seat);
  const { powers } = player;
  const tell = (power: Power): void => tellPower(state, seat, power, area, flow);
  if (powers.leaderMajority > 0 && state.leaders[seat] === area) tell('leaderMajority');
  if (powers.shelterMajority > 0 && sheltersAt(player, area) > 0) tell('shelterMajority');
  if (powers.bridgeMajority > 0 && bridgesOver(state, player, area) > 0) tell('bridgeMajority');
  if (powers.droneMajority > 0 && unitsAt(state, area, seat) > 0 && hasDrone(state, area)) tell('droneMajority');
  if (powers.winsTies > 0 && rivalValue(state, area, seat) === majorityValue(state, area, seat)) tell('winsTies');
}

/** An ability or a leader's skill was of use; `paid` is what it cost. */
export function tellPower(state: State, seat: Seat, power: Power, area: number, flow: DeiFlow, paid: Goods = {}): void {
  const source = abilityWith(playerOf(state, seat), power);
  if (source >= 0) flow.emit({ kind: 'ability', seat, card: source, power, area, ...paid });
  else flow.emit({ kind: 'skill', seat, faction: playerOf(state, seat).faction, power, area, ...paid });
}
