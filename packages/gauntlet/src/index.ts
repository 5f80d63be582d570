export { namesIn, type Untold, untold } from './checks/told.ts';
export { formatFault, formatReport } from './format.ts';
export { Gauntlet, type Progress, type Settings } from './gauntlet.ts';
export { main, type Wishes } from './main.ts';
export { runGauntlet } from './run.ts';
export {
  type CheckName,
  type Counted,
  checkNames,
  type Depth,
  type Effort,
  type Fault,
  type FaultyMatch,
  type Report,
  type Table,
  type Trial,
} from './trial.ts';
