import { goldenSuite } from '@cinderhall/gauntlet/golden';
import { lastAurora } from '../src/index.ts';

goldenSuite(
  lastAurora,
  [
    { seats: 1, options: {} },
    { seats: 2, options: {} },
    { seats: 3, options: { map: 'beta', mine: true } },
    { seats: 4, options: {} },
  ],
  './golden.txt',
);
