import { describeEffects } from '@cinderhall/effects';
import { type GameEvent, type Message, type Param, type Seat, seatName } from '@cinderhall/kernel';
import { factionOf, missionOf } from '../cards/index.ts';
import { kit } from '../effect-kit.ts';
import { numberIn } from '../events.ts';
import { type State, TURNS } from '../state.ts';
import {
  areaIn,
  boostText,
  cardName,
  colourName,
  deployedParams,
  droneName,
  factionName,
  goodNoun,
  groupOf,
  marketName,
  priceOf,
  siteIn,
  structureNoun,
} from './names.ts';

const effects = describeEffects(kit, cardName);

const NOBODY: Message = { key: 'dei.nobody' };
const someone = (seat: Seat): Message => (seat < 0 ? NOBODY : seatName(seat));

type Params = { readonly [name: string]: Param };

function paramsOf(view: State, event: GameEvent): Params {
  const params: { [name: string]: Param } = {};
  for (const [name, held] of Object.entries(event)) {
    const param =
      typeof held === 'number'
        ? numberParam(view, name, held)
        : typeof held === 'string'
          ? wordParam(name, held)
          : null;
    if (param !== null) params[name] = param;
    else if (Array.isArray(held)) params[name] = name === 'order' ? held.map((seat) => seatName(seat)) : held;
  }
  return params;
}

function numberParam(view: State, name: string, n: number): Param {
  switch (name) {
    case 'area':
      return areaIn(view, n, 'at');
    case 'from':
    case 'to':
      return areaIn(view, n, name);
    case 'seat':
    case 'victim':
    case 'was':
      return someone(n);
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
      return colourName(n);
    default:
      return n;
  }
}

function wordParam(name: string, word: string): Param | null {
  if (name === 'kind' || name === 'power') return null;
  return name === 'good' ? goodNoun(word === 'tech') : name === 'colour' ? { key: `dei.colour.${word}` } : word;
}

/** R-DEI-062, R-DEI-063: who controls an outpost now, and whether its cube found room. */
function control(params: Params, lead: Seat, was: Seat, holder: Seat): Message {
  if (lead < 0) return { key: 'dei.event.controlLost', params: { ...params, was: someone(was) } };
  const withSeats = { ...params, seat: someone(lead), was: someone(was) };
  if (lead === was) return { key: 'dei.event.cube', params: withSeats };
  return { key: holder === lead ? 'dei.event.control' : 'dei.event.controlFull', params: withSeats };
}

export function event(view: State, event: GameEvent): Message {
  const known = effects.event(view, event);
  if (known) return known;
  const key = `dei.event.${event.kind}`;
  const number = (field: string): number => numberIn(event, field);
  const params = paramsOf(view, event);
  const say = (more: Params, other = key): Message => ({ key: other, params: { ...params, ...more } });
  switch (event.kind) {
    case 'turn':
      return say({}, number('n') === TURNS ? 'dei.event.lastTurn' : key);
    case 'deployed':
      return say(deployedParams(view, number('n') + 1, number('leader'), number('more')));
    case 'sweetened':
    case 'drewSweet':
      return say({ boost: boostText(number('card')) });
    case 'cube':
      return control(params, number('lead'), number('was'), number('seat'));
    case 'control':
      return control(params, number('seat'), number('was'), -1);
    case 'built': {
      const what = number('what');
      const site = siteIn(view, what, number('at'));
      return say({ what: structureNoun(what), site }, number('old') < 0 ? key : 'dei.event.rebuilt');
    }
    case 'moved':
      return say({ who: groupOf(number('collectors'), number('leader') > 0, number('shelters')) });
    case 'recruited': {
      if (number('from') < 0) return say({});
      const moved = { to: areaIn(view, number('area'), 'to') };
      return say(moved, event.who === 'leader' ? 'dei.event.leaderTransferred' : 'dei.event.transferred');
    }
    case 'eliminated':
      return say({ faction: factionName(view, number('victim')) });
    case 'flew':
      return event.from === event.to ? say({ to: areaIn(view, number('to'), 'at') }, 'dei.event.stayed') : say({});
    case 'bought':
      return say({ price: priceOf(number('tech'), number('energy')) });
    case 'ability':
      return event.energy === undefined
        ? say({})
        : say({ price: priceOf(0, number('energy')) }, 'dei.event.abilityPaid');
    case 'skill':
      return say({ leader: { key: `dei.name.${factionOf(number('faction')).leader.id}` } });
    case 'mission':
      return say({ when: { key: number('onTime') > 0 ? 'dei.onTime' : 'dei.past' } });
    default:
      return say({});
  }
}
