import { botOf, isLevel, personalityOf } from '@cinderhall/bots';
import { EngineError, isRefused, loadMatch, type Refused, readSave, refuse, type Save } from '@cinderhall/kernel';
import { gameOf } from '@cinderhall/registry';
import { type Advice, adviceOn } from './advice.ts';
import type { Question, Situation } from './bot-workers.ts';

/** The answer of a bot, as an index into the choices. */
export function think({ game: id, level, personality, seed, seat, view, choices }: Question): number {
  const game = gameOf(id);
  if (!game || !isLevel(level)) throw new Error(`no bot ${level} for ${id}`);
  return botOf(level, game, seed, personalityOf(personality ?? '')).think(view, choices, seat);
}

export function advise(situation: Situation): Advice {
  const game = gameOf(situation.game);
  if (!game) throw new Error(`no game ${situation.game}`);
  return adviceOn(game, situation);
}

/** Replays a saved match: in a thread, because it would block the server. */
export function verify(
  text: string,
): Refused | { readonly save: Save; readonly over: boolean; readonly wholly: boolean } {
  const save = readSave(text);
  if (isRefused(save)) return save;
  const game = gameOf(save.game);
  if (!game) return refuse('save.unknownGame', { game: save.game.slice(0, 60) });
  try {
    const loaded = loadMatch(game, save, 'replay');
    if (isRefused(loaded)) return loaded;
    const wholly = !loaded.upgraded && save.base === undefined;
    return { save, over: loaded.match.over, wholly };
  } catch (error) {
    if (error instanceof EngineError) return refuse('save.replay', { step: save.log.length });
    throw error;
  }
}
