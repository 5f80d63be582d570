import { checkFields, type Effect, type Op } from '@cinderhall/effects';
import type { State } from '../state.ts';

/** After the own move: a mine on a road just travelled. */
export interface LayMine extends Effect {
  readonly op: 'layMine';
}

export const layMine: Op<State, LayMine> = {
  op: 'layMine',
  run: (_state, _effect, { seat }, flow) => flow.ask({ kind: 'layMine', seats: [seat] }),
  can: ({ phase, turn }, _effect, { seat }) => phase === 'movement' && turn.seat === seat && turn.moved,
  say: () => ({ key: 'la.op.layMine' }),
  worth: () => 0.6,
  check: (effect, path) => checkFields(effect, [], path),
};
