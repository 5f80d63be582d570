import { must } from '@cinderhall/kernel';
import { structureIndex } from '../actions/build.ts';
import { copyable } from '../actions/copy.ts';
import { areaOfDrone, canSalvage, distances } from '../actions/drone.ts';
import { MOVINGS } from '../actions/move.ts';
import { isRecruitArea } from '../actions/recruit.ts';
import { type CardEffect, type CardEffects, colourIndex, DRONES, droneOf, iconOf, iconsOf } from '../cards/index.ts';
import { collectorsAt, outpostsOf, unitsAt } from '../majority.ts';
import { isCollectable } from '../resources.ts';
import { isGroundArea, MOST_RESOURCES, playerOf, type State } from '../state.ts';
import { bestMove, controlGain, type Outlook, placeGain } from './areas.ts';
import { bestSite } from './sites.ts';

const NO_ROOM = 0.3;
const SWEET = 0.8;
const VICTIM = 0.25;
const BASE_REACH = 2;

/** What one more resource is worth: little when the board is full. */
export function resourceGain(view: State, { seat, weights }: Outlook, isTech: boolean): number {
  const { tech, energy } = playerOf(view, seat);
  const worth = isTech ? weights.newTech : weights.newEnergy;
  return tech + energy < MOST_RESOURCES ? worth : worth * NO_ROOM;
}

export const collectGain = (view: State, outlook: Outlook, area: number): number =>
  resourceGain(view, outlook, isGroundArea(view, area));

function bestCollect(view: State, outlook: Outlook): number {
  let best = 0;
  for (let area = 0; area < view.leads.length; area++)
    if (isCollectable(view, area, outlook.seat)) best = Math.max(best, collectGain(view, outlook, area));
  return best;
}

function bestRecruit(view: State, outlook: Outlook, tactical: boolean): number {
  const { seat } = outlook;
  if (playerOf(view, seat).reserve === 0) return 0.1;
  let best = 0;
  for (let area = 0; area < view.leads.length; area++)
    if (isRecruitArea(view, area, seat, tactical)) best = Math.max(best, placeGain(view, outlook, area));
  return best;
}

/** What carrying one collector to the best place brings, without what it leaves behind. */
function bestLanding(view: State, outlook: Outlook): number {
  const { seat, presence } = outlook;
  let best = 0;
  for (let area = 0; area < view.leads.length; area++) {
    const garrison = unitsAt(view, area, seat) === 0 ? must(presence[area]) : 0;
    best = Math.max(best, controlGain(view, outlook, area, 1) + garrison);
  }
  return best;
}

/** For each area what a drone would bring there. */
export function flightGains(view: State, outlook: Outlook, drone: number): (area: number) => number {
  const { seat } = outlook;
  const [action] = droneOf(drone).action;
  switch (action?.op) {
    case 'salvage': {
      const { n } = action;
      return (area) =>
        canSalvage(view, seat, area) ? Math.min(n, must(view.resources[area])) * collectGain(view, outlook, area) : 0;
    }
    case 'airdrop': {
      const n = Math.min(action.n, playerOf(view, seat).reserve);
      return (area) => n * placeGain(view, outlook, area);
    }
    case 'teleport': {
      const landing = bestLanding(view, outlook);
      return (area) => (collectorsAt(view, area, seat) > 0 ? landing + controlGain(view, outlook, area, -1) : 0);
    }
    default:
      return (area) => {
        let victims = 0;
        for (let rival = 0; rival < view.players.length; rival++)
          if (rival !== seat && collectorsAt(view, area, rival) > 0) victims++;
        const contest = victims > 0 && unitsAt(view, area, seat) > 0 ? controlGain(view, outlook, area, 1) : 0;
        return 1 + SWEET + victims * VICTIM + contest;
      };
  }
}

export function bestFlight(view: State, outlook: Outlook, drone: number, bonus: number): number {
  const from = areaOfDrone(view, drone);
  if (from < 0) return 0;
  const reach = BASE_REACH + bonus + playerOf(view, outlook.seat).powers.droneReach;
  const steps = distances(view, from, reach);
  const gains = flightGains(view, outlook, drone);
  let best = 0;
  for (let area = 0; area < steps.length; area++) if (must(steps[area]) >= 0) best = Math.max(best, gains(area));
  return best;
}

function effectGain(view: State, outlook: Outlook, effect: CardEffect): number {
  const { seat, weights } = outlook;
  switch (effect.op) {
    case 'move':
      return bestMove(view, outlook, MOVINGS[effect.how]);
    case 'collect': {
      const best = bestCollect(view, outlook);
      return best === 0
        ? 0
        : best + (effect.how === 'machinery' ? resourceGain(view, outlook, true) : effect.how === 'logistic' ? 0.2 : 0);
    }
    case 'recruit':
      return bestRecruit(view, outlook, effect.how === 'tactical') + (effect.how === 'machinery' ? 0.3 : 0);
    case 'build':
      return Math.max(...effect.kinds.map((kind) => bestSite(view, outlook, structureIndex(kind))));
    case 'gain': {
      const { tech = 0, energy = 0, supply = 0 } = effect.goods;
      return supply + tech * resourceGain(view, outlook, true) + energy * resourceGain(view, outlook, false);
    }
    case 'eliminate':
      return 0.5;
    case 'drone': {
      if (effect.drone !== 'any') return bestFlight(view, outlook, DRONES.indexOf(effect.drone), effect.bonus);
      return Math.max(...DRONES.map((_, drone) => bestFlight(view, outlook, drone, effect.bonus)));
    }
    case 'choose':
      return Math.max(...effect.of.map((list) => effectsGain(view, outlook, list)));
    case 'perOutpost': {
      const n = outpostsOf(view, seat, colourIndex(effect.colour)) + view.extraOutposts;
      return n * 0.85 * effectsGain(view, outlook, effect.do);
    }
    case 'copy':
      return Math.max(0, ...copyable(view, seat).map((card) => cardGain(view, outlook, card, true)));
    case 'purchase':
      return 2 + weights.droneCards * 0.1;
    default:
      return 0;
  }
}

export const effectsGain = (view: State, outlook: Outlook, effects: CardEffects): number =>
  effects.reduce((sum, effect) => sum + effectGain(view, outlook, effect), 0);

export function iconGain(view: State, outlook: Outlook, icon: number): number {
  const known = outlook.icons[icon];
  if (known !== undefined) return known;
  const gain = effectsGain(view, outlook, iconOf(icon).effects);
  outlook.icons[icon] = gain;
  return gain;
}

/** What the icons of a card bring now; the second of two equal ones brings a little less. */
export function cardGain(view: State, outlook: Outlook, card: number, copied = false): number {
  const icons = iconsOf(card);
  let sum = 0;
  for (let i = 0; i < icons.length; i++) {
    const icon = copied ? iconOf(must(icons[i])).copied : must(icons[i]);
    if (icon < 0 || (copied && iconOf(icon).effects[0]?.op === 'copy')) continue;
    sum += iconGain(view, outlook, icon) * (icons.indexOf(must(icons[i])) < i ? 0.75 : 1);
  }
  return sum;
}
