import { at, type DecisionHandlers, remember, type TaskHandlers } from '@cinderhall/kernel';
import { byDesign, drawCards, fromSeat, remove, topCard } from '@cinderhall/tableau';
import { changeOf } from '../locations.ts';
import { answerOf, type Choice, playerOf, type State } from '../state.ts';

/** R-NE-010, R-NE-011: how many cards lie open for the n-th pick of all (0 is the first). */
export function openFor(n: number, seats: number): number {
  if (n < seats) return n === 0 ? 5 : 4;
  return n === 2 * seats - 1 ? 2 : 3;
}

export const lookoutTasks = {
  newTurn(state, _task, flow) {
    state.turn++;
    state.phase = 'lookout';
    flow.emit({ kind: 'turn', n: state.turn, first: state.first });
    flow.push({ kind: 'pick', n: 0 }, { kind: 'drawUnseen' }, { kind: 'production' });
  },

  pick(state, { n }, flow) {
    const seats = state.players.length;
    while (state.row.length < openFor(n, seats)) {
      const card = topCard(state, flow);
      if (card < 0) break;
      state.row.push(card);
      flow.emit({ kind: 'opened', card });
    }
    if (n + 1 < 2 * seats) flow.push({ kind: 'pick', n: n + 1 });
    const picker = at(fromSeat(seats, state.first), n % seats);
    // R-NE-007.
    if (state.row.length > 0) flow.ask({ kind: 'pick', seats: [picker] });
  },

  /** R-NE-012, R-NE-013. */
  drawUnseen(state, _task, flow) {
    for (const seat of fromSeat(state.players.length, state.first))
      drawCards(state, seat, 1 + changeOf(state, seat, 'lookout'), -1, flow);
    for (const card of state.row) flow.emit({ kind: 'leftOver', card });
    state.discard.push(...state.row);
    state.row.length = 0;
  },
} satisfies Partial<TaskHandlers<State>>;

export const lookoutDecisions = {
  pick: {
    choices: (state) => byDesign(state, state.row),
    choose(state, _decision, seat, choice, flow) {
      const { card } = answerOf(choice, 'card');
      remove(state.row, card);
      playerOf(state, seat).hand.push(card);
      for (let other = 0; other < state.players.length; other++) if (other !== seat) remember(state, other, [card]);
      flow.emit({ kind: 'picked', seat, card });
    },
  },
} satisfies Partial<DecisionHandlers<State, Choice>>;
