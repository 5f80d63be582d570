import type { MoodName } from '../../art/moods.ts';
import type { Picture } from '../../art/picture.ts';
import { randomOf } from '../../art/random.ts';

/** What a location may look like, by what it is about. */
export const THEMES = {
  fuel: ['tanks', 'pumpjack', 'pipeline', 'station'],
  iron: ['works', 'docks', 'tyres', 'headframe', 'plant'],
  gun: ['fort', 'nest', 'checkpoint', 'raider', 'hangar'],
  brick: ['kiln', 'cranes', 'dam', 'gate'],
  ammo: ['depot', 'bunker', 'copter'],
  worker: ['tents', 'campfire', 'caravan', 'hospital', 'windmill'],
  card: ['billboard', 'pub', 'library', 'market', 'bus'],
  contact: ['mast', 'dish', 'bridge', 'roofs', 'train'],
  vp: ['obelisk', 'arena', 'wheel', 'lighthouse'],
  liberty: ['temple', 'graves', 'shipwreck', 'roofs', 'lighthouse'],
  toxic: ['coolers', 'collider', 'watertower', 'silos', 'glass'],
} as const satisfies { readonly [theme: string]: readonly string[] };

export type Theme = keyof typeof THEMES;

/** What lies beside it, by what a deal with it pays. */
const PROPS: { readonly [good: string]: string } = {
  fuel: 'barrels',
  iron: 'scrap',
  scrap: 'scrap',
  gun: 'sandbags',
  weapon: 'sandbags',
  brick: 'bricks',
  ammo: 'crates',
  universal: 'crates',
  worker: 'people',
  card: 'sign',
  vp: 'lamp',
  greyContact: 'flag',
  redContact: 'flag',
  blueContact: 'flag',
};

export interface Subject {
  readonly id: string;
  readonly mood: MoodName;
  /** What it is about; nothing: a piece of the city. */
  readonly themes: readonly Theme[];
  readonly deal: { readonly [good: string]: number };
}

/**
 * The picture of a card follows from the card alone: of the motifs that fit, its id draws one. A new card changes no
 * other's picture, and a new motif only those of the cards that take it.
 */
export function pictureFor({ id, mood, themes, deal }: Subject): Picture {
  const fitting: readonly string[] = themes.length > 0 ? themes.flatMap((theme) => THEMES[theme]) : ['city'];
  let motif = 'city';
  let highest = -1;
  for (const one of fitting) {
    const drawn = randomOf(`${id} ${one}`)();
    if (drawn <= highest) continue;
    highest = drawn;
    motif = one;
  }
  const prop = PROPS[Object.keys(deal)[0] ?? ''];
  return { id, mood, motif, ...(prop ? { prop } : {}) };
}
