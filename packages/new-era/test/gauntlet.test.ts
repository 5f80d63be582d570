import { gauntletSuite } from '@cinderhall/gauntlet/suite';
import { trial } from './trial.ts';

gauntletSuite(trial);
