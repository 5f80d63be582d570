/** How bots learn: apart from the rest, because nobody needs it to play. */
export { type Amounts, type Calibration, fitChances } from './training/chances.ts';
export { type Job, type Record as PlayedRecord, SelfPlayer } from './training/self-play.ts';
export { type Plan, type RoundReport, Trainer, type TrainerState } from './training/trainer.ts';
export type { Vocabulary } from './training/vocabulary.ts';
