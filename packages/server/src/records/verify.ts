import {
  EngineError,
  type Game,
  isRecord,
  isRefused,
  loadMatch,
  type Refused,
  readSave,
  refuse,
} from '@cinderhall/kernel';
import { mayTakeBack } from '../tables/takebacks.ts';

/** A match of four takes a few hundred. */
const MAX_ENTRIES = 5_000;

/** A save that was found to be true: what a table needs of it. */
export interface TrueSave {
  readonly game: string;
  readonly options: object;
  readonly seats: number;
  readonly seed: string;
  /** The entries as they are stored. */
  readonly log: readonly string[];
  /** When the last of them was made. */
  readonly time: number;
  readonly over: boolean;
}

/** Why a text is not brought in, apart from what the kernel refuses. */
export interface NotBroughtIn {
  readonly code: 'request.json' | 'import.long' | 'import.partly';
}

export type Verified = Refused | NotBroughtIn | TrueSave;

/**
 * Reads the text of a saved match and replays it. All of it is done in a thread: reading four megabytes of nonsense alone
 * would keep everybody waiting.
 */
export function verifySave(text: string, gameOf: (id: string) => Game | undefined): Verified {
  const json = parsed(text);
  if (!isRecord(json)) return { code: 'request.json' };
  if (!isUsualLog(json.log)) return { code: 'import.long' };
  const save = readSave(json);
  if (isRefused(save)) return save;
  const game = gameOf(save.game);
  if (!game) return refuse('save.unknownGame', { game: save.game.slice(0, 60) });
  try {
    const loaded = loadMatch(game, save, 'replay');
    if (isRefused(loaded)) return loaded;
    if (loaded.upgraded || save.base !== undefined) return { code: 'import.partly' };
    const { match } = loaded;
    const log = save.log.map((entry) => JSON.stringify(entry));
    const time = match.history.at(-1)?.entry.time ?? 0;
    const { options, seats, seed, over } = match;
    return { game: game.id, options, seats, seed, log, time, over };
  } catch (error) {
    if (error instanceof EngineError) return refuse('save.replay', { step: save.log.length });
    throw error;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isUsualLog(log: unknown): boolean {
  if (!Array.isArray(log)) return true;
  const takebacks = log.filter((entry) => Array.isArray(entry) && (entry[0] === 'undo' || entry[0] === 'redo')).length;
  return log.length <= MAX_ENTRIES && mayTakeBack(takebacks, log.length - takebacks);
}
