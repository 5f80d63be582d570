import type { By } from '@cinderhall/effects';
import { ownerOf } from '../../locations.ts';
import { ruinsOf } from '../../owners.ts';
import type { State } from '../../state.ts';

/** R-BASE-047: ruins are counted in the State of the card's owner; of a card that does not stand yet, in the seat's own. */
export function countRuins(state: State, { card, seat }: Pick<By, 'card' | 'seat'>): number {
  const owner = ownerOf(state, card);
  return ruinsOf(state, owner >= 0 ? owner : seat).length;
}
