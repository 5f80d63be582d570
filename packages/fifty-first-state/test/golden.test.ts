import { goldenSuite } from '@cinderhall/gauntlet/golden';
import { fiftyFirstState } from '../src/index.ts';

goldenSuite(
  fiftyFirstState,
  [
    { seats: 2, options: {} },
    { seats: 4, options: {} },
    { seats: 1, options: { opponent: 'mutants' } },
    { seats: 3, options: { expansions: ['newEra'], assign: 'choose' } },
    { seats: 2, options: { expansions: ['winter'], promo1: true, edition: 'master' } },
    { seats: 4, options: { expansions: ['scavengers'], arena: true } },
    { seats: 3, options: { expansions: ['allies'], headquarters: true } },
    { seats: 4, options: { expansions: ['noMansLand'], promo2: true, borders: true, cities: true } },
    {
      seats: 2,
      options: {
        expansions: ['moloch'],
        promo2: true,
        molochDifficulty: 'private',
        molochCoop: true,
        serverRoom: true,
      },
    },
    { seats: 1, options: { expansions: ['moloch', 'allies'], opponent: 'borgo', promo2: true } },
  ],
  './golden.txt',
);
