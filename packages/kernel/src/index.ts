export { CHANCE_VERSION, Chance, isSeed, seedOf } from './chance.ts';
export { learned, shownToOthers, usedChance } from './flow/learned.ts';
export { DEPTH_LIMIT, Position, RUN_LIMIT } from './flow/position.ts';
export { eventsFor, guarded, indexOf, type Stepped, step, stepByValue } from './flow/step.ts';
export type * from './game.ts';
export { sameJson } from './json.ts';
export { foresee } from './match/foresee.ts';
export { beginSave, type Loaded, loadMatch, repeatEntry, verifySave } from './match/load.ts';
export { type Entry, longEntry, type ShortEntry, type Snapshot, shortEntry } from './match/log.ts';
export { type AppliedEntry, Match, type Setup } from './match/match.ts';
export { placesOf } from './match/result.ts';
export { cardsHash, commitmentOf, KERNEL_VERSION, readSave, SAVE_FORMAT, type Save } from './match/save.ts';
export { type Stats, StatsRecorder } from './match/stats.ts';
export { type ScorePart, sayTie, scoreParts, type Tie, tiesIn } from './match/summary.ts';
export { type Along, undoBarrier } from './match/undo.ts';
export { cardsInSight, fillBlanks, forget, remember, shuffleZone } from './memory.ts';
export { at, must } from './must.ts';
export {
  addsToBase,
  type OptionField,
  type OptionPlace,
  type OptionsSpec,
  optionFields,
  optionKeys,
  parseOption,
  readOptions,
} from './options.ts';
export { openPile } from './piles.ts';
export { EngineError, isRefused, type Refused, refuse } from './refusal.ts';
export { isPlain, isRecord, type Misfit } from './schema/check.ts';
export { undeclared } from './schema/copy.ts';
export { Hasher, hashJson } from './schema/hash.ts';
export * from './schema/nodes.ts';
export {
  type ChoiceOf,
  type Compiled,
  type DecisionOf,
  defineSchema,
  type KernelFields,
  type Parts,
  type Schema,
  type SchemaRules,
  type ShortChoice,
  type StateOf,
} from './schema/schema.ts';
export type { Rule } from './schema/view.ts';
export { sha256 } from './sha256.ts';
export * from './text/index.ts';
