/** What the gauntlet plays of Moloch: every difficulty, alone and together, with the server room; of that a sample always. */
import { FACTIONS } from '../../src/cards/index.ts';
import { DIFFICULTIES } from '../../src/cards/types.ts';
import { EXPANSIONS, VARIANTS } from '../../src/options.ts';

const moloch = { expansions: ['moloch'] };
const FACTION_IDS = FACTIONS.map(({ id }) => id);

const SAMPLE: readonly object[] = [
  { ...moloch, promo2: true },
  { ...moloch, molochDifficulty: 'veteran', molochCoop: true, serverRoom: true, factions: FACTION_IDS },
];

const REST: readonly object[] = [
  ...DIFFICULTIES.flatMap((molochDifficulty) =>
    [false, true].flatMap((molochCoop) =>
      [false, true].map((serverRoom) => ({ ...moloch, molochDifficulty, molochCoop, serverRoom })),
    ),
  ),
  ...VARIANTS.slice(1).map((opponent) => ({ ...moloch, opponent, promo2: true, serverRoom: true })),
];

/** None as long as the set is not offered. */
export const molochTables = (inFull: boolean): readonly object[] => {
  if (!EXPANSIONS.includes('moloch')) return [];
  return inFull ? [...SAMPLE, ...REST] : SAMPLE;
};
