import type { OptionsSpec } from '@cinderhall/kernel';

export interface Options {
  /** How many rounds are played at most. */
  readonly rounds: number;
  /** How much a raid takes. */
  readonly raids: 'calm' | 'usual' | 'harsh';
  /** Envoys are laid openly, one after another. */
  readonly openDawn: boolean;
}

export const RAID_STRENGTH = { calm: 1, usual: 2, harsh: 3 } as const;

export const options: OptionsSpec<Options> = {
  fields: {
    rounds: { type: 'number', default: 6, min: 3, max: 8 },
    raids: { type: 'pick', default: 'usual', values: ['calm', 'usual', 'harsh'] },
    openDawn: { type: 'flag', default: false },
  },
  check: ({ raids, openDawn }, seats) => {
    if (raids === 'harsh' && openDawn) return [{ key: 'ash.option.openHarsh', rule: 'R-ASH-062' }];
    if (raids === 'harsh' && seats === 2) return [{ key: 'ash.option.harshTwo', rule: 'R-ASH-063' }];
    return [];
  },
  presets: { quick: { rounds: 3, raids: 'calm' }, long: { rounds: 8, raids: 'harsh' } },
};
