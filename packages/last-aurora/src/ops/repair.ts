import { checkFields, type Effect, type Op } from '@cinderhall/effects';
import { count } from '../convoy.ts';
import { DAMAGED, playerOf, type State } from '../state.ts';
import { WORTH } from '../worth.ts';

/** Removes damage from the seat's convoy, as much of it as it likes. */
export interface Repair extends Effect {
  readonly op: 'repair';
  readonly upTo: number;
}

export const repair: Op<State, Repair> = {
  op: 'repair',
  run: (_state, { upTo }, { seat }, flow) => flow.push({ kind: 'repair', seat, n: upTo, must: false }),
  can: (state, _effect, { seat }) => count(playerOf(state, seat).convoy, DAMAGED) > 0,
  say: ({ upTo }) => ({ key: 'la.op.repair', params: { n: upTo } }),
  worth: (state, { upTo }, { seat }) => -WORTH.damage * Math.min(upTo, count(playerOf(state, seat).convoy, DAMAGED)),
  check: (effect, path) => [
    ...checkFields(effect, ['upTo'], path),
    ...(Number.isInteger(effect.upTo) && effect.upTo > 0 ? [] : [{ path: `${path}.upTo`, code: 'amount' }]),
  ],
};
