/** What cards, seats, markers and places are called in sentences. */
import { type Message, type NounRef, type Param, seatName } from '@cinderhall/kernel';
import { designOf } from './cards/index.ts';
import { mapOf } from './route.ts';
import { AUTOMA, EMPTY, MARKER_NAMES, markerName, type State } from './state.ts';

const keyOf = (card: number): string => `la.card.${designOf(card).id}`;

/** A card as sentences speak of it; of one that the reader cannot see, only that it is a card. */
export const cardName = (card: number): NounRef => ({ noun: card < 0 ? 'la.unseen' : keyOf(card) });
/** The name that is printed on a card. */
export const cardTitle = (card: number): Message => ({ key: keyOf(card) });

/** A seat, or the Automa. */
export const whoName = (who: number): Param => (who === AUTOMA ? { noun: 'la.automa' } : seatName(who));
export const noun = (name: string): NounRef => ({ noun: `la.${name}` });
export const markerNoun = (marker: number): NounRef => noun(markerName(marker));
/** What lies on a slot: `nothing` on an empty one. */
export const otherNoun = (marker: number): Param => (marker === EMPTY ? 'nothing' : markerNoun(marker));
export const regionName = ({ options }: State, region: number): Message => ({
  key: `la.region.${options.map}.${region}`,
});
export const zoneName = (zone: string): Message => ({ key: `la.zone.${zone}` });

/** Equal markers are counted: "2 fuel and 1 food". */
export function markerList(markers: readonly number[]): NounRef[] {
  return MARKER_NAMES.flatMap((name, marker) => {
    const count = markers.filter((one) => one === marker).length;
    return count === 0 || name === '' ? [] : [{ noun: `la.${name}`, count }];
  });
}

/** What a drive costs; nothing that is not needed. */
export const priceNames = (fuel: number, food: number): NounRef[] =>
  [
    { noun: 'la.fuel', count: fuel },
    { noun: 'la.food', count: food },
  ].filter(({ count }) => count > 0);

/** The shortcuts of a way, with the harm they do. */
export const shortcutNames = (state: State, via: number): Message[] =>
  mapOf(state)
    .shortcuts.filter((_, at) => ((via >> at) & 1) === 1)
    .map(({ from, to, damage, contamination }) => ({
      key: 'la.shortcut',
      params: { from, to, damage, contamination },
    }));
