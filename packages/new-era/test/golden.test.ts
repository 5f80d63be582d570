import { goldenSuite } from '@cinderhall/gauntlet/golden';
import { newEra } from '../src/index.ts';

goldenSuite(
  newEra,
  [
    { seats: 2, options: {} },
    { seats: 3, options: {} },
    { seats: 4, options: { classic51: true } },
  ],
  './golden.txt',
);
