import { type DecisionHandlers, must, remember, type Seat, type TaskHandlers } from '@cinderhall/kernel';
import { designOf } from '../cards/index.ts';
import { type AshFlow, canDraw, draw, readyDeck } from '../deck.ts';
import { type Choice, MARKET, playerOf, type State } from '../state.ts';
import { rivalsOf, seatsFrom } from '../tables.ts';
import { byDesign, remove } from './zones.ts';

const PICK_COUNTER: Choice = { kind: 'pickCounter' };
const PICK_DECK: Choice = { kind: 'pickDeck' };

export const dawnTasks = {
  /** R-ASH-010. */
  envoys(state, _task, flow) {
    const seats = seatsFrom(state.players.length, state.lantern).filter(
      (seat) => playerOf(state, seat).hand.length > 0,
    );
    if (seats.length === 0) return;
    if (state.options.openDawn) flow.push(...seats.map((seat) => ({ kind: 'send' as const, seat })));
    else flow.ask({ kind: 'envoy', seats });
  },
  send: (_state, { seat }, flow) => flow.ask({ kind: 'envoy', seats: [seat] }),

  /** R-ASH-012: who reaches further goes first; ties, and those who sent nobody, from the lantern on. */
  reveal(state, _task, flow) {
    const { envoys, players, order } = state;
    const reach = (seat: Seat): number => {
      const card = envoys[seat] ?? -1;
      return card < 0 ? 0 : designOf(state, card).reach;
    };
    order.length = 0;
    // Insertion keeps those who are equal in table order.
    for (const seat of seatsFrom(players.length, state.lantern)) {
      let at = order.length;
      while (at > 0 && reach(must(order[at - 1])) < reach(seat)) at--;
      order.splice(at, 0, seat);
    }
    flow.emit({ kind: 'order', order: order.slice() });
    for (let i = order.length - 1; i >= 0; i--) flow.push({ kind: 'pick', seat: must(order[i]) });
  },

  pick(state, { seat }, flow) {
    if (state.market.length > 0 || state.counter !== null || canDraw(state)) flow.ask({ kind: 'pick', seats: [seat] });
  },

  /** R-ASH-015: the envoys leave face up, and the market is filled again. */
  refill(state, _task, flow) {
    for (let seat = 0; seat < state.envoys.length; seat++) {
      const card = state.envoys[seat] as number | null;
      if (card === null) continue;
      state.discard.push(card);
      state.envoys[seat] = null;
    }
    while (state.market.length < MARKET && readyDeck(state, flow)) {
      const card = must(state.deck.pop());
      state.market.push(card);
      flow.emit({ kind: 'offered', card });
    }
    if (state.counter === null && readyDeck(state, flow)) {
      state.counter = must(state.deck.pop());
      flow.emit({ kind: 'hidden' });
    }
  },
} satisfies Partial<TaskHandlers<State>>;

export const dawnDecisions = {
  envoy: {
    choices: (state, _decision, seat) => byDesign(state, playerOf(state, seat).hand, 'envoy'),
    choose(state, _decision, seat, choice, flow) {
      const { card } = choice as Extract<Choice, { kind: 'envoy' }>;
      remove(playerOf(state, seat).hand, card);
      state.envoys[seat] = card;
      flow.emit({ kind: 'envoy', seat, card });
    },
  },

  /** R-ASH-013. */
  pick: {
    choices(state) {
      const list = byDesign(state, state.market, 'pick');
      if (state.counter !== null) list.push(PICK_COUNTER);
      if (canDraw(state)) list.push(PICK_DECK);
      return list;
    },
    choose(state, _decision, seat, choice, flow) {
      if (choice.kind === 'pick') pickOffered(state, seat, choice.card, flow);
      else if (choice.kind === 'pickCounter') pickCounter(state, seat, flow);
      else draw(state, seat, flow, -1);
    },
  },
} satisfies Partial<DecisionHandlers<State, Choice>>;

function pickOffered(state: State, seat: Seat, card: number, flow: AshFlow): void {
  remove(state.market, card);
  playerOf(state, seat).hand.push(card);
  // Everybody saw which card it was and may remember who has it.
  for (const rival of rivalsOf(state.players.length, seat)) remember(state, rival, [card]);
  flow.emit({ kind: 'picked', seat, card });
}

function pickCounter(state: State, seat: Seat, flow: AshFlow): void {
  const card = state.counter as number;
  state.counter = null;
  playerOf(state, seat).hand.push(card);
  const { lantern } = state;
  if (lantern !== seat) remember(state, lantern, [card]);
  flow.tell([seat, lantern], { kind: 'pickedCounter', seat, card }, { kind: 'pickedCounter', seat, card: -1 });
}
