import { randomOf } from '../../art/random.ts';

/** The cards, by the numbers of their codes, that show each motif. */
const CARDS: { readonly [motif: string]: string } = {
  roofs: '001 026 050',
  bridge: '002 033 053',
  cranes: '003 015 031',
  tents: '004 020 043 054',
  campfire: '005 021 046 055',
  bunker: '006 022 039',
  kiln: '007 023 060',
  mast: '008 069 074 079',
  bus: '009 034 056',
  train: '010 036 061',
  works: '011 047',
  hospital: '012 027 048 063',
  pub: '013 028 051',
  glass: '014 030 068',
  dish: '016 070 075 080',
  london: '017 037 067',
  gate: '018 040',
  caravan: '019 029 052',
  copter: '024 071 076',
  wheel: '025 049',
  watertower: '032 072 077',
  headframe: '035',
  silos: '038',
  docks: '041',
  tyres: '042',
  depot: '044',
  plant: '045',
  library: '057',
  billboard: '058',
  market: '059',
  nest: '062',
  tanks: '064',
  pipeline: '065',
  hangar: '066 073 078',
};
const MOTIF_OF = new Map<string, string>(
  Object.entries(CARDS).flatMap(([motif, cards]) => cards.split(' ').map((n) => [`DEI${n}`, motif] as const)),
);

/** What each action may look like, for cards that are not named above. */
const MOTIFS: { readonly [op: string]: readonly string[] } = {
  recruit: ['tents', 'campfire', 'hospital', 'pub', 'caravan'],
  move: ['roofs', 'bridge', 'bus', 'train', 'london', 'gate', 'wheel'],
  collect: ['works', 'headframe', 'silos', 'docks', 'tyres', 'plant'],
  build: ['cranes', 'bunker', 'kiln', 'glass'],
  eliminate: ['nest', 'checkpoint', 'fort'],
  copy: ['library', 'billboard'],
  drone: ['mast', 'dish', 'copter', 'watertower', 'hangar'],
  gain: ['depot', 'market', 'tanks', 'pipeline'],
};

/** The motif of a card depends on nothing but the card: a new one never changes the picture of another. */
export function motifOf(id: string, op: string): string {
  const list = MOTIFS[op] ?? [];
  return MOTIF_OF.get(id) ?? list[Math.floor(randomOf(id)() * list.length)] ?? 'city';
}
