import type { DecisionHandlers, TaskHandlers } from '@cinderhall/kernel';
import { abilitiesAndItems } from '../actions/items.ts';
import { automaRests } from '../automa/exploration.ts';
import { nextOf, standardOrder } from '../order.ts';
import { AUTOMA, type Choice, playerOf, type State } from '../state.ts';
import { beginPhase, beginTurn, feed, listFeeding } from './exploration.ts';

const DONE: Choice = { kind: 'done' };

export const restTasks = {
  /** R-LA-190, R-LA-193: resting does not affect other players, so the seats rest one after another. */
  restPhase(state, { lap }, flow) {
    if (state.phase !== 'rest') {
      beginPhase(state, 'rest', flow);
      flow.push({ kind: 'restPhase', lap: standardOrder(state) });
      return;
    }
    const who = nextOf(state, lap);
    if (who === null) return;
    flow.push({ kind: 'restPhase', lap });
    if (who === AUTOMA) {
      automaRests(state, flow);
      return;
    }
    beginTurn(state, who);
    flow.push({ kind: 'rest', seat: who });
  },
  rest: (_state, { seat }, flow) => flow.ask({ kind: 'rest', seats: [seat] }),
  restLate: (_state, { seat }, flow) => flow.ask({ kind: 'restLate', seats: [seat] }),
} satisfies Partial<TaskHandlers<State>>;

export const restDecisions = {
  /** Step 1: feeding. */
  rest: {
    choices(state, _decision, seat) {
      const list: Choice[] = [DONE];
      listFeeding(state, seat, list);
      return list;
    },
    choose(state, _decision, seat, choice, flow) {
      if (choice.kind === 'feed') {
        feed(state, seat, choice.card, flow);
        flow.push({ kind: 'rest', seat });
        return;
      }
      // Steps 2 and 3.
      const active: number[] = [];
      for (const survivor of playerOf(state, seat).survivors) {
        if (survivor.zone === 'rest') {
          survivor.zone = 'active';
          active.push(survivor.card);
        } else if (survivor.zone === 'exhausted') survivor.zone = 'rest';
      }
      flow.emit({ kind: 'rested', seat, active });
      flow.push({ kind: 'restLate', seat });
    },
  },
  /** R-LA-191: abilities of this phase, and items. */
  restLate: abilitiesAndItems('restLate'),
} satisfies Partial<DecisionHandlers<State, Choice>>;
