import type { GameId } from '@cinderhall/kernel';
import { divideEtImpera } from './divide-et-impera.ts';
import { fiftyFirstState } from './fifty-first-state.ts';
import { lastAurora } from './last-aurora.ts';
import type { Overview } from './line.ts';
import { newEra } from './new-era.ts';

export type { Line, Overview } from './line.ts';

/** By game; one without an overview shows its tally alone. */
export const overviews: { readonly [game: GameId]: Overview } = {
  'fifty-first-state': fiftyFirstState,
  'new-era': newEra,
  'last-aurora': lastAurora,
  'divide-et-impera': divideEtImpera,
};
