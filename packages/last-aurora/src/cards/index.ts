import { frozen } from '@cinderhall/effects';
import { actions } from './actions.ts';
import { enemies, prisoner } from './enemies.ts';
import { items, mine } from './items.ts';
import { events, locations } from './locations.ts';
import { results } from './results.ts';
import { crews, encounters, survivors } from './survivors.ts';
import type { Action, Design, Encounter, Enemy, Item, Location, Result, Survivor, Vehicle } from './types.ts';
import { starters, trophies, vehicles } from './vehicles.ts';

export * from './types.ts';

/** All 117 cards in the order of their numbers: card 0 is the one numbered 001. */
export const CARDS: readonly Design[] = frozen([
  ...locations,
  ...events,
  ...survivors,
  ...encounters,
  ...vehicles,
  ...crews,
  ...starters,
  ...items,
  ...results,
  ...enemies,
  prisoner,
  ...trophies,
  mine,
  ...actions,
]);

export const designOf = (card: number): Design => CARDS[card] as Design;
export const survivorOf = (card: number): Survivor => CARDS[card] as Survivor;
export const vehicleOf = (card: number): Vehicle => CARDS[card] as Vehicle;
export const locationOf = (card: number): Location => CARDS[card] as Location;
export const encounterOf = (card: number): Encounter => CARDS[card] as Encounter;
export const itemOf = (card: number): Item => CARDS[card] as Item;
export const resultOf = (card: number): Result => CARDS[card] as Result;
export const enemyOf = (card: number): Enemy => CARDS[card] as Enemy;
export const actionOf = (card: number): Action => CARDS[card] as Action;

const numbered = (fits: (design: Design) => boolean): readonly number[] =>
  Object.freeze([...CARDS.keys()].filter((card) => fits(designOf(card))));

/** Every card of a deck, by its number. */
export const ITEMS = numbered(({ kind, id }) => kind === 'item' && id !== mine.id);
export const MINE = CARDS.indexOf(mine);
export const RESULTS = numbered(({ kind }) => kind === 'result');
export const ACTIONS = numbered(({ kind }) => kind === 'action');
export const lootOf = (period: number): number[] =>
  [...CARDS.keys()].filter((card) => {
    const design = designOf(card);
    return 'loot' in design && design.loot === period;
  });
export const exploredIn = (period: number, extra: boolean): number[] =>
  [...CARDS.keys()].filter((card) => {
    const design = designOf(card);
    return (
      'extra' in design && design.period === period && design.extra === extra && !('loot' in design && design.loot > 0)
    );
  });
export const enemiesIn = (period: number): number[] =>
  [...CARDS.keys()].filter((card) => {
    const design = designOf(card);
    return design.kind === 'enemy' && design.period === period;
  });
/** The start card with this id, such as `truck-2`. */
export const startCard = (id: string): number => CARDS.findIndex((design) => design.id === id);
/** Two cards that say the same: for a choice they are one. */
export const isSame = (one: number, other: number): boolean => designOf(one).name.en === designOf(other).name.en;
