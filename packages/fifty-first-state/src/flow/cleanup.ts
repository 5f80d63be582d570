import { bySeat, type Goods } from '@cinderhall/effects';
import type { DecisionHandlers, Seat, TaskHandlers } from '@cinderhall/kernel';
import { type Store, waysToStore } from '@cinderhall/tableau';
import { isToken, locationOf } from '../cards/index.ts';
import { coloursOf, discardConnection, pileOf } from '../deck.ts';
import { kit } from '../effect-kit.ts';
import { addToPool, type Counted, heldOf, poolOf, setTokensOf, withMore } from '../goods.ts';
import { locationsOf, placedOf } from '../locations.ts';
import { isOpponent, seatsInOrder } from '../owners.ts';
import { rulesOf } from '../sets/index.ts';
import { opponentRules } from '../solo/rules.ts';
import { answerOf, type Choice, NOTHING, playerOf, type State, type StateFlow } from '../state.ts';

/** Storage for the same goods, merged over all cards: on which card a good lies makes no difference. */
interface Room extends Store {
  /** The cards that share it, and how much each of them holds. */
  readonly shelves: readonly { readonly card: number; readonly n: number }[];
}

const NO_ROOMS: readonly Room[] = [];

function roomsOf(state: State, seat: Seat): readonly Room[] {
  if (!locationsOf(state, seat).some(({ card }) => locationOf(state, card).stores.length > 0)) return NO_ROOMS;
  const rooms = new Map<string, Room>();
  for (const { card } of locationsOf(state, seat))
    for (const { of, n: size } of locationOf(state, card).stores) {
      const n = size === 'any' ? size : kit.amount(state, size, bySeat(seat, card));
      const room = rooms.get(of.join()) ?? { of, n: 0, shelves: [] };
      const holds = n === 'any' ? Number.MAX_SAFE_INTEGER : n;
      rooms.set(of.join(), {
        of,
        n: n === 'any' || room.n === 'any' ? 'any' : room.n + n,
        shelves: [...room.shelves, { card, n: holds }],
      });
    }
  return [...rooms.values()];
}

/** What the seat has of the goods that fit into a room. */
const heldFor = (state: State, seat: Seat, { of }: Room): Goods =>
  Object.fromEntries(of.map((good) => [good, heldOf(state, seat, good)]));

/** Stores the goods on the cards of a room, one card after another. */
function storeGoods(state: State, seat: Seat, { of, shelves }: Room, kept: Goods, flow: StateFlow): void {
  const left: { [good: string]: number } = { ...kept };
  for (const { card, n } of shelves) {
    const placed = placedOf(state, card);
    let free = n;
    for (const good of of) {
      const due = left[good] ?? 0;
      const taken = Math.min(free, due);
      if (taken === 0) continue;
      placed.goods = withMore(placed.goods, good, taken);
      addToPool(state, seat, good, -taken);
      left[good] = due - taken;
      free -= taken;
      flow.emit({ kind: 'stored', seat, card, good, n: taken });
    }
  }
}

/** R-BASE-171: whatever is not kept on a card goes back to the supply. */
function returnPool(state: State, seat: Seat, flow: StateFlow): void {
  const pool: Counted = playerOf(state, seat).goods;
  let goods: Counted | null = null;
  for (const good in pool) {
    const n = pool[good] ?? 0;
    if (n > 0 && isToken(good)) goods = returned(pool, good, n, goods);
  }
  for (const good of setTokensOf(state)) {
    const n = heldOf(state, seat, good);
    if (n > 0) goods = returned(poolOf(state, seat, good), good, n, goods);
  }
  if (goods) flow.emit({ kind: 'cleanedUp', seat, goods });
}

function returned(pool: Counted, good: string, n: number, goods: Counted | null): Counted {
  const all = goods ?? {};
  all[good] = n;
  pool[good] = 0;
  return all;
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
    const order = seatsInOrder(state);
    flow.push(...order.map((seat) => ({ kind: 'store' as const, seat, at: 0 })), { kind: 'nextRound' });
    for (const id of state.options.sets) rulesOf(id).beforeCleanup?.(state, flow);
  },

  /** R-BASE-170. */
  store(state, { seat, at }, flow) {
    const room = roomsOf(state, seat)[at];
    if (!room) return;
    flow.push({ kind: 'store', seat, at: at + 1 });
    const ways = waysToStore(heldFor(state, seat, room), room);
    const card = room.shelves[0]?.card ?? -1;
    if (ways.length > 1) flow.ask({ kind: 'store', seats: [seat], card, at, ways });
    else if (ways[0]) storeGoods(state, seat, room, ways[0], flow);
  },

  /** R-BASE-171 to R-BASE-174. */
  nextRound(state, _task, flow) {
    for (const [seat, player] of state.players.entries()) {
      returnPool(state, seat, flow);
      player.board.fill(0);
      player.passed = false;
    }
    for (const [owner, owned] of state.locations.entries())
      for (const placed of owned) {
        placed.used = 0;
        placed.spent = NOTHING;
        placed.visits = 0;
        if (!placed.shield || (isOpponent(state, owner) && opponentRules(state).keepsShields)) continue;
        placed.shield = false;
        flow.emit({ kind: 'shieldReturned', card: placed.card });
      }
    for (const colour of coloursOf(state)) {
      const pile = pileOf(state, colour);
      if (pile.open === null) continue;
      discardConnection(state, pile.open);
      flow.emit({ kind: 'connectionLeft', card: pile.open });
      pile.open = null;
    }
    if (state.opponent) opponentRules(state).cleanUp?.(state, flow);
    state.first = state.opponent ? opponentRules(state).nextFirst(state) : (state.first + 1) % state.players.length;
    for (const id of state.options.sets) rulesOf(id).nextRound?.(state, flow);
    flow.push({ kind: 'round' });
  },
} satisfies Partial<TaskHandlers<State>>;

export const cleanupDecisions = {
  store: {
    choices: (_state, { ways }) => ways.map((goods) => ({ kind: 'store', goods })),
    choose(state, { at }, seat, choice, flow) {
      const room = roomsOf(state, seat)[at];
      if (room) storeGoods(state, seat, room, answerOf(choice, 'store').goods, flow);
    },
  },
} satisfies Partial<DecisionHandlers<State, Choice>>;
