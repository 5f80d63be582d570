/** What the gauntlet plays of Moloch: every difficulty, alone and together, with the server room; of that a sample always. */
import { FACTIONS } from '../../src/cards/index.ts';
import { DIFFICULTIES } from '../../src/cards/types.ts';
import { VARIANTS } from '../../src/options.ts';

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

export const molochTables = (inFull: boolean): readonly object[] => (inFull ? [...SAMPLE, ...REST] : SAMPLE);
