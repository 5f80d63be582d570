import { must } from '@cinderhall/kernel';
import { OPPONENT } from '../../owners.ts';
import { spendBrawler } from '../../solo/borgo/brawlers.ts';
import { giveToOpponent } from '../../solo/place.ts';
import type { State, StateFlow } from '../../state.ts';

/** R-BORGO-038: for a brawler he builds what lies on top of his own pile. */
export function develop(state: State, flow: StateFlow): void {
  if (!spendBrawler(state, flow)) return;
  const card = must(state.scavengers?.piles[OPPONENT], 'a pile of the opponent').pop();
  if (card !== undefined) giveToOpponent(state, card, flow);
  else flow.emit({ kind: 'borgoFoundNothing' });
}
