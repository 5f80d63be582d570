import { checkFields, type Effect, type Op } from '@cinderhall/effects';
import { canDraw, readyDeck } from '../deck.ts';
import type { State } from '../state.ts';

/** Look at the top cards of the deck, take one of them, put the rest back on top in their order. */
export interface Scout extends Effect {
  readonly op: 'scout';
  readonly look: number;
}

export const scout: Op<State, Scout> = {
  op: 'scout',
  run(state, { look }, by, flow) {
    if (!readyDeck(state, flow)) return;
    const cards = state.deck.splice(Math.max(0, state.deck.length - look));
    flow.emit({ kind: 'scouted', seat: by.seat, n: cards.length, by: by.card, phase: state.phase });
    flow.ask({ kind: 'scout', seats: [by.seat], cards });
  },
  can: (state) => canDraw(state),
  say: ({ look }) => ({ key: 'ash.scout', params: { look } }),
  worth: (_state, { look }, _by, kit) => (kit.world.goods.card?.worth ?? 0) * (1 + look * 0.1),
  check: (effect, path) => [
    ...checkFields(effect, ['look'], path),
    ...(Number.isInteger(effect.look) && effect.look > 1 ? [] : [{ path: `${path}.look`, code: 'amount' }]),
  ],
};
