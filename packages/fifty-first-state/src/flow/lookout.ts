import { type DecisionHandlers, remember, type Seat, type TaskHandlers } from '@cinderhall/kernel';
import { byDesign, remove } from '@cinderhall/tableau';
import type { Colour } from '../cards/index.ts';
import { coloursOf, discard, nextCard, nextConnection, pileOf } from '../deck.ts';
import { isOpponent, ownersInOrder } from '../owners.ts';
import { rulesOf, rulesOfChoice } from '../sets/index.ts';
import { opponentRules } from '../solo/rules.ts';
import { type Choice, playerOf, type State, type StateFlow } from '../state.ts';

/** R-BASE-030. */
function openConnection(state: State, colour: Colour, flow: StateFlow): void {
  const pile = pileOf(state, colour);
  pile.open = nextConnection(state, colour, flow);
  if (pile.open !== null) flow.emit({ kind: 'opened', card: pile.open });
}

export const lookoutTasks = {
  /** R-BASE-020. */
  round(state, _task, flow) {
    state.round++;
    state.phase = 'lookout';
    flow.emit({ kind: 'round', n: state.round, first: state.first });
    for (const colour of coloursOf(state)) openConnection(state, colour, flow);
    flow.push({ kind: 'production' });
    if (state.opponent) opponentRules(state).lookout(state, flow);
    else flow.push({ kind: 'draft', back: false }, { kind: 'draft', back: true });
  },

  /** R-BASE-031, R-BASE-032, R-BORGO-015: one card more than draft; the second time round the other way. */
  draft(state, { back }, flow) {
    while (state.row.length <= state.locations.length) {
      const card = nextCard(state, flow);
      if (card < 0) break;
      state.row.push(card);
      flow.emit({ kind: 'revealed', card });
    }
    const order = [...ownersInOrder(state)];
    flow.push({ kind: 'picks', seats: back ? order.reverse() : order }, { kind: 'draftOver' });
  },

  picks(state, { seats }, flow) {
    const [seat, ...rest] = seats;
    if (seat === undefined) return;
    if (rest.length > 0) flow.push({ kind: 'picks', seats: rest });
    if (isOpponent(state, seat)) opponentRules(state).pick?.(state, flow);
    else if (state.row.length > 0 || picksOf(state, seat).length > 0) flow.ask({ kind: 'pick', seats: [seat] });
  },

  draftOver(state, _task, flow) {
    for (const card of state.row) {
      discard(state, state.first, card);
      flow.emit({ kind: 'leftOver', card });
    }
    state.row.length = 0;
  },
} satisfies Partial<TaskHandlers<State>>;

/** The cards of the row, and what sets let a seat do in place of taking one. */
export function picksOf(state: State, seat: Seat): Choice[] {
  const list: Choice[] = byDesign(state, state.row);
  for (const id of state.options.sets) rulesOf(id).changePicks?.(state, seat, list);
  return list;
}

export function pick(state: State, seat: Seat, choice: Choice, flow: StateFlow): void {
  if (choice.kind === 'card') takeFromRow(state, seat, choice.card, flow);
  else rulesOfChoice(choice)?.act?.(state, seat, choice, flow);
}

/** Whether another pick of this look-out still comes after the present draft. */
export const hasLaterPick = ({ tasks }: State): boolean =>
  tasks.some((task) => task.kind === 'draft' || (task.kind === 'soloDraft' && task.step === 1));

/** Takes a card of the row to hand; everybody has seen it. */
function takeFromRow(state: State, seat: Seat, card: number, flow: StateFlow): void {
  remove(state.row, card);
  playerOf(state, seat).hand.push(card);
  rememberInHand(state, seat, card);
  flow.emit({ kind: 'picked', seat, card });
}

function rememberInHand(state: State, seat: Seat, card: number): void {
  for (let other = 0; other < state.players.length; other++) if (other !== seat) remember(state, other, [card]);
}

export const lookoutDecisions = {
  pick: {
    choices: (state, _decision, seat) => picksOf(state, seat),
    choose: (state, _decision, seat, choice, flow) => pick(state, seat, choice, flow),
  },
} satisfies Partial<DecisionHandlers<State, Choice>>;
