import { type DecisionHandlers, forget, must, remember, type TaskHandlers } from '@cinderhall/kernel';
import { type Choice, playerOf, type State } from '../state.ts';
import { seatsFrom } from '../tables.ts';
import { byDesign, remove } from './zones.ts';

export const HAND_LIMIT = 6;
export const ENOUGH = 8;
export const ACTIONS = 4;

export const duskTasks = {
  round(state, _task, flow) {
    state.round++;
    state.phase = 'dawn';
    for (const player of state.players) {
      player.used = 0;
      player.actions = ACTIONS;
      player.raided = false;
      player.scouted = false;
    }
    flow.emit({ kind: 'round', n: state.round, lantern: state.lantern });
    flow.push(
      { kind: 'envoys' },
      { kind: 'reveal' },
      { kind: 'refill' },
      { kind: 'work' },
      { kind: 'turn', at: 0 },
      { kind: 'dusk' },
    );
  },

  /** R-ASH-045: the end is looked for before anything is thrown away. */
  dusk(state, _task, flow) {
    state.phase = 'dusk';
    if (state.round >= state.options.rounds || state.players.some(({ built }) => built.length >= ENOUGH)) {
      state.phase = 'over';
      flow.emit({ kind: 'over', round: state.round });
      flow.finish();
      return;
    }
    flow.push({ kind: 'night' });
    const seats = seatsFrom(state.players.length, state.lantern);
    for (let i = seats.length - 1; i >= 0; i--)
      if (playerOf(state, must(seats[i])).hand.length > HAND_LIMIT) flow.push({ kind: 'trim', seat: must(seats[i]) });
  },

  /** R-ASH-043. */
  trim(state, { seat }, flow) {
    const { hand } = playerOf(state, seat);
    if (hand.length > HAND_LIMIT + 1) flow.push({ kind: 'trim', seat });
    flow.ask({ kind: 'discard', seats: [seat] });
  },

  /** R-ASH-044: the player who passes the lantern on remembers what it showed. */
  night(state, _task, flow) {
    if (state.counter !== null) remember(state, state.lantern, [state.counter]);
    state.lantern = (state.lantern + 1) % state.players.length;
    flow.push({ kind: 'round' });
  },
} satisfies Partial<TaskHandlers<State>>;

export const duskDecisions = {
  discard: {
    choices: (state, _decision, seat) => byDesign(state, playerOf(state, seat).hand, 'discard'),
    choose(state, _decision, seat, choice, flow) {
      const { card } = choice as Extract<Choice, { kind: 'discard' }>;
      const { hand } = playerOf(state, seat);
      // One of them leaves unseen: the other seats cannot tell which ones are still there.
      forget(state, hand);
      remove(hand, card);
      state.buried.push(card);
      remember(state, seat, [card]);
      flow.tell([seat], { kind: 'discarded', seat, card }, { kind: 'discarded', seat, card: -1 });
    },
  },
} satisfies Partial<DecisionHandlers<State, Choice>>;
