/** The questions that the opponents of a lone player put. */
import type { DecisionHandlers } from '@cinderhall/kernel';
import { answerOf, type Choice, type State } from '../state.ts';
import { borgoDecisions } from './borgo/turn.ts';
import { opponentRules } from './rules.ts';
import { virtualLookoutDecisions } from './virtual/lookout.ts';
import { virtualDecisions } from './virtual/turn.ts';

export const soloDecisions = {
  ...virtualLookoutDecisions,
  ...virtualDecisions,
  ...borgoDecisions,
  victim: {
    choices: (_state, { of }) => of.map((card) => ({ kind: 'card', card })),
    choose: (state, _decision, _seat, choice, flow) =>
      opponentRules(state).hits(state, answerOf(choice, 'card').card, flow),
  },
} satisfies Partial<DecisionHandlers<State, Choice>>;
