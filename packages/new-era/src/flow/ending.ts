import type { TaskHandlers } from '@cinderhall/kernel';
import { TOKENS } from '../cards/index.ts';
import { scoreOf } from '../outcome.ts';
import { freshBoard, type State } from '../state.ts';

/** R-NE-071. */
export const END_POINTS = 33;

export const endingTasks = {
  /** R-NE-070, R-NE-071: counted afresh, and perhaps for the last time. */
  scoring(state, _task, flow) {
    state.phase = 'scoring';
    let best = 0;
    for (const [seat, player] of state.players.entries()) {
      player.score = scoreOf(state, seat);
      best = Math.max(best, player.score);
      flow.emit({ kind: 'counted', seat, n: player.score });
    }
    if (best < END_POINTS) {
      flow.push({ kind: 'cleanup' });
      return;
    }
    state.phase = 'over';
    flow.emit({ kind: 'over', n: state.turn });
  },

  /** R-NE-080 to R-NE-083. Goods on cards stay there. */
  cleanup(state, _task, flow) {
    state.phase = 'cleanup';
    flow.emit({ kind: 'phase', phase: 'cleanup' });
    for (const player of state.players) {
      for (const good of TOKENS) player.goods[good] = 0;
      player.board = freshBoard();
      player.passed = false;
      player.visited.length = 0;
      if (player.leader) player.leader.used = false;
      for (const placed of player.locations) placed.used = 0;
    }
    state.first = (state.first + 1) % state.players.length;
    flow.push({ kind: 'newTurn' });
  },
} satisfies Partial<TaskHandlers<State>>;
