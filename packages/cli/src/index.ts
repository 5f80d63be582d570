export { catalogueOf, kindsOf, type SpokenCard, spoken } from './catalogue.ts';
export { dealOf, type Played, playMatch } from './play.ts';
export { Progress } from './progress.ts';
export { type Plan, type Simulated, simulate } from './simulate.ts';
export { table } from './table.ts';
export { type Moment, walk } from './walk.ts';
export { cliWords } from './words/index.ts';
