import type { Goods } from '@cinderhall/effects';
import type { DecisionHandlers, Seat, TaskHandlers } from '@cinderhall/kernel';
import { fromSeat, type Store, waysToStore } from '@cinderhall/tableau';
import { COLOURS, locationOf, TOKENS, type Token } from '../cards/index.ts';
import { discardConnection } from '../deck.ts';
import { locationsOf, NOTHING } from '../realm.ts';
import { type Choice, noTokens, type Placed, playerOf, type State, type StateFlow } from '../state.ts';

/** Every room for goods that a seat has, card by card. */
const storesOf = (state: State, seat: Seat): { placed: Placed; store: Store }[] =>
  locationsOf(state, seat).flatMap((placed) =>
    locationOf(state, placed.card).stores.map((store) => ({ placed, store })),
  );

function keep(state: State, seat: Seat, { card, goods }: Placed, kept: Goods, flow: StateFlow): void {
  const placed = locationsOf(state, seat).find((one) => one.card === card) as Placed;
  placed.goods = goods ?? noTokens();
  const pool = playerOf(state, seat).goods;
  for (const [name, n] of Object.entries(kept)) {
    const good = name as Token;
    pool[good] -= n;
    placed.goods[good] += n;
    flow.emit({ kind: 'stored', seat, card, good, n });
  }
}

export const cleanupTasks = {
  /** R-BASE-180, R-BASE-181: when the end has come there is no clean-up. */
  cleanup(state, _task, flow) {
    if (state.ending) {
      state.phase = 'over';
      flow.emit({ kind: 'over', round: state.round });
      return;
    }
    state.phase = 'cleanup';
    flow.emit({ kind: 'phase', phase: 'cleanup' });
    const order = fromSeat(state.players.length, state.first);
    flow.push(...order.map((seat) => ({ kind: 'store' as const, seat, at: 0 })), { kind: 'nextRound' });
  },

  /** R-BASE-170. */
  store(state, { seat, at }, flow) {
    const room = storesOf(state, seat)[at];
    if (!room) return;
    flow.push({ kind: 'store', seat, at: at + 1 });
    const ways = waysToStore(playerOf(state, seat).goods, room.store);
    if (ways.length > 1) flow.ask({ kind: 'store', seats: [seat], card: room.placed.card, ways });
    else if (ways[0]) keep(state, seat, room.placed, ways[0], flow);
  },

  /** R-BASE-171 to R-BASE-174. */
  nextRound(state, _task, flow) {
    for (const player of state.players) {
      for (const good of TOKENS) player.goods[good] = 0;
      player.board.fill(0);
      player.passed = false;
    }
    for (const owned of state.locations)
      for (const placed of owned) {
        placed.used = 0;
        placed.spent = NOTHING;
        placed.visits = 0;
        placed.shield = false;
      }
    for (const colour of COLOURS) {
      const { open } = state[colour];
      if (open !== null) discardConnection(state, open);
      state[colour].open = null;
    }
    state.first = (state.first + 1) % state.players.length;
    flow.push({ kind: 'round' });
  },
} satisfies Partial<TaskHandlers<State>>;

export const cleanupDecisions = {
  store: {
    choices: (_state, { ways }) => ways.map((goods) => ({ kind: 'store', goods })),
    choose(state, { card }, seat, choice, flow) {
      const placed = locationsOf(state, seat).find((one) => one.card === card) as Placed;
      keep(state, seat, placed, (choice as Extract<Choice, { kind: 'store' }>).goods, flow);
    },
  },
} satisfies Partial<DecisionHandlers<State, Choice>>;
