/** What things are called in sentences. */
import { at, type Message, type Param, type Seat } from '@cinderhall/kernel';
import {
  abilityOf,
  actionCard,
  COLOURS,
  DRONES,
  FIRST_ABILITY,
  FIRST_SWEET,
  factionOf,
  MARKETS,
  STRUCTURES,
  sweetOf,
} from '../cards/index.ts';
import { deployment } from '../flow/turn.ts';
import type { State } from '../state.ts';
import type { PlaceForm } from '../text/places.ts';

/** The name of a card or token; of one that the reader cannot see, only that there is one. */
export function cardName(_view: State, card: number): Message {
  if (card < 0) return { key: 'dei.unseen' };
  const { id } = card < FIRST_ABILITY ? actionCard(card) : card < FIRST_SWEET ? abilityOf(card) : sweetOf(card);
  return { key: `dei.name.${id}` };
}

/** What a Sweet Boost adds to a card. */
export function boostText(card: number): Message {
  if (card < 0) return { key: 'dei.unseen' };
  const { icons } = sweetOf(card);
  return { key: `dei.boost.${icons[0]?.op ?? 'outpost'}` };
}

/** Streets and buildings have names that people remember better than numbers. */
export const areaName = (view: State, area: number): Message => ({
  key: area < view.board.grounds ? 'dei.area.ground' : 'dei.area.roof',
  params: { place: { key: `dei.place.${view.board.areas[area]?.name ?? ''}` } },
});

/** An area inside a sentence, with its preposition; −1: the reserve. */
export const areaIn = (view: State, area: number, form: Exclude<PlaceForm, 'place'>): Message =>
  area < 0 ? { key: 'dei.nowhere' } : { key: `dei.${form}.${view.board.areas[area]?.name ?? ''}` };

/** Where a structure stands, or could, inside a sentence. */
export function siteIn(view: State, what: number, site: number): Message {
  const { bridges, lifts } = view.board;
  if (what === 0) return areaIn(view, site, 'at');
  if (what === 2) {
    const { ground, roof } = at(lifts, site);
    return { key: 'dei.span.lift', params: { ground: areaIn(view, ground, 'by'), roof: areaIn(view, roof, 'by') } };
  }
  const { from, to, over, tile } = at(bridges, site);
  const params = { from: areaIn(view, from, 'by'), to: areaIn(view, to, 'by'), over: areaIn(view, over, 'by') };
  const isOnly = bridges.every(
    (other, i) => i === site || other.from !== from || other.to !== to || other.over !== over,
  );
  return isOnly ? { key: 'dei.span.bridge', params } : { key: 'dei.span.bridgeIn', params: { ...params, tile } };
}

export const factionName = (view: State, seat: Seat): Message => {
  const faction = view.players[seat]?.faction ?? -1;
  return { key: `faction.${faction < 0 ? 'undecided' : factionOf(faction).id}` };
};
export const droneName = (drone: number): Message => ({ key: `dei.name.${DRONES[drone]}` });
export const marketName = (market: number): Message => ({ key: `dei.market.${MARKETS[market]}` });
export const colourName = (colour: number): Message => ({ key: `dei.colour.${COLOURS[colour]}` });

export const noun = (name: string): Param => ({ noun: `dei.${name}` });
export const structureNoun = (what: number): Param => noun(at(STRUCTURES, what));
const counted = (name: string, count: number): Param => ({ noun: `dei.${name}`, count });
export const goodNoun = (isTech: boolean): Param => counted(isTech ? 'tech' : 'energy', 1);

/** Who goes, or stands, somewhere. */
export function groupOf(collectors: number, leader: boolean, shelters: number): Param[] {
  const who: Param[] = [];
  if (leader) who.push({ noun: 'dei.leader' });
  if (collectors > 0) who.push(counted('collector', collectors));
  if (shelters > 0) who.push(counted('shelter', shelters));
  return who;
}

/** Who is deployed where: the leader with some collectors, and the other collectors where there is a second shelter. */
export function deployedParams(view: State, units: number, leader: number, more: number): { [name: string]: Param } {
  const [first, second] = deployment(view.board.starts, units, leader, more);
  return {
    who: groupOf(first?.collectors ?? 0, true, 0),
    at: areaIn(view, leader, 'at'),
    others: groupOf(second?.collectors ?? 0, false, 0),
    there: areaIn(view, second?.area ?? leader, 'at'),
  };
}

/** A price in words: only what is really paid, and `either` in technology or energy. */
export function priceOf(tech: number, energy: number, either = 0): Param[] {
  const parts: Param[] = [];
  if (tech > 0) parts.push(counted('tech', tech));
  if (energy > 0) parts.push(counted('energy', energy));
  if (either > 0) parts.push({ key: 'dei.price.either', params: { n: either } });
  return parts;
}
