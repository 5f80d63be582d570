import { setPriority } from 'node:os';
import { isMainThread } from 'node:worker_threads';
import { botOf, isLevel, Library, learns, personalityOf } from '@cinderhall/bots';
import type { Game } from '@cinderhall/kernel';
import { gameOf, weightsOf } from '@cinderhall/registry';
import { type Advice, adviceOn } from '../bots/advice.ts';
import type { Question, Situation } from '../bots/bot-workers.ts';
import { type RecordTasks, recordWorks, Timelines } from '../records/record-task.ts';
import type { RecordJob } from '../records/record-workers.ts';
import { type Verified, verifySave } from '../records/verify.ts';
import { type Costed, costed } from './cpu.ts';

/** Playing comes before thinking, but on a machine with other work bots still get their share. */
const NICE = 5;
let isNice = false;

/** Elsewhere than on Linux this would slow down the whole process. */
function giveWay(): void {
  if (isNice || isMainThread || process.platform !== 'linux') return;
  setPriority(NICE);
  isNice = true;
}

function knownGame(id: string): Game {
  const game = gameOf(id);
  if (!game) throw new Error(`no game ${id}`);
  return game;
}

/** Each thread keeps what it has read. */
const library = new Library(weightsOf, (game, why) =>
  process.emitWarning(`bots play ${game} unlearned, because its weights cannot be used: ${why}`),
);

/** The answer of a bot, as an index into the choices. */
export async function think(question: Question): Promise<number> {
  giveWay();
  const { level, personality, seed, seat, view, choices, budget } = question;
  if (!isLevel(level)) throw new Error(`no bot ${level}`);
  const game = knownGame(question.game);
  const learned = learns(level) ? await library.of(game) : null;
  return botOf(level, game, seed, personalityOf(personality ?? ''), learned).think(view, choices, seat, budget);
}

export async function advise(situation: Situation): Promise<Advice> {
  const game = knownGame(situation.game);
  return adviceOn(game, situation, await library.of(game));
}

export const verify = (text: string): Costed<Verified> => costed(() => verifySave(text, gameOf));

/** Each thread keeps what it has played. */
const timelines = new Timelines();

export const record = <K extends keyof RecordTasks>({ kind, stored, asked }: RecordJob<K>) =>
  costed(() => recordWorks[kind](knownGame(stored.row.game), stored, asked, timelines));
