import { at, type DecisionHandlers, type Seat, type TaskHandlers } from '@cinderhall/kernel';
import { DESIGNS, FACTIONS } from '../cards/index.ts';
import { discardFromHand, draw } from '../deck.ts';
import { rulesOf } from '../sets/index.ts';
import { answerOf, type Choice, playerOf, type State } from '../state.ts';

/** R-SETUP-006. */
const DEALT = 6;
const seatsOf = (state: State): Seat[] => state.players.map((_, seat) => seat);

/** One number for two designs, in whichever order. */
const pairOf = (a: number, b: number): number => Math.min(a, b) * DESIGNS.length + Math.max(a, b);

/** What nobody has taken yet. */
const freeFactions = ({ options, players }: State): number[] =>
  options.factions.filter((faction) => !players.some((player) => player.faction === faction));

export const setupTasks = {
  factions(_state, { seat }, flow) {
    flow.ask({ kind: 'faction', seats: [seat] });
  },

  deal(state, _task, flow) {
    for (const player of state.players) player.board = (FACTIONS[player.faction]?.actions ?? []).map(() => 0);
    for (const seat of seatsOf(state)) draw(state, seat, DEALT, -1, flow);
    for (const id of state.options.sets) rulesOf(id).dealt?.(state, flow);
    flow.push({ kind: 'round' });
    flow.ask({ kind: 'keep', seats: seatsOf(state) });
  },
} satisfies Partial<TaskHandlers<State>>;

export const setupDecisions = {
  faction: {
    choices: (state) => freeFactions(state).map((faction) => ({ kind: 'faction', faction })),
    choose(state, _decision, seat, choice, flow) {
      const { faction } = answerOf(choice, 'faction');
      playerOf(state, seat).faction = faction;
      flow.emit({ kind: 'chose', seat, faction });
      if (seat !== state.first) {
        const seats = state.players.length;
        flow.push({ kind: 'factions', seat: (seat + seats - 1) % seats });
      }
    },
  },

  keep: {
    /** The pairs of cards that can go; the same pair of designs is one choice. */
    choices(state, _decision, seat) {
      const { hand } = playerOf(state, seat);
      const seen = new Set<number>();
      const list: Choice[] = [];
      for (let i = 0; i < hand.length; i++)
        for (let j = i + 1; j < hand.length; j++) {
          const first = at(hand, i);
          const second = at(hand, j);
          const pair = pairOf(at(state.cards, first), at(state.cards, second));
          if (seen.has(pair)) continue;
          seen.add(pair);
          list.push({ kind: 'drop', first, second });
          // R-SCAV-010: with piles of their own, players say which of the two lies on top.
          if (state.scavengers !== null && at(state.cards, first) !== at(state.cards, second))
            list.push({ kind: 'drop', first: second, second: first });
        }
      return list;
    },
    choose(state, _decision, seat, choice, flow) {
      const { first, second } = answerOf(choice, 'drop');
      for (const card of [first, second]) {
        discardFromHand(state, seat, card);
        flow.emit({ kind: 'discarded', seat, card });
      }
    },
  },
} satisfies Partial<DecisionHandlers<State, Choice>>;
