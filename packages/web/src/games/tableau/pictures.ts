import type { MoodName } from '../../art/moods.ts';
import type { Picture } from '../../art/picture.ts';

/** What a location may look like, by what it is about. A card takes the one that is used least so far, so that neighbours differ. */
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

/** The pictures of a deck, in its order; null where a card has none. */
export function picturesOf(subjects: readonly (Subject | null)[]): readonly (Picture | null)[] {
  const used = new Map<string, number>();
  return subjects.map((subject) => {
    if (!subject) return null;
    const { id, mood, themes, deal } = subject;
    const list: readonly string[] = themes.length > 0 ? themes.flatMap((theme) => THEMES[theme]) : ['city'];
    const times = (motif: string): number => used.get(motif) ?? 0;
    const motif = list.reduce((least, one) => (times(one) < times(least) ? one : least), list[0] ?? 'city');
    used.set(motif, times(motif) + 1);
    const prop = PROPS[Object.keys(deal)[0] ?? ''];
    return { id, mood, motif, ...(prop ? { prop } : {}) };
  });
}
