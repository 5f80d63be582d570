import { DESIGNS, type Design, type LocationType } from '@cinderhall/fifty-first-state/table';
import type { Picture } from '../../art/picture.ts';
import { categoryOf, moodOf } from '../tableau/category.ts';
import { pictureFor, type Theme } from '../tableau/pictures.ts';

const THEME: { readonly [T in LocationType]: Theme } = {
  tFuel: 'fuel',
  tIron: 'iron',
  tGun: 'gun',
  tBrick: 'brick',
  tAmmo: 'ammo',
  tWorker: 'worker',
  tCard: 'card',
  tContact: 'contact',
  tVp: 'vp',
  tLiberty: 'liberty',
  tToxic: 'toxic',
  tIronGang: 'gun',
  tSharrash: 'worker',
  tUranopolis: 'iron',
};

/** The pictures of cards, in their order; null where a card has none. */
export const picturesOf = (designs: readonly Design[]): readonly (Picture | null)[] =>
  designs.map((design) =>
    design.kind !== 'location'
      ? null
      : pictureFor({
          id: design.id,
          mood: design.types[0] === 'tToxic' ? 'toxic' : moodOf(categoryOf(design)),
          themes: design.types.map((type) => THEME[type]),
          deal: design.deal,
        }),
  );

const pictures = picturesOf(DESIGNS);

export const pictureOf = ({ index }: Design): Picture | null => pictures[index] ?? null;

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
  tIronGang: 'fist',
  tSharrash: 'hooded-figure',
  tUranopolis: 'tank-tread',
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
