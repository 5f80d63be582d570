import { divideEtImpera } from '@cinderhall/divide-et-impera';
import type { Game, GameId } from '@cinderhall/kernel';
import { ashMarket, noughtsAndCrosses } from '@cinderhall/samples';

/** Every game of the house, in the order they are shown. */
export const games: readonly Game[] = [noughtsAndCrosses, ashMarket, divideEtImpera];

export const gameOf = (id: GameId): Game | undefined => games.find((game) => game.id === id);
