import { checkFields, type Effect, type Op } from '@cinderhall/effects';
import { canDraw, nextCard } from '../deck.ts';
import type { State } from '../state.ts';

/** Draw cards, keep some of them, discard the rest (E-20). */
export interface DrawKeep extends Effect {
  readonly op: 'drawKeep';
  readonly draw: number;
  readonly keep: number;
}

export const drawKeep: Op<State, DrawKeep> = {
  op: 'drawKeep',
  run(state, { draw, keep }, by, flow) {
    const cards: number[] = [];
    while (cards.length < draw) {
      const card = nextCard(state, flow);
      if (card < 0) break;
      cards.push(card);
    }
    if (cards.length === 0) return;
    flow.emit({ kind: 'looked', seat: by.seat, card: by.card, n: cards.length });
    flow.ask({ kind: 'drawKeep', seats: [by.seat], card: by.card, cards, keep });
  },
  can: (state) => canDraw(state),
  say: ({ draw, keep }) => ({ key: 'fiftyFirstState.op.drawKeep', params: { draw, keep } }),
  worth: (_state, { keep }, _by, kit) => keep * (kit.world.goods.card?.worth ?? 0) * 1.3,
  check: (effect, path) => [
    ...checkFields(effect, ['draw', 'keep'], path),
    ...(effect.draw > effect.keep && effect.keep > 0 ? [] : [{ path, code: 'drawKeep' }]),
  ],
};
