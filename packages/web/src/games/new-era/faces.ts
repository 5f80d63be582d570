import { bringsPoints, DESIGNS, type Design, type Leader, type LocationType } from '@cinderhall/new-era/table';
import type { MoodName } from '../../art/moods.ts';
import type { Picture } from '../../art/picture.ts';
import { categoryOf, moodOf } from '../tableau/category.ts';

export const TYPE_ICON: { readonly [T in LocationType]: string } = {
  scrap: 'gear',
  weapon: 'pistol',
  fuel: 'can',
  brick: 'bricks',
  universal: 'cycle',
  worker: 'worker',
  contact: 'arrow',
  card: 'cards',
  points: 'star',
  heritage: 'greek-temple',
  foundation: 'stone-block',
};

export const EMBLEMS: { readonly [faction: string]: string } = {
  newYork: 'modern-city',
  appalachia: 'mountains',
  merchants: 'scales',
  mutants: 'biohazard',
  hegemony: 'crowned-skull',
};

const moodFor = (design: Design): MoodName => {
  if (design.kind !== 'location') return design.kind === 'instant' ? 'violet' : 'dust';
  // What has no type is a place where nobody settles.
  return design.types.length === 0 ? 'toxic' : moodOf(categoryOf(design));
};

/** The picture of a card follows from its id and its own data: another card never changes it. */
export const pictureOf = (design: Design): Picture => ({ id: design.id, mood: moodFor(design), packs: ['era'] });

/** The icon of the event that fires a trigger. */
export const TRIGGER_ICON: { readonly [on: string]: string } = {
  redevelop: 'crane',
  rebuild: 'ancient-ruins',
  incorporate: 'hammer',
  conquest: 'flame',
  deal: 'link',
  hire: 'worker',
  attacked: 'broken-shield',
  swap: 'cards',
};

const TRAITS: { readonly [modify: string]: string } = {
  secondUse: 'worker',
  defence: 'checked-shield',
};

/** What a leader is about, as an icon beside his portrait. */
export const traitOf = ({ modifiers, triggers }: Leader): string =>
  TRAITS[modifiers[0]?.modify ?? ''] ?? TRIGGER_ICON[triggers[0]?.on ?? ''] ?? 'bolt';

/** Whether points can be laid on a card; those of one-time goods go to the base. */
const scoring: readonly boolean[] = DESIGNS.map((design) => {
  if (design.kind === 'instant') return false;
  const effects = [...(design.action?.do ?? []), ...design.triggers.flatMap((trigger) => trigger.do)];
  return bringsPoints(design.kind === 'location' ? [...effects, ...(design.production ?? [])] : effects);
});
export const holdsPoints = ({ index }: Design): boolean => scoring[index] ?? false;
