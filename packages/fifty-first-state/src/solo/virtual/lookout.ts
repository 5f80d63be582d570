import { at, type DecisionHandlers, type TaskHandlers } from '@cinderhall/kernel';
import { remove } from '@cinderhall/tableau';
import { nextCard } from '../../deck.ts';
import { pick, picksOf } from '../../flow/lookout.ts';
import { rulesOf } from '../../sets/index.ts';
import type { Choice, State } from '../../state.ts';
import { giveToOpponent } from '../place.ts';

const YOU = 0;
/** R-SOLO-010. */
const OFFERED = 4;

export const virtualTasks = {
  /** A pick of four, a random card for the opponent, a pick of two, the last for the opponent, and more from the deck. */
  soloDraft(state, { step }, flow) {
    if (step === 0)
      while (state.row.length < OFFERED) {
        const card = nextCard(state, flow);
        if (card < 0) break;
        state.row.push(card);
        flow.emit({ kind: 'revealed', card });
      }
    if (step === 1 && state.row.length > 0) {
      const card = at(state.row, flow.chance.below(state.row.length));
      remove(state.row, card);
      giveToOpponent(state, card, flow);
    }
    if (step < 2) {
      flow.push({ kind: 'soloDraft', step: step + 1 });
      if (state.row.length > 0 || picksOf(state, YOU).length > 0) flow.ask({ kind: 'soloPick', seats: [YOU] });
      return;
    }
    for (const card of state.row.splice(0)) giveToOpponent(state, card, flow);
    // R-SOLO-061.
    const more = state.options.variant === 'newYork' ? 2 : 1;
    for (let i = 0; i < more; i++) {
      const card = nextCard(state, flow);
      if (card >= 0) giveToOpponent(state, card, flow);
    }
    for (const id of state.options.sets) rulesOf(id).virtual?.lookout?.(state, flow);
  },
} satisfies Partial<TaskHandlers<State>>;

export const virtualLookoutDecisions = {
  soloPick: {
    choices: (state, _decision, seat) => picksOf(state, seat),
    choose: (state, _decision, seat, choice, flow) => pick(state, seat, choice, flow),
  },
} satisfies Partial<DecisionHandlers<State, Choice>>;
