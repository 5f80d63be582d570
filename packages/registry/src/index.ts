import { divideEtImpera } from '@cinderhall/divide-et-impera';
import { fiftyFirstState } from '@cinderhall/fifty-first-state';
import type { AnyGame, GameId } from '@cinderhall/kernel';
import { lastAurora } from '@cinderhall/last-aurora';
import { newEra } from '@cinderhall/new-era';
import { ashMarket, noughtsAndCrosses } from '@cinderhall/samples';

/** Every game of the house, in the order they are shown. */
export const games: readonly AnyGame[] = [
  fiftyFirstState,
  newEra,
  lastAurora,
  divideEtImpera,
  noughtsAndCrosses,
  ashMarket,
];

export const gameOf = (id: GameId): AnyGame | undefined => games.find((game) => game.id === id);

export { weightsOf } from './weights.ts';
