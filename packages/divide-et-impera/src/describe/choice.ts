import { describeEffects } from '@cinderhall/effects';
import { at, type Message, type Param, type Seat, seatName } from '@cinderhall/kernel';
import { reaped } from '../actions/drone.ts';
import { RECRUIT_USES } from '../actions/recruit.ts';
import { droneOf, factionOf, iconOf, missionOf } from '../cards/index.ts';
import { kit } from '../effect-kit.ts';
import { columnOf, isOnTime, missionSupply } from '../flow/end.ts';
import { unitsToDeploy } from '../flow/turn.ts';
import { BONUS, costOfSlot, robotPrice } from '../prices.ts';
import { BLACK, type Choice, isGroundArea, playerOf, SLOTS, type State } from '../state.ts';
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

type Params = { readonly [name: string]: Param };

/** A card of a market with all that it costs and brings at once. */
function offer(view: State, seat: Seat, market: number, slot: number): Params {
  const place = market * SLOTS + slot;
  const { goods = {}, any } = costOfSlot(view, seat, place);
  return {
    card: cardName(view, view.slots[place] ?? -1),
    market: marketName(market),
    price: priceOf(goods.tech ?? 0, goods.energy ?? 0, any?.n),
    bonus: market === BLACK ? at(BONUS, slot) : 0,
  };
}

/** A flight, and whom the drone would eliminate where it lands. */
function flight(view: State, seat: Seat, area: number): Message {
  const asked = view.decision?.kind === 'fly' ? view.decision : null;
  const stays = asked !== null && view.drones[asked.drone] === area;
  const harms = asked !== null && droneOf(asked.drone).action.some(({ op }) => op === 'reap');
  const victims = harms ? reaped(view, seat, area) : [];
  const where = areaIn(view, area, stays ? 'at' : 'to');
  return {
    key: `dei.choice.${stays ? 'stay' : 'fly'}${victims.length > 0 ? 'Reap' : ''}`,
    params: { area: where, victims: victims.map((victim) => seatName(victim)) },
  };
}

/** Where to: for a collector from the reserve, or for somebody who is already on the map. */
function recruit(view: State, area: number): Message {
  const asked = view.decision?.kind === 'recruitTo' && view.decision.from >= 0 ? view.decision : null;
  const key = asked === null ? 'recruit' : asked.leader ? 'putLeader' : 'put';
  return { key: `dei.choice.${key}`, params: { area: areaIn(view, area, 'at') } };
}

const whatOf = ({ decision }: State): number =>
  decision?.kind === 'buildAt' || decision?.kind === 'buildOld' ? decision.what : 0;

export function choice(view: State, chosen: Choice, seat: Seat): Message {
  const say = (params: Params = {}): Message => ({ key: `dei.choice.${chosen.kind}`, params });
  switch (chosen.kind) {
    case 'faction':
      return say({ faction: { key: `faction.${factionOf(chosen.faction).id}` } });
    case 'colour':
      return say({ colour: colourName(chosen.colour) });
    case 'draft':
    case 'plan':
    case 'up':
    case 'down':
    case 'turnUp':
    case 'copy':
      return say({ card: cardName(view, chosen.card) });
    case 'sweet':
      return say({ card: cardName(view, chosen.card), boost: boostText(chosen.card) });
    case 'deploy':
      return say(deployedParams(view, unitsToDeploy(view, seat), chosen.leader, chosen.more));
    case 'use':
      return say({ does: kit.say(iconOf(chosen.icon).effects) });
    case 'to':
    case 'teleport':
      return say({ area: areaIn(view, chosen.area, 'to') });
    case 'from': {
      const isGroup = view.decision?.kind === 'moveFrom';
      const params = { area: areaIn(view, chosen.area, 'from') };
      return isGroup ? say(params) : { key: 'dei.choice.collector', params };
    }
    case 'leader':
      return say({ area: areaIn(view, chosen.area, 'from') });
    case 'recruit':
      return recruit(view, chosen.area);
    case 'collect':
    case 'seed':
      return say({ area: areaIn(view, chosen.area, 'at'), good: goodNoun(isGroundArea(view, chosen.area)) });
    case 'fly':
      return flight(view, seat, chosen.area);
    case 'units':
      return say({ who: groupOf(chosen.collectors, chosen.leader, chosen.shelters) });
    case 'as':
      return { key: `dei.choice.as.${RECRUIT_USES[chosen.op]}` };
    case 'remedy':
    case 'eliminate':
      return say({
        area: areaIn(view, chosen.area, 'at'),
        victim: seatName(chosen.victim),
        faction: factionName(view, chosen.victim),
      });
    case 'discard':
      return say({ good: goodNoun(chosen.tech) });
    case 'kind':
      return say({ what: structureNoun(chosen.what) });
    case 'old':
    case 'site': {
      const what = whatOf(view);
      return say({ what: structureNoun(what), site: siteIn(view, what, chosen.at) });
    }
    case 'drone':
      return say({ drone: droneName(chosen.drone) });
    case 'buy':
      return say(offer(view, seat, chosen.market, chosen.slot));
    case 'robot': {
      const fee = robotPrice(playerOf(view, seat));
      return say({ ...offer(view, seat, chosen.market, chosen.slot), fee: priceOf(fee.tech, fee.energy) });
    }
    case 'pay':
      return say({ price: priceOf(chosen.tech, chosen.energy) });
    case 'mission':
      return say({
        mission: { key: `dei.name.${missionOf(at(view.missions, chosen.place)).id}` },
        column: columnOf(chosen.place) + 1,
        n: missionSupply(view, seat, chosen.place),
        when: { key: isOnTime(view, chosen.place) ? 'dei.onTime' : 'dei.past' },
      });
    case 'done':
      return say({ n: view.icons.reduce((sum, { left }) => sum + left, 0) });
    case 'skip':
      return view.decision?.kind === 'mission' ? { key: 'dei.choice.skipMission' } : say();
    case 'bonusMove':
      return say({ n: view.bonusMoves });
    case 'decline':
    case 'exchange':
      return say();
    default:
      return effects.choice(view, view.decision ?? { kind: '' }, chosen) ?? { key: chosen.kind };
  }
}
