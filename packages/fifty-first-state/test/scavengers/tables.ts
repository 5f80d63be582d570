import { FACTIONS } from '../../src/cards/index.ts';
import { EXPANSIONS, VARIANTS } from '../../src/options.ts';

const SCAVENGERS = { expansions: ['scavengers'] };

/** Tables of Scavengers for the gauntlet: two in every run; with every switch, variant and other cards in the deep one. */
export const scavengerTables = (deep: boolean): object[] =>
  deep
    ? [
        { ...SCAVENGERS, edition: 'ultimate' },
        { ...SCAVENGERS, edition: 'master', yellowIdentical: true, matchContactGood: 'greyContact', promo1: true },
        ...VARIANTS.slice(1).map((opponent) => ({ ...SCAVENGERS, opponent })),
        {
          expansions: EXPANSIONS,
          allowUnofficialMix: true,
          promo1: true,
          factions: FACTIONS.map(({ id }) => id),
        },
      ]
    : [SCAVENGERS, { ...SCAVENGERS, yellowIdentical: true, matchContactGood: 'greyContact', opponent: 'merchants' }];
