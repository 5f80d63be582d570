import { checkFields, type Effect, type Op } from '@cinderhall/effects';
import type { State } from '../state.ts';

/** Spent on an attack instead of ammo; the attack rule asks for it. A hit does more damage. */
export interface FreeAmmo extends Effect {
  readonly op: 'freeAmmo';
  readonly bonus: number;
}

export const freeAmmo: Op<State, FreeAmmo> = {
  op: 'freeAmmo',
  run: () => undefined,
  can: () => false,
  say: ({ bonus }) => ({ key: 'la.op.freeAmmo', params: { n: bonus } }),
  worth: () => 1,
  check: (effect, path) => [
    ...checkFields(effect, ['bonus'], path),
    ...(Number.isInteger(effect.bonus) && effect.bonus > 0 ? [] : [{ path: `${path}.bonus`, code: 'amount' }]),
  ],
};
