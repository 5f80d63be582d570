/** What the gauntlet plays of No Man's Land: every switch and every opponent in full, of that a sample in every run. */
import { VARIANTS } from '../../src/options.ts';

const land = { expansions: ['noMansLand'] };

const SAMPLE: readonly object[] = [
  land,
  { ...land, edition: 'master', outpostReentry: true, outpostBuildType: 'tIron', outpostTopType: 'tContact' },
  { ...land, opponent: 'merchants' },
];

const REST: readonly object[] = [
  { ...land, outpostAfterRaze: false, assign: 'choose' },
  { expansions: ['newEra', 'winter', 'noMansLand'], promo1: true, allowUnofficialMix: true },
  ...VARIANTS.filter((one) => one !== 'standard' && one !== 'merchants').map((opponent) => ({ ...land, opponent })),
];

export const landTables = (inFull: boolean): readonly object[] => (inFull ? [...SAMPLE, ...REST] : SAMPLE);
