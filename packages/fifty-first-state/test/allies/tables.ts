/** The tables of Allies that the gauntlet plays: a few every time, all kinds in a deep run. */
import { FACTIONS } from '../../src/cards/index.ts';
import { VARIANTS } from '../../src/options.ts';

const alone = { expansions: ['allies'] };
const mixed = {
  expansions: ['newEra', 'winter', 'allies'],
  allowUnofficialMix: true,
  promo1: true,
  factions: FACTIONS.map(({ id }) => id),
};

export const alliesTables = (deep: boolean): readonly object[] =>
  deep
    ? [
        { ...alone, edition: 'ultimate' },
        { ...alone, edition: 'master', alliesDeck: '44' },
        { ...mixed, assign: 'choose' },
        ...VARIANTS.slice(1).map((opponent) => ({ ...alone, opponent })),
      ]
    : [alone];
