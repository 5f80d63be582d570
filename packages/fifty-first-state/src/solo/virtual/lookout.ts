import { at, type DecisionHandlers, type TaskHandlers } from '@cinderhall/kernel';
import { byDesign, remove } from '@cinderhall/tableau';
import { nextCard } from '../../deck.ts';
import { takeFromRow } from '../../flow/lookout.ts';
import { placeLocation } from '../../locations.ts';
import { OPPONENT } from '../../owners.ts';
import { answerOf, type Choice, type State, type StateFlow } from '../../state.ts';

/** R-SOLO-010. */
const OFFERED = 4;

/** R-SOLO-011: its cards are its locations at once, without bonus or production. */
function giveToOpponent(state: State, card: number, flow: StateFlow): void {
  placeLocation(state, OPPONENT, card);
  flow.emit({ kind: 'opponentBuilt', card });
}

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
      if (state.row.length > 0) flow.ask({ kind: 'soloPick', seats: [0] });
      return;
    }
    for (const card of state.row.splice(0)) giveToOpponent(state, card, flow);
    // R-SOLO-061.
    const more = state.options.variant === 'newYork' ? 2 : 1;
    for (let i = 0; i < more; i++) {
      const card = nextCard(state, flow);
      if (card >= 0) giveToOpponent(state, card, flow);
    }
  },
} satisfies Partial<TaskHandlers<State>>;

export const virtualLookoutDecisions = {
  soloPick: {
    choices: (state) => byDesign(state, state.row),
    choose: (state, _decision, seat, choice, flow) => takeFromRow(state, seat, answerOf(choice, 'card').card, flow),
  },
} satisfies Partial<DecisionHandlers<State, Choice>>;
