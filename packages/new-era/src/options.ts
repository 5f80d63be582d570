import type { OptionsSpec } from '@cinderhall/kernel';

export interface Options {
  /** R-NE-120: the cards of the classic 51st State are shuffled in. */
  readonly classic51: boolean;
  /** R-NE-001. */
  readonly assign: 'random' | 'choose';
}

export const options: OptionsSpec<Options> = {
  fields: {
    classic51: { type: 'flag', default: false, place: 'shelf' },
    assign: { type: 'pick', default: 'random', values: ['random', 'choose'], place: 'table' },
  },
  presets: { newEra: {}, classic51: { classic51: true } },
  offered: ['newEra', 'classic51'],
};
