import {
  EngineError,
  type Game,
  isRefused,
  loadMatch,
  type Refused,
  readSave,
  refuse,
  type Save,
} from '@cinderhall/kernel';

export type Verified = Refused | { readonly save: Save; readonly over: boolean; readonly wholly: boolean };

/** Replays a saved match: in a thread, because it would block the server. */
export function verifySave(text: string, gameOf: (id: string) => Game | undefined): Verified {
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
