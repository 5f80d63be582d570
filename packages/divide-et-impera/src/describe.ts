import { describeEffects } from '@cinderhall/effects';
import { at, type Describer, type GameEvent, type Message, type Param, type Seat } from '@cinderhall/kernel';
import { RECRUIT_USES } from './actions/recruit.ts';
import {
  abilityOf,
  actionCard,
  COLOURS,
  DRONES,
  FIRST_ABILITY,
  FIRST_SWEET,
  factionOf,
  iconOf,
  MARKETS,
  missionOf,
  STRUCTURES,
  sweetOf,
} from './cards/index.ts';
import { kit } from './effect-kit.ts';
import { numberIn } from './events.ts';
import { columnOf, isOnTime, missionSupply } from './flow/end.ts';
import { type Choice, SLOTS, type State } from './state.ts';

/** The name of a card or token; of one that the reader cannot see, only that there is one. */
export function cardName(_view: State, card: number): Message {
  if (card < 0) return { key: 'dei.unseen' };
  const { id } = card < FIRST_ABILITY ? actionCard(card) : card < FIRST_SWEET ? abilityOf(card) : sweetOf(card);
  return { key: `dei.name.${id}` };
}

const ownerName = (view: State, seat: Seat): Message => (seat < 0 ? { key: 'dei.nobody' } : seatName(view, seat));
const seatName = (view: State, seat: Seat): Message => {
  const faction = view.players[seat]?.faction ?? -1;
  return faction < 0 ? { key: 'seat.name', params: { n: seat + 1 } } : { key: `faction.${factionOf(faction).id}` };
};
/** Streets and buildings have names that people remember better than numbers. */
export const areaName = (view: State, area: number): Message => ({
  key: area < view.board.grounds ? 'dei.area.ground' : 'dei.area.roof',
  params: { place: { key: `dei.place.${view.board.areas[area]?.name ?? ''}` } },
});
const droneName = (drone: number): Message => ({ key: `dei.name.${DRONES[drone]}` });
const marketName = (market: number): Message => ({ key: `dei.market.${MARKETS[market]}` });
const noun = (name: string): Param => ({ noun: `dei.${name}` });
const structureNoun = (what: number): Param => noun(at(STRUCTURES, what));

/** Where a structure stands, or could. */
function siteName(view: State, what: number, site: number): Message {
  if (what === 0) return areaName(view, site);
  if (what === 1) {
    const { from = 0, to = 0, over = 0 } = view.board.bridges[site] ?? {};
    return {
      key: 'dei.site.bridge',
      params: { from: areaName(view, from), to: areaName(view, to), over: areaName(view, over) },
    };
  }
  const { ground = 0, roof = 0 } = view.board.lifts[site] ?? {};
  return { key: 'dei.site.lift', params: { ground: areaName(view, ground), roof: areaName(view, roof) } };
}

const effects = describeEffects(kit, cardName);

function choice(view: State, chosen: Choice, seat: Seat): Message {
  const say = (params: { readonly [name: string]: Param } = {}): Message => ({
    key: `dei.choice.${chosen.kind}`,
    params,
  });
  switch (chosen.kind) {
    case 'faction':
      return say({ faction: { key: `faction.${factionOf(chosen.faction).id}` } });
    case 'colour':
      return say({ colour: { key: `dei.colour.${COLOURS[chosen.colour]}` } });
    case 'draft':
    case 'plan':
    case 'up':
    case 'down':
    case 'turnUp':
    case 'sweet':
    case 'copy':
      return say({ card: cardName(view, chosen.card) });
    case 'deploy':
      return say({ leader: areaName(view, chosen.leader), more: areaName(view, chosen.more) });
    case 'use':
      return say({ does: kit.say(iconOf(chosen.icon).effects) });
    case 'from':
    case 'leader':
    case 'to':
    case 'recruit':
    case 'collect':
    case 'seed':
    case 'teleport':
      return say({ area: areaName(view, chosen.area) });
    case 'fly': {
      const { decision } = view;
      const stays = decision?.kind === 'fly' && view.drones[decision.drone] === chosen.area;
      return stays ? { key: 'dei.choice.stay' } : say({ area: areaName(view, chosen.area) });
    }
    case 'units':
      return say({ who: groupOf(chosen.collectors, chosen.leader ? 1 : 0, chosen.shelters) });
    case 'as':
      return { key: `dei.choice.as.${RECRUIT_USES[chosen.op]}` };
    case 'remedy':
    case 'eliminate':
      return say({ area: areaName(view, chosen.area), victim: seatName(view, chosen.victim) });
    case 'discard':
      return say({ good: noun(chosen.tech ? 'tech' : 'energy') });
    case 'kind':
      return say({ what: structureNoun(chosen.what) });
    case 'old':
    case 'site': {
      const { decision } = view;
      const what = decision?.kind === 'buildAt' || decision?.kind === 'buildOld' ? decision.what : 0;
      return say({ site: siteName(view, what, chosen.at) });
    }
    case 'drone':
      return say({ drone: droneName(chosen.drone) });
    case 'buy':
    case 'robot':
      return say({
        card: cardName(view, view.slots[chosen.market * SLOTS + chosen.slot] ?? -1),
        market: marketName(chosen.market),
      });
    case 'pay':
      return say({ tech: chosen.tech, energy: chosen.energy });
    case 'mission':
      return say({
        mission: { key: `dei.name.${missionOf(at(view.missions, chosen.place)).id}` },
        column: columnOf(chosen.place) + 1,
        n: missionSupply(view, seat, chosen.place),
        when: { key: isOnTime(view, chosen.place) ? 'dei.onTime' : 'dei.past' },
      });
    case 'bonusMove':
    case 'done':
    case 'skip':
    case 'decline':
    case 'exchange':
      return say();
    default:
      return effects.choice(view, view.decision ?? { kind: '' }, chosen) ?? { key: chosen.kind };
  }
}

function groupOf(collectors: number, leader: number, shelters: number): Param[] {
  const who: Param[] = [];
  if (leader > 0) who.push({ noun: 'dei.leader' });
  if (collectors > 0) who.push({ noun: 'dei.collector', count: collectors });
  if (shelters > 0) who.push({ noun: 'dei.shelter', count: shelters });
  return who;
}

function decision(view: State, asked: Exclude<State['decision'], null>): Message {
  const key = `dei.decision.${asked.kind}`;
  switch (asked.kind) {
    case 'plan':
    case 'play':
      return { key, params: { slot: asked.slot } };
    case 'act': {
      if (view.buying) return { key: 'dei.decision.actDown' };
      const icons = view.icons.reduce((sum, { left }) => sum + left, 0);
      return { key, params: { n: icons } };
    }
    case 'recruitTo':
      return asked.leader ? { key: 'dei.decision.recruitLeaderTo' } : { key };
    case 'moveTo':
      return { key, params: { from: areaName(view, asked.from) } };
    case 'moveUnits':
      return { key, params: { from: areaName(view, asked.from), to: areaName(view, asked.to) } };
    case 'discard':
      return { key, params: { good: noun(asked.tech ? 'tech' : 'energy') } };
    case 'buildAt':
    case 'buildOld':
      return { key, params: { what: structureNoun(asked.what) } };
    case 'fly':
      return { key, params: { drone: droneName(asked.drone), n: asked.reach } };
    case 'salvage':
    case 'airdrop':
      return { key, params: { n: asked.left, area: areaName(view, asked.area) } };
    case 'seed':
      return { key, params: { area: areaName(view, asked.area) } };
    case 'collect':
      return { key: asked.extra ? 'dei.decision.collectMore' : key };
    case 'teleport':
      return { key, params: { n: asked.ground } };
    case 'pay':
      return { key, params: { card: cardName(view, view.slots[asked.market * SLOTS + asked.slot] ?? -1) } };
    default:
      return effects.decision(view, asked) ?? { key };
  }
}

const AREAS = new Set(['area', 'from', 'to', 'leader', 'more']);

function eventParams(view: State, event: GameEvent): { [name: string]: Param } {
  const params: { [name: string]: Param } = {};
  for (const [name, held] of Object.entries(event)) {
    if (name === 'kind' || name === 'power') continue;
    const param =
      typeof held === 'number'
        ? numberParam(view, name, held)
        : typeof held === 'string'
          ? wordParam(name, held)
          : null;
    if (param !== null) params[name] = param;
    else if (Array.isArray(held)) params[name] = name === 'order' ? held.map((seat) => seatName(view, seat)) : held;
  }
  return params;
}

function numberParam(view: State, name: string, n: number): Param {
  if (AREAS.has(name)) return n < 0 ? { key: 'dei.nowhere' } : areaName(view, n);
  switch (name) {
    case 'seat':
    case 'victim':
      return ownerName(view, n);
    case 'card':
      return cardName(view, n);
    case 'faction':
      return { key: `faction.${factionOf(n).id}` };
    case 'drone':
      return droneName(n);
    case 'market':
      return marketName(n);
    case 'mission':
      return { key: `dei.name.${missionOf(n).id}` };
    case 'colour':
      return { key: `dei.colour.${COLOURS[n]}` };
    default:
      return n;
  }
}

const wordParam = (name: string, word: string): Param =>
  name === 'good' ? noun(word) : name === 'colour' ? { key: `dei.colour.${word}` } : word;

function event(view: State, event: GameEvent): Message {
  const known = effects.event(view, event);
  if (known) return known;
  const key = `dei.event.${event.kind}`;
  const params = eventParams(view, event);
  const number = (field: string): number => numberIn(event, field);
  switch (event.kind) {
    case 'cube':
      // What changes hands goes from a faction or from the map to a faction or back to the map.
      return {
        key: number('seat') < 0 ? 'dei.event.cubeLost' : key,
        params: { ...params, from: ownerName(view, number('from')) },
      };
    case 'built': {
      const what = number('what');
      return {
        key: number('old') < 0 ? key : 'dei.event.rebuilt',
        params: { ...params, what: structureNoun(what), site: siteName(view, what, number('at')) },
      };
    }
    case 'moved':
      return {
        key,
        params: { ...params, who: groupOf(number('collectors'), number('leader'), number('shelters')) },
      };
    case 'recruited':
      if (event.who === 'leader') return { key: 'dei.event.leaderTransferred', params };
      return { key: number('from') < 0 ? key : 'dei.event.transferred', params };
    case 'flew':
      return { key: event.from === event.to ? 'dei.event.stayed' : key, params };
    case 'joined':
      return { key, params: { ...params, seat: { key: 'seat.name', params: { n: number('seat') + 1 } } } };
    case 'skill': {
      const { leader } = factionOf(number('faction'));
      return { key, params: { ...params, leader: { key: `dei.name.${leader.id}` } } };
    }
    case 'mission':
      return { key, params: { ...params, when: { key: number('onTime') > 0 ? 'dei.onTime' : 'dei.past' } } };
    default:
      return { key, params };
  }
}

export const describe: Describer<State, Choice> = { decision, choice, event };
