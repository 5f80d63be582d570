import type { Seat, TaskHandlers } from '@cinderhall/kernel';
import { END_POINTS, scoreOf } from '../outcome.ts';
import { freshBoard, type State, type StateFlow, type Tokens } from '../state.ts';

function discardUnused(seat: Seat, goods: Tokens, flow: StateFlow): void {
  const pool: { [good: string]: number } = goods;
  let unused: { [good: string]: number } | null = null;
  for (const good in pool) {
    const n = pool[good] ?? 0;
    if (n === 0) continue;
    unused ??= {};
    unused[good] = n;
    pool[good] = 0;
  }
  if (unused) flow.emit({ kind: 'cleanedUp', seat, goods: unused });
}

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
    for (const [seat, player] of state.players.entries()) {
      discardUnused(seat, player.goods, flow);
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
