import { botOf, isLevel, personalityOf } from '@cinderhall/bots';
import type { Game } from '@cinderhall/kernel';
import { gameOf } from '@cinderhall/registry';
import { type Advice, adviceOn } from '../bots/advice.ts';
import type { Question, Situation } from '../bots/bot-workers.ts';
import { type RecordTasks, recordWorks, Timelines } from '../records/record-task.ts';
import type { RecordJob } from '../records/record-workers.ts';
import { type Verified, verifySave } from '../records/verify.ts';

function knownGame(id: string): Game {
  const game = gameOf(id);
  if (!game) throw new Error(`no game ${id}`);
  return game;
}

/** The answer of a bot, as an index into the choices. */
export function think({ game, level, personality, seed, seat, view, choices, budget }: Question): number {
  if (!isLevel(level)) throw new Error(`no bot ${level}`);
  return botOf(level, knownGame(game), seed, personalityOf(personality ?? '')).think(view, choices, seat, budget);
}

export const advise = (situation: Situation): Advice => adviceOn(knownGame(situation.game), situation);

export const verify = (text: string): Verified => verifySave(text, gameOf);

/** Each thread keeps what it has played. */
const timelines = new Timelines();

export function record<K extends keyof RecordTasks>({ kind, stored, asked }: RecordJob<K>) {
  return recordWorks[kind](knownGame(stored.row.game), stored, asked, timelines);
}
