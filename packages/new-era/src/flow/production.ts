import { pushEffects } from '@cinderhall/effects';
import type { DecisionHandlers, TaskHandlers } from '@cinderhall/kernel';
import { byDesign, fromSeat, remove } from '@cinderhall/tableau';
import { factionOf, locationOf } from '../cards/index.ts';
import { gainAll } from '../effect-kit.ts';
import { locationsOf } from '../locations.ts';
import { answerOf, type Choice, playerOf, type State } from '../state.ts';

const DONE: Choice = { kind: 'done' };

export const productionTasks = {
  production(state, _task, flow) {
    state.phase = 'production';
    flow.emit({ kind: 'phase', phase: 'production' });
    const order = fromSeat(state.players.length, state.first);
    flow.push(...order.map((seat) => ({ kind: 'produce' as const, seat })), { kind: 'actions' });
  },

  /** R-NE-029: base, deals, deals with others; then the choices about spoils; then the locations. */
  produce(state, { seat }, flow) {
    const { deals, abroad } = playerOf(state, seat);
    flow.emit({ kind: 'produces', seat });
    flow.push({ kind: 'cashSpoils', seat }, { kind: 'locationsProduce', seat });
    gainAll(state, seat, factionOf(state, seat).production, 'once', -1, flow);
    for (const cards of [deals, abroad])
      for (const card of cards) {
        flow.emit({ kind: 'dealPaid', seat, card });
        gainAll(state, seat, locationOf(state, card).deal, 'deal', card, flow);
      }
  },

  cashSpoils(state, { seat }, flow) {
    if (playerOf(state, seat).spoils.length > 0) flow.ask({ kind: 'spoils', seats: [seat] });
  },

  /** R-NE-024. */
  locationsProduce(state, { seat }, flow) {
    const owned = locationsOf(state, seat);
    for (let i = owned.length - 1; i >= 0; i--) {
      const card = owned[i]?.card ?? -1;
      const { production } = locationOf(state, card);
      if (production) pushEffects(production, { seat, card, x: 0 }, flow);
    }
  },
} satisfies Partial<TaskHandlers<State>>;

export const productionDecisions = {
  /** R-NE-023: any of them, one after the other, until the rest is kept. */
  spoils: {
    choices(state, _decision, seat) {
      const list: Choice[] = byDesign(state, playerOf(state, seat).spoils);
      list.push(DONE);
      return list;
    },
    choose(state, _decision, seat, choice, flow) {
      if (choice.kind === 'done') return;
      const { card } = answerOf(choice, 'card');
      remove(playerOf(state, seat).spoils, card);
      state.discard.push(card);
      flow.emit({ kind: 'cashed', seat, card });
      flow.push({ kind: 'cashSpoils', seat });
      gainAll(state, seat, locationOf(state, card).spoils, 'spoils', card, flow);
    },
  },
} satisfies Partial<DecisionHandlers<State, Choice>>;
