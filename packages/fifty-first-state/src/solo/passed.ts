import type { State } from '../state.ts';

/** Whether the opponent of a lone player has passed; ops of sets ask, so that this file needs no rules. */
export function opponentPassed({ opponent }: Pick<State, 'opponent'>): boolean {
  switch (opponent?.kind) {
    case 'virtual':
    case 'borgo':
      return opponent.stage === 'passed';
    default:
      return true;
  }
}
