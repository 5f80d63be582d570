import type { DecisionHandlers, Seat, TaskHandlers } from '@cinderhall/kernel';
import { listFieldTokens, startFieldToken, takeFieldToken } from '../actions/board.ts';
import { listCards, playInstant, playLeader, startSwap, swap } from '../actions/cards.ts';
import { carryOut, listContacts, startContact } from '../actions/contact.ts';
import { askSecondDeal } from '../actions/deal.ts';
import { breakDeal, listFree, store } from '../actions/free.ts';
import { beginAttack, decideFate, raidWon, shootOut } from '../actions/raid.ts';
import { listRebuild, rebuild, startRebuild } from '../actions/rebuild.ts';
import { listRedevelop, redevelopOver, startRedevelop } from '../actions/redevelop.ts';
import { hire, lead, listWork, use, visit } from '../actions/workers.ts';
import { fieldRanges } from '../contacts.ts';
import { tellLastTurn } from '../outcome.ts';
import { type Choice, type ChoiceOfKind, playerOf, type State, type StateFlow } from '../state.ts';

const PASS: Choice = { kind: 'pass' };

export const actionTasks = {
  actions(state, _task, flow) {
    state.phase = 'actions';
    flow.emit({ kind: 'phase', phase: 'actions' });
    flow.push({ kind: 'act', seat: state.first }, { kind: 'scoring' });
  },

  /** R-NE-030: the next player who has not passed, until all have. */
  act(state, { seat }, flow) {
    const seats = state.players.length;
    for (let i = 0; i < seats; i++) {
      const next = (seat + i) % seats;
      if (playerOf(state, next).passed) continue;
      flow.ask({ kind: 'act', seats: [next] });
      return;
    }
  },

  carryOut: (state, task, flow) => carryOut(state, task.seat, task, flow),
  secondDeal: (state, { seat, range }, flow) => askSecondDeal(state, seat, range, flow),
  attack: (state, task, flow) => beginAttack(state, task.seat, task, flow),
  shootOut: (state, task, flow) => shootOut(state, task.seat, task, flow),
  raidWon: (state, { seat, card }, flow) => raidWon(state, seat, card, flow),
  fate: (state, { seat, card }, flow) => decideFate(state, seat, card, flow),
  redevelop: (state, { seat, over, quiet }, flow) => redevelopOver(state, seat, over, quiet, flow),
  rebuild: (state, { seat }, flow) => rebuild(state, seat, flow),
  swap: (state, { seat }, flow) => swap(state, seat, flow),
  fieldToken: (state, { seat, how }, flow) => takeFieldToken(state, seat, how, flow),
} satisfies Partial<TaskHandlers<State>>;

export const actionDecisions = {
  act: {
    choices(state, _decision, seat) {
      const list: Choice[] = [];
      const fields = fieldRanges(state, seat);
      listContacts(state, seat, fields, list);
      listRedevelop(state, seat, list);
      listRebuild(state, seat, list);
      listWork(state, seat, list);
      listCards(state, seat, list);
      listFieldTokens(fields, list);
      listFree(state, seat, list);
      list.push(PASS);
      return list;
    },
    choose(state, _decision, seat, choice, flow) {
      if (choice.kind === 'store' || choice.kind === 'breakDeal') {
        // R-NE-043: no action, so it is still the same player's turn.
        flow.push({ kind: 'act', seat });
        if (choice.kind === 'store') store(state, seat, choice.good, choice.card, flow);
        else breakDeal(state, seat, choice.card, flow);
        return;
      }
      flow.push({ kind: 'act', seat: (seat + 1) % state.players.length });
      perform(state, seat, choice, flow);
    },
  },
} satisfies Partial<DecisionHandlers<State, Choice>>;

/** The actions that are about one card. */
const WITH_CARD = {
  redevelop: startRedevelop,
  rebuild: startRebuild,
  instant: playInstant,
  leader: playLeader,
  use,
  visit,
} as const;

const isWithCard = (choice: Choice): choice is ChoiceOfKind<keyof typeof WITH_CARD> => choice.kind in WITH_CARD;

function perform(state: State, seat: Seat, choice: Choice, flow: StateFlow): void {
  switch (choice.kind) {
    case 'incorporate':
    case 'conquer':
    case 'deal':
      startContact(state, seat, choice.kind, choice.card, flow);
      return;
    case 'fieldToken':
      startFieldToken(state, seat, choice.how, flow);
      return;
    case 'hire':
      hire(state, seat, choice.good, flow);
      return;
    case 'lead':
      lead(state, seat, flow);
      return;
    case 'swap':
      startSwap(seat, flow);
      return;
    case 'pass':
      playerOf(state, seat).passed = true;
      flow.emit({ kind: 'passed', seat });
      tellLastTurn(state, seat, flow);
      return;
    default:
      if (isWithCard(choice)) WITH_CARD[choice.kind](state, seat, choice.card, flow);
  }
}
