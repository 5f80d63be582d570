/** Borgo himself, and the brawlers that his actions cost. */
import { must } from '@cinderhall/kernel';
import type { State, StateFlow } from '../../state.ts';

export type Borgo = Extract<NonNullable<State['opponent']>, { kind: 'borgo' }>;

/** Only at a table where he is the opponent. */
export const borgoOf = ({ opponent }: Pick<State, 'opponent'>): Borgo =>
  must(opponent?.kind === 'borgo' ? opponent : null, 'Borgo');

export const hasPassed = (state: Pick<State, 'opponent'>): boolean => borgoOf(state).stage === 'passed';

export function pass(state: State, flow: StateFlow): void {
  borgoOf(state).stage = 'passed';
  flow.emit({ kind: 'opponentPassed' });
}

export function gainBrawlers(state: State, n: number, flow: StateFlow): void {
  const borgo = borgoOf(state);
  borgo.brawlers += n;
  flow.emit({ kind: 'borgoGathered', n });
}

/** R-BORGO-010: whether there was one; without one he passes at once. */
export function spendBrawler(state: State, flow: StateFlow): boolean {
  const borgo = borgoOf(state);
  if (borgo.brawlers === 0) {
    flow.emit({ kind: 'borgoOut' });
    pass(state, flow);
    return false;
  }
  borgo.brawlers--;
  flow.emit({ kind: 'borgoSpent', left: borgo.brawlers });
  return true;
}
