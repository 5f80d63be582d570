import type { DecisionHandlers, TaskHandlers } from '@cinderhall/kernel';
import { drawCards } from '@cinderhall/tableau';
import { FACTIONS } from '../cards/index.ts';
import { answerOf, type Choice, playerOf, type State } from '../state.ts';

/** R-NE-003. */
const DEALT = 4;

export const setupTasks = {
  factions: (_state, { seat }, flow) => flow.ask({ kind: 'faction', seats: [seat] }),

  deal(state, _task, flow) {
    if (!state.options.choose)
      for (const [seat, { faction }] of state.players.entries()) flow.emit({ kind: 'chose', seat, faction });
    for (const seat of state.players.keys()) drawCards(state, seat, DEALT, -1, flow);
    flow.push({ kind: 'newTurn' });
  },
} satisfies Partial<TaskHandlers<State>>;

export const setupDecisions = {
  faction: {
    choices: ({ players }) =>
      [...FACTIONS.keys()]
        .filter((faction) => !players.some((player) => player.faction === faction))
        .map((faction) => ({ kind: 'faction', faction })),
    choose(state, _decision, seat, choice, flow) {
      const { faction } = answerOf(choice, 'faction');
      playerOf(state, seat).faction = faction;
      flow.emit({ kind: 'chose', seat, faction });
      const seats = state.players.length;
      if (seat !== state.first) flow.push({ kind: 'factions', seat: (seat + seats - 1) % seats });
    },
  },
} satisfies Partial<DecisionHandlers<State, Choice>>;
