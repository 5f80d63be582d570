import { DESIGNS, type Design, type Location, type LocationType } from '@cinderhall/fifty-first-state/cards/index';
import type { MoodName } from '../../art/moods.ts';
import type { Picture } from '../../art/picture.ts';

/** What each type of location may look like. Cards of one type take these in turn, so that neighbours differ. */
const MOTIFS: { readonly [T in LocationType]: readonly string[] } = {
  tFuel: ['tanks', 'pumpjack', 'pipeline', 'station'],
  tIron: ['works', 'docks', 'tyres', 'headframe', 'plant'],
  tGun: ['fort', 'nest', 'checkpoint', 'raider', 'hangar'],
  tBrick: ['kiln', 'cranes', 'dam', 'gate'],
  tAmmo: ['depot', 'bunker', 'copter'],
  tWorker: ['tents', 'campfire', 'caravan', 'hospital', 'windmill'],
  tCard: ['billboard', 'pub', 'library', 'market', 'bus'],
  tContact: ['mast', 'dish', 'bridge', 'roofs', 'train'],
  tVp: ['obelisk', 'arena', 'wheel', 'lighthouse'],
  tLiberty: ['temple', 'graves', 'shipwreck'],
  tToxic: ['coolers', 'collider', 'watertower', 'silos', 'glass'],
};

const PROPS: { readonly [good: string]: string } = {
  fuel: 'barrels',
  iron: 'scrap',
  gun: 'sandbags',
  brick: 'bricks',
  ammo: 'crates',
  worker: 'people',
  card: 'sign',
  vp: 'lamp',
  greyContact: 'flag',
  redContact: 'flag',
  blueContact: 'flag',
};

export type Category = 'production' | 'feature' | 'action';

export const categoryOf = ({ isProduction, category }: Location): Category =>
  isProduction ? 'production' : (category as Category);

const MOODS: { readonly [C in Category]: MoodName } = { production: 'dust', feature: 'verdigris', action: 'ember' };
export const moodOf = (category: Category): MoodName => MOODS[category];

const turns = new Map<string, number>();
const pictures: readonly (Picture | null)[] = DESIGNS.map((design) => {
  if (design.kind !== 'location') return null;
  // What is typeless is a piece of the city.
  const [type] = design.types;
  const list = design.types.length > 0 ? design.types.flatMap((one) => MOTIFS[one]) : ['city'];
  const turn = turns.get(type ?? '') ?? 0;
  turns.set(type ?? '', turn + 1);
  const [good] = Object.keys(design.deal);
  const prop = PROPS[good ?? ''];
  return {
    id: design.id,
    mood: type === 'tToxic' ? 'toxic' : moodOf(categoryOf(design)),
    motif: list[turn % list.length] ?? 'city',
    ...(prop ? { prop } : {}),
  };
});

export const pictureOf = ({ index }: Design): Picture | null => pictures[index] ?? null;

export const CATEGORY_ICON: { readonly [C in Category]: string } = {
  production: 'cycle',
  feature: 'eye',
  action: 'bolt',
};

export const TYPE_ICON: { readonly [T in LocationType]: string } = {
  tFuel: 'can',
  tIron: 'gear',
  tGun: 'pistol',
  tBrick: 'bricks',
  tAmmo: 'bullet',
  tWorker: 'worker',
  tCard: 'cards',
  tContact: 'arrow',
  tVp: 'star',
  tLiberty: 'greek-temple',
  tToxic: 'gas-mask',
};

export const EMBLEMS: { readonly [faction: string]: string } = {
  newYork: 'modern-city',
  appalachianFederation: 'mountains',
  merchantsGuild: 'scales',
  mutantsUnion: 'biohazard',
  hegemony: 'crowned-skull',
  texas: 'cowboy-boot',
};
