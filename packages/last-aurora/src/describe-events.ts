import type { GameEvent, Param } from '@cinderhall/kernel';
import { actionOf, resultOf } from './cards/index.ts';
import { letterOf } from './data/boards.ts';
import { numberIn } from './events.ts';
import {
  cardName,
  markerList,
  markerNoun,
  noun,
  otherNoun,
  priceNames,
  regionName,
  shortcutNames,
  whoName,
  zoneName,
} from './names.ts';
import type { State } from './state.ts';

type Params = { [name: string]: Param };
type ToParam<T> = (held: T, view: State) => Param;
/** Fields of events whose value is not said as it is: cards and seats by name, markers as nouns. */
const NUMBERS: { readonly [field: string]: ToParam<number> } = {
  seat: whoName,
  owner: whoName,
  card: cardName,
  enemy: cardName,
  onto: cardName,
  marker: markerNoun,
  give: markerNoun,
  get: markerNoun,
  lose: otherNoun,
  other: otherNoun,
  region: (region, view) => regionName(view, region),
  field: letterOf,
};
const TEXTS: { readonly [field: string]: ToParam<string> } = { good: noun, token: noun, zone: zoneName };
const LISTS: { readonly [field: string]: (held: readonly number[]) => Param } = {
  order: (seats) => seats.map(whoName),
  cards: (cards) => cards.map(cardName),
  active: (cards) => cards.map(cardName),
  markers: markerList,
};

/** What the words of some events need besides their fields. */
const MORE: { readonly [kind: string]: (event: GameEvent, view: State) => Params } = {
  fame: (event) => ({ way: numberIn(event, 'n') > 0 ? 'up' : 'down', n: Math.abs(numberIn(event, 'n')) }),
  aimed: ({ zone }) => ({ zone: { key: `la.target.${String(zone)}` } }),
  automaActs: (event) => ({ value: actionOf(numberIn(event, 'card')).value }),
  revealedResult(event) {
    const letters = resultOf(numberIn(event, 'card')).letters.map(letterOf);
    return { letters: letters.join(', '), row: letters[0] ?? '' };
  },
  drives: (event, view) => ({
    shortcuts: shortcutNames(view, numberIn(event, 'via')),
    price: priceNames(numberIn(event, 'fuel'), numberIn(event, 'food')),
  }),
};

export function eventParams(view: State, event: GameEvent): Params {
  const params: Params = {};
  for (const [name, held] of Object.entries(event)) {
    if (name === 'kind' || name === 'by') continue;
    if (typeof held === 'number') params[name] = NUMBERS[name]?.(held, view) ?? held;
    else if (typeof held === 'string') params[name] = TEXTS[name]?.(held, view) ?? held;
    else if (Array.isArray(held)) params[name] = LISTS[name]?.(held.map(Number)) ?? held.map(String);
  }
  return { ...params, ...MORE[event.kind]?.(event, view) };
}
