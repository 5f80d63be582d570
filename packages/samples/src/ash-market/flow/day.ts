import { type DecisionHandlers, forget, must, remember, type TaskHandlers } from '@cinderhall/kernel';
import { listBuilds, raise, startBuild } from '../actions/build.ts';
import { guardChoices, listRaids, plunder, raidOver, startGuarding, startRaid } from '../actions/raid.ts';
import { listScout, startScout } from '../actions/scout.ts';
import { listTrades, trade } from '../actions/trade.ts';
import { listUses, use } from '../actions/use.ts';
import { designOf } from '../cards/index.ts';
import { type Choice, playerOf, type State } from '../state.ts';
import { byDesign, remove } from './zones.ts';

const PASS: Choice = { kind: 'pass' };

export const dayTasks = {
  /** R-ASH-030: the next seat, in the order of the envoys, that has not passed and has actions left. */
  turn(state, { at }, flow) {
    state.phase = 'day';
    const { order } = state;
    for (let i = 0; i < order.length; i++) {
      const now = (at + i) % order.length;
      const seat = must(order[now]);
      if (playerOf(state, seat).actions > 0) {
        flow.ask({ kind: 'act', seats: [seat], at: now });
        return;
      }
    }
  },
  raise: (state, { seat, card }, flow) => raise(state, seat, card, flow),
  raid: (state, { seat, from }, flow) => startGuarding(state, seat, from, flow),
  plunder: (state, { seat, from, n }, flow) => plunder(state, seat, from, n, flow),
  raidOver: (state, { seat, from }, flow) => raidOver(state, seat, from, flow),
} satisfies Partial<TaskHandlers<State>>;

export const dayDecisions = {
  act: {
    choices(state, _decision, seat) {
      const list: Choice[] = [];
      listBuilds(state, seat, list);
      listUses(state, seat, list);
      listTrades(state, seat, list);
      listRaids(state, seat, list);
      listScout(state, seat, list);
      list.push(PASS);
      return list;
    },
    choose(state, { at }, seat, choice, flow) {
      const player = playerOf(state, seat);
      player.actions--;
      flow.push({ kind: 'turn', at: at + 1 });
      switch (choice.kind) {
        case 'build':
          return startBuild(state, seat, choice.card, flow);
        case 'use':
          return use(state, seat, choice.card, flow);
        case 'trade':
          return trade(state, seat, choice, flow);
        case 'raid':
          return startRaid(state, seat, choice.from, flow);
        case 'scout':
          return startScout(state, seat, flow);
        default:
          player.actions = 0;
          flow.emit({ kind: 'passed', seat });
      }
    },
  },

  guard: {
    choices: (state, _decision, seat) => guardChoices(state, seat),
    /** R-ASH-037: what others see when nothing is played is the same, whether something could have been or not. */
    choose(state, { raider, n }, seat, choice, flow) {
      let left = n;
      if (choice.kind === 'guard') {
        remove(playerOf(state, seat).hand, choice.card);
        state.discard.push(choice.card);
        left -= designOf(state, choice.card).guard ?? 0;
        flow.emit({ kind: 'guarded', seat, card: choice.card });
      }
      flow.push({ kind: 'plunder', seat: raider, from: seat, n: left });
    },
  },

  scout: {
    choices: (state, { cards }) => byDesign(state, cards, 'keep'),
    /** R-ASH-041. */
    choose(state, { cards }, seat, choice, flow) {
      const { card } = choice as Extract<Choice, { kind: 'keep' }>;
      // Seats that knew one of these cards cannot tell whether it was taken or put back.
      forget(state, cards);
      const back = cards.filter((other) => other !== card);
      state.deck.push(...back);
      remember(state, seat, back);
      playerOf(state, seat).hand.push(card);
      flow.tell([seat], { kind: 'kept', seat, card }, { kind: 'kept', seat, card: -1 });
    },
  },
} satisfies Partial<DecisionHandlers<State, Choice>>;
