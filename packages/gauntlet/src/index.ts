export { formatFault, formatReport } from './format.ts';
export { Gauntlet, type Progress, runGauntlet, type Settings } from './gauntlet.ts';
export { main, type Wishes } from './main.ts';
export {
  type CheckName,
  checkNames,
  type Depth,
  type Effort,
  type Fault,
  type FaultyMatch,
  type Report,
  type Trial,
} from './trial.ts';
