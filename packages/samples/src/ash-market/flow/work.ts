import { bySeat, frozen, pushEffects } from '@cinderhall/effects';
import { must, type TaskHandlers } from '@cinderhall/kernel';
import { designOf } from '../cards/index.ts';
import { kit } from '../effect-kit.ts';
import { playerOf, type State } from '../state.ts';
import { seatsFrom } from '../tables.ts';

const WAGE = frozen([{ op: 'gain', goods: { water: 1, scrap: 1 } }]);

export const workTasks = {
  work(state, _task, flow) {
    state.phase = 'work';
    const seats = seatsFrom(state.players.length, state.lantern);
    for (let i = seats.length - 1; i >= 0; i--) flow.push({ kind: 'produce', seat: must(seats[i]) });
  },

  /** R-ASH-020: a wage for everybody. R-ASH-021: what goes on the stack last works first, so the oldest card does. */
  produce(state, { seat }, flow) {
    kit.run(state, WAGE, bySeat(seat), flow);
    const { built } = playerOf(state, seat);
    for (let i = built.length - 1; i >= 0; i--) {
      const card = must(built[i]);
      const list = designOf(state, card).produce;
      if (list) pushEffects(list, bySeat(seat, card), flow);
    }
  },
} satisfies Partial<TaskHandlers<State>>;
