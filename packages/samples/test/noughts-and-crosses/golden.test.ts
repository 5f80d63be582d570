import { goldenSuite } from '@cinderhall/gauntlet/golden';
import { noughtsAndCrosses } from '../../src/index.ts';

goldenSuite(noughtsAndCrosses, [{ seats: 2, options: {} }], './golden.txt');
