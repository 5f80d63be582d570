import { goldenSuite } from '@cinderhall/gauntlet/golden';
import { divideEtImpera } from '../src/index.ts';

goldenSuite(
  divideEtImpera,
  [
    { seats: 2, options: {} },
    { seats: 3, options: { map: 'random', planning: true, confrontation: true } },
    { seats: 4, options: { map: 'random', outposts: 'advanced', abilityChoice: true } },
  ],
  './golden.txt',
);
