import { goldenSuite } from '@cinderhall/gauntlet/golden';
import { ashMarket } from '../../src/index.ts';

goldenSuite(
  ashMarket,
  [
    { seats: 2, options: {} },
    { seats: 4, options: {} },
  ],
  './golden.txt',
);
