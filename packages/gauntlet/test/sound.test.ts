import { gauntletSuite } from '../src/suite.ts';
import { trialOf } from './fixture/trial.ts';

gauntletSuite(trialOf(), { effort: { steps: 400, costly: 60 } });
