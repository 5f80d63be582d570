import type { DecisionHandlers } from '@cinderhall/kernel';
import { takesShield } from '../../actions/shield.ts';
import { locationOf } from '../../cards/index.ts';
import { locationsOf, placedOf } from '../../locations.ts';
import { OPPONENT } from '../../owners.ts';
import { answerOf, type Choice, type State, type StateFlow } from '../../state.ts';
import { spoilsWorth } from '../../worth.ts';
import type { SetRules } from '../types.ts';
import { words } from './text.ts';

const YOU = 0;

/** R-BORGO-037: of Borgo's locations without a shield the farthest; among those actions, then features, then production. */
function shieldable(state: State): number[] {
  const bare = locationsOf(state, OPPONENT).filter((placed) => takesShield(state, placed));
  const order = bare.map(({ card }) => {
    const { distance, category, isProduction } = locationOf(state, card);
    return distance * 3 + (category === 'action' ? 2 : isProduction ? 0 : 1);
  });
  const best = Math.max(...order);
  return bare.filter((_, at) => order[at] === best).map(({ card }) => card);
}

function develop(state: State, flow: StateFlow): void {
  const of = shieldable(state);
  if (of.length > 0) flow.ask({ kind: 'borgoShield', seats: [YOU], of });
}

export const tasks = {};
export const decisions = {
  borgoShield: {
    choices: (_state, { of }) => of.map((card) => ({ kind: 'card', card })),
    choose(state, _decision, _seat, choice, flow) {
      const { card } = answerOf(choice, 'card');
      placedOf(state, card).shield = true;
      flow.emit({ kind: 'borgoShielded', card });
    },
  },
} satisfies Partial<DecisionHandlers<State, Choice>>;

export const rules: SetRules = {
  borgo: { develop },
  // Better on a location that is less worth razing.
  cardValue: (view, _seat, card) => -spoilsWorth(view, card),
  cardReasons(view, _seat, card) {
    const own = spoilsWorth(view, card);
    const of = view.decision?.kind === 'borgoShield' ? view.decision.of : [];
    return of.every((other) => spoilsWorth(view, other) >= own)
      ? [{ key: 'fiftyFirstState.reason.borgoShield', rule: 'R-BORGO-037' }]
      : [];
  },
  words,
};
