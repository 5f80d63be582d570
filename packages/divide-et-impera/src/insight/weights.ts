import { must, type Seat } from '@cinderhall/kernel';
import { COLOURS, colourOf, type Mission, missionOf } from '../cards/index.ts';
import { columnOf, isOnTime, missionSupply } from '../flow/end.ts';
import { CUBES_TO_UNLOCK } from '../flow/turn.ts';
import { PHASES, playerOf, type State, TURNS } from '../state.ts';

/** What one more of each thing is worth to a seat now, in supply. */
export interface Weights {
  readonly cubes: number[];
  readonly garrisons: number[];
  /** To hold, and to get: before the end most of what one gets is spent. */
  tech: number;
  energy: number;
  newTech: number;
  newEnergy: number;
  structures: number;
  droneCards: number;
  collectors: number;
}

/** Two missions share a column, and only one of them can be taken. */
const ONE_OF_TWO = 0.55;
/** The mission that would be best now is likely to be the next one. */
const NEXT = 0.35;
/** What a resource buys before the game ends is worth more than the resource. */
const BUYING = { tech: 1.2, energy: 1.6 };
/** What is won early in a turn may be lost again before it counts. */
const KEPT = [1, 0.3, 0.45, 0.9] as const;

const turnsLeft = ({ turn }: State): number => TURNS - Math.max(1, turn);

function add(weights: Weights, { counts, colour }: Mission, each: number): void {
  if (counts === 'cubes' || counts === 'garrisons') {
    const which = colour ? [COLOURS.indexOf(colour)] : [0, 1, 2];
    for (const one of which) weights[counts][one] = must(weights[counts][one]) + each;
  } else weights[counts] += each;
}

/** From what still scores: the end of the game, and the missions in columns that are not taken yet. */
export function weightsFor(view: State, seat: Seat): Weights {
  const left = turnsLeft(view);
  const weights: Weights = {
    cubes: [1.2, 1.2, 1.2],
    garrisons: [0, 0, 0],
    tech: 0.5,
    energy: 1,
    newTech: 0,
    newEnergy: 0,
    structures: 0.1,
    droneCards: 0,
    collectors: 0.25,
  };
  const { taken } = playerOf(view, seat);
  let best = -1;
  let most = -1;
  for (let place = 0; place < view.missions.length; place++) {
    if (must(taken[columnOf(place)]) >= 0) continue;
    const mission = missionOf(must(view.missions[place]));
    const { supply, per } = isOnTime(view, place) ? mission.onTime : mission.past;
    // Resources are spent again before a far mission is due.
    const lasts = mission.counts === 'tech' || mission.counts === 'energy' ? 0.6 : 1;
    add(weights, mission, (supply / per) * ONE_OF_TWO * lasts);
    const now = missionSupply(view, seat, place);
    if (now > most) {
      most = now;
      best = place;
    }
  }
  if (best >= 0) {
    const mission = missionOf(must(view.missions[best]));
    const { supply, per } = isOnTime(view, best) ? mission.onTime : mission.past;
    add(weights, mission, (supply / per) * NEXT);
  }
  // R-DEI-128: a second cube of a colour unlocks an ability.
  for (const card of playerOf(view, seat).locked) {
    const colour = card < 0 ? -1 : colourOf(card);
    if (colour >= 0 && must(view.cubes[seat * COLOURS.length + colour]) < CUBES_TO_UNLOCK)
      weights.cubes[colour] = must(weights.cubes[colour]) + 0.8 + 0.3 * left;
  }
  const kept = must(KEPT[view.phase]);
  for (let colour = 0; colour < COLOURS.length; colour++) {
    weights.cubes[colour] = must(weights.cubes[colour]) * kept;
    weights.garrisons[colour] = must(weights.garrisons[colour]) * kept;
  }
  const mayBuy = left > 0 || view.phase < PHASES;
  weights.newTech = mayBuy ? Math.max(weights.tech, BUYING.tech) : weights.tech;
  weights.newEnergy = mayBuy ? Math.max(weights.energy, BUYING.energy) : weights.energy;
  return weights;
}
