import type { Colour, Design, LocationType } from '@cinderhall/fifty-first-state/table';
import type { MoodName } from '../../art/moods.ts';
import type { PackName } from '../../art/pack.ts';
import type { Picture } from '../../art/picture.ts';
import { categoryOf, moodOf } from '../tableau/category.ts';

/** With which pack of pictures the cards of a set are fetched. */
const PACK: { readonly [set: string]: PackName } = {
  base: 'base',
  newEra: 'newEra',
  winter: 'winter',
  promo1: 'promos',
  promo2: 'promos',
  scavengers: 'scavengers',
  allies: 'allies',
  noMansLand: 'noMansLand',
  moloch: 'moloch',
};

const isMachine = (design: Design): boolean => 'machine' in design && Boolean(design.machine);

/** The light of each deck of connections. */
const CONNECTION_MOOD = { red: 'ember', blue: 'fog', yellow: 'dust' } as const satisfies Record<Colour, MoodName>;

const moodFor = (design: Design): MoodName => {
  if (isMachine(design)) return 'steel';
  if (design.kind !== 'location') return CONNECTION_MOOD[design.colour];
  return design.types[0] === 'tToxic' ? 'toxic' : moodOf(categoryOf(design));
};

/** Machines of all sets are drawn in one pack. */
function packFor(design: Design): PackName {
  if (isMachine(design)) return 'moloch';
  return design.kind === 'connection' ? 'connections' : (PACK[design.set] ?? 'base');
}

/** The picture of a card follows from its id and its own data: another card never changes it. */
export const pictureOf = (design: Design): Picture => ({
  id: design.id,
  mood: moodFor(design),
  packs: [packFor(design)],
});

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
  tIronGang: 'bat',
  tSharrash: 'rat',
  tUranopolis: 'reactor',
};

export const EMBLEMS: { readonly [faction: string]: string } = {
  newYork: 'modern-city',
  appalachianFederation: 'mountains',
  merchantsGuild: 'scales',
  mutantsUnion: 'biohazard',
  hegemony: 'crowned-skull',
  texas: 'cowboy-boot',
  mississippi: 'cargo-ship',
  university: 'rule-book',
  uranopolis: 'radioactive',
};
