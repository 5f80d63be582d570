import { checkFields, type Effect, type Op } from '@cinderhall/effects';
import type { Colour } from '../../../cards/index.ts';
import { coloursOf, pileOf } from '../../../deck.ts';
import type { State } from '../../../state.ts';

/** Take the top card of a connection deck without showing it (E-21). */
export interface DrawConnection extends Effect {
  readonly op: 'drawConnection';
}

/** The colours of which there is a card to draw. */
export const drawable = (state: State): Colour[] =>
  coloursOf(state).filter((colour) => pileOf(state, colour).deck.length + pileOf(state, colour).discard.length > 0);

export const drawConnection: Op<State, DrawConnection> = {
  op: 'drawConnection',
  run(state, _effect, by, flow) {
    if (drawable(state).length > 0) flow.ask({ kind: 'drawConnection', seats: [by.seat], card: by.card });
  },
  can: (state) => drawable(state).length > 0,
  say: () => ({ key: 'fiftyFirstState.op.drawConnection' }),
  worth: () => 0.8,
  check: (effect, path) => checkFields(effect, [], path),
};
