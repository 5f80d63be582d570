import { checkFields, type Effect, type Op } from '@cinderhall/effects';
import type { State } from '../state.ts';

/** Played when contamination is put on a survivor, to ignore it; that decision offers it. */
export interface Shield extends Effect {
  readonly op: 'shield';
}

export const shield: Op<State, Shield> = {
  op: 'shield',
  run: () => undefined,
  can: () => false,
  say: () => ({ key: 'la.op.shield' }),
  worth: () => 1,
  check: (effect, path) => checkFields(effect, [], path),
};
