/** Where a match that stops now would probably end: for searches that stop early. */
import type { Seat } from '@cinderhall/kernel';
import { actionCard, COLOURS } from '../cards/index.ts';
import { ABILITY_SUPPLY, columnOf, missionSupply, TECH_PER_SUPPLY } from '../flow/end.ts';
import { cubesFor } from '../majority.ts';
import { at, COLLECTORS, PHASES, playerOf, type State, supplyOf, TURNS } from '../state.ts';

/** What would be added if the game ended now. */
export function potential(view: State, seat: Seat): number {
  const { tech, energy, bought, unlocked, supply } = playerOf(view, seat);
  if (view.over) return 0;
  const cards = bought.reduce((sum, card) => sum + actionCard(card).supply, 0);
  const counted = supply.outposts + supply.abilities + supply.tech + supply.energy;
  const resources = Math.floor(tech / TECH_PER_SUPPLY) + energy;
  const end = cubesFor(view, seat, COLOURS.length) + (ABILITY_SUPPLY[unlocked.length] ?? 0) + resources;
  return cards + (counted > 0 ? 0 : end);
}

/** Missions can be counted on only in part: cubes and resources come and go. */
const MISSION = 0.75;
const SPENDABLE = { tech: 0.5, energy: 0.5 } as const;
const COLLECTOR = 0.25;
const CARD = 0.7;
const ABILITY = 0.8;
const SWEET = 0.6;
const STRUCTURE = 0.2;
const WITHIN_REACH = 0.25;

/** What the seat would get for the missions it can still take, by what it has now. */
function missionsAhead(view: State, seat: Seat): number {
  const { taken } = playerOf(view, seat);
  const best = taken.map(() => 0);
  for (let place = 0; place < view.missions.length; place++) {
    const column = columnOf(place);
    if (at(taken, column) < 0) best[column] = Math.max(at(best, column), missionSupply(view, seat, place));
  }
  return best.reduce((sum, n) => sum + n, 0);
}

/** What a seat will probably end with. */
export function prospects(view: State, seat: Seat): number {
  const player = playerOf(view, seat);
  const sum = supplyOf(player) + potential(view, seat);
  if (view.over) return sum;
  const { tech, energy, reserve, bought, unlocked, sweets, shelters, bridges, lifts } = player;
  const left = TURNS - Math.max(1, view.turn) + (PHASES - view.phase) / PHASES;
  const soon = Math.min(1, left);
  let resources = 0;
  for (let area = 0; area < view.leads.length; area++)
    if (view.leads[area] === seat) resources += Math.min(2, at(view.resources, area));
  return (
    sum +
    MISSION * missionsAhead(view, seat) +
    soon * (tech * SPENDABLE.tech + energy * SPENDABLE.energy + resources * WITHIN_REACH + sweets.length * SWEET) +
    left *
      ((COLLECTORS - reserve) * COLLECTOR +
        bought.length * CARD +
        unlocked.length * ABILITY +
        (shelters.length + bridges.length + lifts.length) * STRUCTURE)
  );
}
