import type { OptionsSpec } from '@cinderhall/kernel';

export interface Options {
  /** Which side of the route board is used; alone, Alpha is the normal Automa and Beta the hard one (R-LA-002). */
  readonly map: 'alpha' | 'beta';
  /** Adds the Mine card and its two tokens (R-LA-420). */
  readonly mine: boolean;
}

export const options: OptionsSpec<Options> = {
  fields: {
    map: { type: 'pick', default: 'alpha', values: ['alpha', 'beta'], place: 'shelf' },
    mine: { type: 'flag', default: false, place: 'extra' },
  },
  presets: { first: { map: 'alpha', mine: false }, longer: { map: 'beta' }, wild: { map: 'beta', mine: true } },
  offered: ['first', 'longer', 'wild'],
};
