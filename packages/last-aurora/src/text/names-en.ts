import type { NounForms } from '@cinderhall/kernel';
import type { Design } from '../cards/index.ts';

/** Names that are a plural. */
const PLURAL = new Set([
  'Harbour Stores',
  'Incendiary Rounds',
  'Night Wolves',
  'Reactor Ruins',
  'Reinforcements',
  'Rendall and Randall',
  'Snow Tracks',
  'Supplies',
  'Tracks',
  'Travellers',
  'Twin Barrels',
  'War Wolves',
]);
/** Names that take no article where others of their kind do. */
const BARE = new Set(['Incendiary Rounds', 'Nitromethane', 'Nitrous Oxide', 'Rusty Trailer 1', 'Rusty Trailer 2']);

function articleOf(kind: Design['kind'], name: string): string {
  if (BARE.has(name)) return '';
  switch (kind) {
    case 'enemy':
      return name === 'Last Howl' || name === 'Immortal Wolf' ? 'the ' : '';
    case 'result':
    case 'action':
      return '';
    case 'item':
      return /^[AEIOU]/.test(name) ? 'an ' : 'a ';
    default:
      return 'the ';
  }
}

/** A card as a sentence speaks of it: "the Filling Station", "a Food Ration", "War Wolves". */
export function englishName({ kind, name: { en } }: Design): NounForms {
  // Inside a sentence a comma in a name would be in the way.
  const spoken = articleOf(kind, en) + en.replace(',', '');
  return PLURAL.has(en) ? { g: 'p', pl: [spoken] } : [spoken, spoken];
}
