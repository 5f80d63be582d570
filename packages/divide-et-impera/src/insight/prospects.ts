/**
 * Where a match that stops now would probably end: for searches that stop early. The weights are about what was worth
 * how much in 800 matches of greedy players (least squares: the final lead by what the two had at some moment).
 */
import { must, type Seat } from '@cinderhall/kernel';
import { actionCard, COLOURS } from '../cards/index.ts';
import { columnOf, missionSupply } from '../flow/end.ts';
import { outpostsOf } from '../majority.ts';
import { ABILITY_SUPPLY, TECH_PER_SUPPLY } from '../prices.ts';
import { COLLECTORS, PHASES, playerOf, type State, supplyOf, TURNS } from '../state.ts';

/** What would be added if the game ended now. */
export function potential(view: State, seat: Seat): number {
  const { tech, energy, bought, unlocked, supply } = playerOf(view, seat);
  if (view.over) return 0;
  const cards = bought.reduce((sum, card) => sum + actionCard(card).supply, 0);
  const counted = supply.outposts + supply.abilities + supply.tech + supply.energy;
  const resources = Math.floor(tech / TECH_PER_SUPPLY) + energy;
  const end = outpostsOf(view, seat, COLOURS.length) + (ABILITY_SUPPLY[unlocked.length] ?? 0) + resources;
  return cards + (counted > 0 ? 0 : end);
}

/** Missions by what they would bring now, the best first; resources and cubes come and go before they are taken. */
const MISSIONS = [0.85, 0.75, 0.5, 0.4] as const;
const ENERGY = 0.3;
const TECH = 0.3;
const COLLECTOR = 0.12;
const SWEET = 1;
const CARD = 0.2;
/** A card that is still to be played this turn. */
const TEMPO = 1.3;
const CARDS_A_TURN = 6;
/** Players later in the order have the last word in a turn. */
const LAST_WORD = 1.6;

/** What the seat would get for the missions it can still take, by what it has now. */
function missionsAhead(view: State, seat: Seat): number {
  const { taken } = playerOf(view, seat);
  const best: number[] = [0, 0, 0, 0];
  for (let place = 0; place < view.missions.length; place++) {
    const column = columnOf(place);
    if (must(taken[column]) < 0) best[column] = Math.max(must(best[column]), missionSupply(view, seat, place));
  }
  best.sort((a, b) => b - a);
  return best.reduce((sum, n, i) => sum + n * (MISSIONS[i] ?? 0), 0);
}

/** How many cards the seat has still to play this turn. */
const cardsToPlay = (view: State, seat: Seat): number => {
  const { up, down, taken } = playerOf(view, seat);
  const ended = taken.filter((place) => place >= 0).length >= view.turn;
  return ended ? 0 : Math.max(0, CARDS_A_TURN - up.length - down.length);
};

/** What a seat will probably end with. */
export function prospects(view: State, seat: Seat): number {
  const player = playerOf(view, seat);
  const sum = supplyOf(player) + potential(view, seat);
  if (view.over) return sum;
  const { tech, energy, reserve, bought, sweets } = player;
  const left = TURNS - Math.max(1, view.turn) + (PHASES - view.phase) / PHASES;
  const soon = Math.min(1, left);
  return (
    sum +
    missionsAhead(view, seat) +
    TEMPO * cardsToPlay(view, seat) +
    soon * (TECH * tech + ENERGY * energy + SWEET * sweets.length + LAST_WORD * view.order.indexOf(seat)) +
    left * (COLLECTOR * (COLLECTORS - reserve) + CARD * bought.length)
  );
}
