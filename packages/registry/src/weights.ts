import type { GameId } from '@cinderhall/kernel';

/** What bots have learned of each game, as a file: fetched when it is needed, and no part of what loads first. */
const WEIGHTS: { readonly [game: GameId]: () => Promise<{ readonly weights: unknown }> } = {
  'fifty-first-state': () => import('@cinderhall/fifty-first-state/weights'),
  'new-era': () => import('@cinderhall/new-era/weights'),
  'last-aurora': () => import('@cinderhall/last-aurora/weights'),
  'divide-et-impera': () => import('@cinderhall/divide-et-impera/weights'),
};

/** The file of weights of a game; null where nothing was learned. */
export const weightsOf = async (id: GameId): Promise<unknown> => (await WEIGHTS[id]?.())?.weights ?? null;
