import { checkFields, type Effect, type Op } from '@cinderhall/effects';
import { playerOf, type State } from '../state.ts';
import { WORTH } from '../worth.ts';

/** Removes contamination from survivors of the seat, as much of it as it likes. */
export interface Cleanse extends Effect {
  readonly op: 'cleanse';
  readonly upTo: number;
  readonly who: 'acting' | 'any';
}

function tokens(state: State, seat: number, who: Cleanse['who']): number {
  let n = 0;
  for (const { card, contamination } of playerOf(state, seat).survivors)
    if (who === 'any' || state.turn.acting.includes(card)) n += contamination;
  return n;
}

export const cleanse: Op<State, Cleanse> = {
  op: 'cleanse',
  run: (_state, { upTo, who }, { seat }, flow) =>
    flow.push({ kind: 'cleanse', seat, acting: who === 'acting', n: upTo }),
  can: (state, { who }, { seat }) => tokens(state, seat, who) > 0,
  say: ({ upTo, who }) => ({ key: 'la.op.cleanse', params: { n: upTo, who } }),
  worth: (state, { upTo, who }, { seat }) => -WORTH.contamination * Math.min(upTo, tokens(state, seat, who)),
  check: (effect, path) => [
    ...checkFields(effect, ['upTo', 'who'], path),
    ...(Number.isInteger(effect.upTo) && effect.upTo > 0 ? [] : [{ path: `${path}.upTo`, code: 'amount' }]),
    ...(['acting', 'any'].includes(effect.who) ? [] : [{ path: `${path}.who`, code: 'who' }]),
  ],
};
