import {
  type Ability,
  DAMAGED,
  type Design,
  type Effects,
  markerName,
  type SpecialEffect,
} from '@cinderhall/last-aurora/table';
import type { MoodName } from '../../art/moods.ts';
import type { Picture } from '../../art/picture.ts';
import { randomOf } from '../../art/random.ts';
import type { Token } from '../../look/token-kinds.ts';

export const KIND_ICON: { readonly [K in Design['kind']]: string } = {
  truck: 'truck',
  trailer: 'mine-wagon',
  device: 'machine-gun',
  survivor: 'person-in-blizzard',
  location: 'position-marker',
  encounter: 'conversation',
  event: 'snowing',
  enemy: 'wolf-head',
  item: 'knapsack',
  result: 'crosshair',
  action: 'vintage-robot',
};

/** A marker's token has its name; the number that is an item on an exploration card is damage on a slot. */
export const markerToken = markerName;
export const slotToken = (held: number): Token => (held === DAMAGED ? 'damage' : markerToken(held));

/** Picks by a seed; undefined from an empty list. */
const pickBy = <T>(word: string, list: readonly T[]): T | undefined => list[Math.floor(randomOf(word)() * list.length)];

function moodFor(design: Design): MoodName {
  if (design.kind === 'location')
    return design.effect[0]?.op === 'contaminate' ? 'toxic' : design.period === 2 ? 'night' : 'polar';
  return design.kind === 'enemy' ? 'ember' : design.kind === 'survivor' ? 'night' : 'polar';
}

/** What is drawn of itself has only a landscape behind it. */
const DRAWN: readonly Design['kind'][] = ['truck', 'trailer', 'device', 'result', 'action'];

/** By the card's id alone: whichever other cards there are, its picture stays the same. */
export const pictureFor = (design: Design): Picture => ({
  id: design.id,
  mood: moodFor(design),
  ...(DRAWN.includes(design.kind) ? {} : { packs: ['aurora'] }),
});

/** The paint of vehicles: those of a player in the player's hue, others by their id. */
const PAINT = ['#3f6f86', '#7a4034', '#4d6a3c', '#4d5a80', '#8a5a3c', '#5a4d70', '#3d6b62', '#6b5a2e'] as const;
const OWN = ['#a8882e', '#2f6f9c', '#8d4d78', '#2b7a62'] as const;
export function paintFor({ id }: Pick<Design, 'id'>): string {
  const colour = /^(?:truck|trailer)-(\d)$/.exec(id)?.[1];
  return (colour ? OWN[Number(colour) - 1] : pickBy(`paint ${id}`, PAINT)) ?? PAINT[0];
}

export const SPECIAL_ICON: { readonly [D in SpecialEffect['does']]: string } = {
  speed: 'speedometer',
  tracks: 'tank-tread',
  recycling: 'recycle',
  endOfRound: 'cycle',
  fame: 'star',
  famePer: 'star',
};

const ITEM_ICONS: { readonly [op: string]: string } = {
  rouse: 'food',
  cleanse: 'radioactive',
  freeAmmo: 'flame',
  freeFuel: 'can',
  speed: 'speedometer',
  repair: 'auto-repair',
  steady: 'plus',
  shield: 'checked-shield',
  layMine: 'land-mine',
};
export const itemIcon = ([first]: Effects): string => ITEM_ICONS[first?.op ?? ''] ?? 'knapsack';

export const ZONES = ['active', 'rest', 'exhausted'] as const;
export const ZONE_ICON = { active: 'campfire', rest: 'person-in-bed', exhausted: 'night-sleep' } as const;

/** The word for what a survivor can do, short enough for its card. */
export const abilityKey = (ability: Ability): string =>
  ability.does === 'use' ? `short.${ability.effects[0]?.op}` : `short.${ability.does}`;
