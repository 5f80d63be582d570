import { bySeat } from '@cinderhall/effects';
import { at, type Reason, type Ref, type Seat } from '@cinderhall/kernel';
import { canBuildAt, SHELTER } from './actions/build.ts';
import { mayCollect } from './actions/collect.ts';
import { canGo, canLeave, NOBODY, waysFrom } from './actions/move.ts';
import { canBuySlot, meetsRequirement } from './actions/purchase.ts';
import { mayRecruit } from './actions/recruit.ts';
import { iconOf } from './cards/index.ts';
import { kit } from './effect-kit.ts';
import { columnOf } from './flow/end.ts';
import { canPlayDown, isUsable } from './flow/face-down.ts';
import { unitsAt } from './majority.ts';
import { type Choice, playerOf, SLOTS, type State } from './state.ts';

/** The things on the table that a choice touches. */
export function refs(choice: Choice): Ref[] {
  switch (choice.kind) {
    case 'from':
    case 'leader':
    case 'to':
    case 'recruit':
    case 'collect':
    case 'seed':
    case 'fly':
    case 'teleport':
      return [`area:${choice.area}`];
    case 'remedy':
    case 'eliminate':
      return [`area:${choice.area}`, `seat:${choice.victim}`];
    case 'deploy':
      return [`area:${choice.leader}`];
    case 'buy':
    case 'robot':
      return [`slot:${choice.market * SLOTS + choice.slot}`];
    case 'mission':
      return [`mission:${choice.place}`];
    case 'use':
      return [`icon:${choice.icon}`];
    case 'faction':
      return [`faction:${choice.faction}`];
    case 'drone':
      return [`drone:${choice.drone}`];
    case 'site':
    case 'old':
      return [`site:${choice.at}`];
    default:
      return 'card' in choice ? [`card:${choice.card}`] : [];
  }
}

const because = (key: string, rule: string): Reason[] => [{ key: `dei.why.${key}`, rule }];
const NONE: Reason[] = [];

/** Why the seat cannot use a thing now, by the same tests that make the lists. */
export function whyNot(view: State, seat: Seat, ref: Ref): Reason[] {
  const { decision } = view;
  if (!decision || seat < 0) return [];
  if (!decision.seats.includes(seat)) return because('turn', 'R-DEI-040');
  if (ref === 'bin') return whyNotDown(view, seat);
  const [kind, name = ''] = ref.split(':');
  const n = Number(name);
  if (!Number.isInteger(n) || n < 0) return NONE;
  switch (kind) {
    case 'area':
      return n < view.leads.length ? whyNotArea(view, seat, n) : NONE;
    case 'slot':
      return n < view.slots.length ? whyNotSlot(view, seat, n) : NONE;
    case 'mission':
      return whyNotMission(view, seat, n);
    case 'icon':
      return whyNotIcon(view, seat, n);
    case 'card':
      return whyNotCard(view, seat, n);
    default:
      return NONE;
  }
}

/** The same view as if no face-down card had still to buy something. */
const unbound = (view: State): State => ({ ...view, buying: false });

/** R-DEI-046: what is only refused because it would leave the face-down card in play nothing to buy. */
function whyNotArea(view: State, seat: Seat, area: number): Reason[] {
  const reasons = whyNotThere(unbound(view), seat, area);
  if (reasons.length > 0 || !view.buying) return reasons;
  return whyNotThere(view, seat, area).length > 0 ? because('buyFirst', 'R-DEI-046') : NONE;
}

function whyNotThere(view: State, seat: Seat, area: number): Reason[] {
  const decision = view.decision;
  switch (decision?.kind) {
    case 'moveFrom':
      if (canLeave(view, seat, area, decision)) return NONE;
      return unitsAt(view, area, seat) > 0 ? because('noWay', 'R-DEI-075') : because('noUnit', 'R-DEI-074');
    case 'moveTo': {
      const { areas, ways } = waysFrom(view, seat, decision.from, decision.logistic);
      const way = ways[areas.indexOf(area)] ?? NOBODY;
      if (way === NOBODY) return because('notConnected', 'R-DEI-034');
      return canGo(view, seat, decision.from, area, way, decision) ? NONE : because('noEntry', 'R-DEI-075');
    }
    case 'recruitTo':
      if (area === decision.from) return because('sameArea', 'R-DEI-072');
      return mayRecruit(view, seat, decision.tactical, decision.from, decision.leader, area)
        ? NONE
        : because('noShelter', 'R-DEI-070');
    case 'collect':
      if (mayCollect(view, area, seat, decision.extra)) return NONE;
      if (playerOf(view, seat).powers.seeds + playerOf(view, seat).powers.remedy > 0) return NONE;
      return view.leads[area] === seat ? because('noResource', 'R-DEI-079') : because('noMajority', 'R-DEI-080');
    case 'buildAt':
      if (decision.what !== SHELTER || area === decision.old) return NONE;
      return canBuildAt(view, seat, SHELTER, decision.old, area) ? NONE : because('noUnit', 'R-DEI-086');
    default:
      return NONE;
  }
}

function whyNotSlot(view: State, seat: Seat, place: number): Reason[] {
  const { decision, buying, extraOutposts } = view;
  if (decision?.kind !== 'buy' && !(decision?.kind === 'act' && buying)) return NONE;
  const { tech, energy } = playerOf(view, seat);
  if (canBuySlot(view, seat, place, tech, energy, extraOutposts)) return NONE;
  if (view.slots[place] === null) return because('emptySlot', 'R-DEI-096');
  return meetsRequirement(view, seat, Math.floor(place / SLOTS), place % SLOTS, extraOutposts)
    ? because('cost', 'R-DEI-092')
    : because('requirement', 'R-DEI-093');
}

function whyNotMission(view: State, seat: Seat, place: number): Reason[] {
  if (view.decision?.kind !== 'mission' || place >= view.missions.length) return NONE;
  return at(playerOf(view, seat).taken, columnOf(place)) < 0 ? NONE : because('column', 'R-DEI-134');
}

function whyNotIcon(view: State, seat: Seat, icon: number): Reason[] {
  if (view.decision?.kind !== 'act' || !view.icons.some((one) => one.icon === icon)) return NONE;
  if (isUsable(view, seat, icon)) return NONE;
  const possible = kit.can(unbound(view), iconOf(icon).effects, bySeat(seat));
  return possible ? because('buyFirst', 'R-DEI-046') : because('noEffect', 'R-DEI-047');
}

function whyNotCard(view: State, seat: Seat, card: number): Reason[] {
  if (view.decision?.kind !== 'play') return NONE;
  const { hand, planned } = playerOf(view, seat);
  if (view.options.planning) return planned[0] === card ? NONE : because('planned', 'R-DEI-054');
  return hand.includes(card) ? NONE : because('notInHand', 'R-DEI-044');
}

/** Why no card can be played face down now. */
function whyNotDown(view: State, seat: Seat): Reason[] {
  if (view.decision?.kind !== 'play' || canPlayDown(view, seat)) return NONE;
  return playerOf(view, seat).purchased ? because('purchased', 'R-DEI-091') : because('nothingToBuy', 'R-DEI-046');
}
