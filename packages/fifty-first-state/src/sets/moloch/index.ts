import { backOf, MACHINE_BACK } from '../../state.ts';
import type { SetRules } from '../types.ts';
import { act, listActions } from './actions.ts';
import { develop } from './borgo.ts';
import { molochOf } from './machines.ts';
import { en } from './text/en.ts';
import { pl } from './text/pl.ts';

export { decisions, tasks } from './flow.ts';

export const rules: SetRules = {
  borgo: { develop },
  /** R-SETUP-011. */
  setup(start, options, chance) {
    const { cards } = start;
    start.moloch = {
      difficulty: options.molochDifficulty ?? 'recruit',
      coop: options.molochCoop ?? false,
      deck: chance.shuffle(cards.flatMap((_, card) => (backOf({ cards }, card) === MACHINE_BACK ? [card] : []))),
      discard: [],
      deployed: [],
      closed: start.players.map(() => []),
      blocked: [],
      hacks: start.players.map(() => 0),
      attack: null,
    };
  },
  nextRound(state) {
    const moloch = molochOf(state);
    moloch.closed = state.players.map(() => []);
    moloch.blocked = [];
    moloch.hacks.fill(0);
  },
  listActions,
  act,
  blocks: ({ moloch }, card) => moloch?.blocked.includes(card) ?? false,
  words: { en, pl },
};
