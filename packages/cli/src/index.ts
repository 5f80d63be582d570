export { catalogueOf, kindsOf, type SpokenCard, spoken } from './catalogue.ts';
export { dealOf, type Played, playMatch } from './play.ts';
export { Progress } from './progress.ts';
export { type ReplayedEntry, replayEntries } from './replay.ts';
export { type Plan, type Simulated, simulate } from './simulate.ts';
export { table } from './table.ts';
export { cliWords } from './words/index.ts';
