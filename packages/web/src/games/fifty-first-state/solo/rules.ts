import type { RulesOf } from '../rules.ts';

/** What a lone player is asked because of the opponent, by his kind. */
export const RULES_OF_OPPONENTS: { readonly virtual: RulesOf; readonly borgo: RulesOf } = {
  virtual: {
    'ask soloPick': 'R-SOLO-010',
    'ask victim': 'R-SOLO-040',
    'ask lostDeal': 'R-SOLO-062',
    'ask lostOutpost': 'R-SOLO-089',
  },
  borgo: {
    'ask victim': 'R-BORGO-045',
    'ask borgoVisit': 'R-BORGO-033',
    'ask lostOutpost': 'R-BORGO-040',
  },
};
