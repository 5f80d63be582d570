import { checkFields, type Effect, type Op } from '@cinderhall/effects';
import { salvageable } from '../actions/upgrade.ts';
import type { State } from '../state.ts';

/** Upgrades the convoy with a card from the exploration discard pile. */
export interface Salvage extends Effect {
  readonly op: 'salvage';
}

export const salvage: Op<State, Salvage> = {
  op: 'salvage',
  run: (_state, _effect, { seat }, flow) => flow.ask({ kind: 'salvage', seats: [seat] }),
  can: (state, _effect, { seat }) => state.discard.some((card) => salvageable(seat, card)),
  say: () => ({ key: 'la.op.salvage' }),
  worth: () => 1,
  check: (effect, path) => checkFields(effect, [], path),
};
