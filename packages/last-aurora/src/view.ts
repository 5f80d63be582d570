import { DAMAGE_ZONES, type DamageZone, designOf, resultOf } from './cards/index.ts';

const LAST_PERIOD = 3;
const ITEM_BACK = 7;
const ACTION_BACK = 8;
const RESULT_BACK = 9;

/**
 * R-LA-014 and 5.3: periods show on the backs of exploration and loot cards. The back of the result card on top shows
 * its damage zone; those below it look alike.
 */
export function backOf(state: { readonly results: readonly number[] }, card: number): number {
  const { results } = state;
  if (designOf(card)?.kind === 'result' && results[results.length - 1] === card) return topBackOf(card);
  return plainBackOf(card);
}

export function plainBackOf(card: number): number {
  const design = designOf(card);
  switch (design.kind) {
    case 'item':
      return ITEM_BACK;
    case 'action':
      return ACTION_BACK;
    case 'result':
      return RESULT_BACK;
    case 'enemy':
      return design.period;
    default:
      return 'loot' in design && design.loot > 0 ? LAST_PERIOD + design.loot : design.period;
  }
}

export const topBackOf = (card: number): number => RESULT_BACK + 1 + DAMAGE_ZONES.indexOf(resultOf(card).back);

/** The period that the back of an exploration card shows; 0 where there is none. */
export const periodOfBack = (blank: number): number => (blank < 0 && blank >= -1 - LAST_PERIOD ? -1 - blank : 0);

/** The damage zone that the back of the result card on top shows; of any other blank, null. */
export const zoneOfBack = (blank: number): DamageZone | null => DAMAGE_ZONES[-1 - blank - (RESULT_BACK + 1)] ?? null;
