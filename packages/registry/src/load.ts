import type { AnyGame, GameId } from '@cinderhall/kernel';

/** A map, because ids come from saves that anybody may have written. */
const LOADERS = new Map<GameId, () => Promise<AnyGame>>([
  ['fifty-first-state', async () => (await import('@cinderhall/fifty-first-state')).fiftyFirstState],
  ['new-era', async () => (await import('@cinderhall/new-era')).newEra],
  ['last-aurora', async () => (await import('@cinderhall/last-aurora')).lastAurora],
  ['divide-et-impera', async () => (await import('@cinderhall/divide-et-impera')).divideEtImpera],
  ['noughts-and-crosses', async () => (await import('@cinderhall/samples')).noughtsAndCrosses],
  ['ash-market', async () => (await import('@cinderhall/samples')).ashMarket],
]);

/** A game of the house without the others, fetched when it is first asked for: a browser seldom needs them all. */
export const loadGame = async (id: GameId): Promise<AnyGame | undefined> => LOADERS.get(id)?.();
