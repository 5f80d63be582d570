import { frozen } from '@cinderhall/effects';
import { must } from '@cinderhall/kernel';
import { actions } from './actions.ts';
import { enemies, prisoner } from './enemies.ts';
import { items, mine } from './items.ts';
import { events, locations } from './locations.ts';
import { results } from './results.ts';
import { crews, encounters, survivors } from './survivors.ts';
import type { Design, Vehicle } from './types.ts';
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

export const designOf = (card: number): Design => must(CARDS[card]);

type OfKind<K extends Design['kind']> = Extract<Design, { readonly kind: K }>;
/** Looks up cards of these kinds by their number; throws for cards of another kind. */
function lookup<K extends Design['kind']>(...kinds: readonly K[]): (card: number) => OfKind<K> {
  const fits = (design: Design): design is OfKind<K> => kinds.some((kind) => kind === design.kind);
  const found = CARDS.map((design) => (fits(design) ? design : null));
  return (card) => must(found[card]);
}
const VEHICLES = ['truck', 'trailer', 'device'] as const;
export const vehicleOf = lookup(...VEHICLES);
export const survivorOf = lookup('survivor');
export const locationOf = lookup('location');
export const encounterOf = lookup('encounter');
export const itemOf = lookup('item');
export const resultOf = lookup('result');
export const enemyOf = lookup('enemy');
export const actionOf = lookup('action');

export const isVehicle = (design: Design): design is Vehicle => VEHICLES.some((kind) => kind === design.kind);
/** Loot of enemies; R-LA-233. */
export const isLoot = (design: Design): boolean => 'loot' in design && design.loot > 0;

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
    return 'extra' in design && design.period === period && design.extra === extra && !isLoot(design);
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
