import { designOf } from '@cinderhall/last-aurora/table';

const BANDS: { readonly [kind: string]: string } = {
  truck: '#2f5d75',
  trailer: '#2f5d75',
  device: '#4c4f7a',
  survivor: '#6b5a2e',
  location: '#3c6350',
  encounter: '#3c6350',
  event: '#55606a',
  enemy: '#7d2a22',
  item: '#57407a',
  result: '#55606a',
  action: '#5a4030',
};

/** The colour of a card's band follows its kind. */
export const cardStyle = (card: number): Record<string, string> => ({
  '--cat': BANDS[designOf(card).kind] ?? '#55606a',
});
