import { checkFields, type Effect, type Op } from '@cinderhall/effects';
import { DAMAGE_ZONES, type DamageZone } from '../cards/index.ts';
import type { State } from '../state.ts';
import { WORTH } from '../worth.ts';

/** The seat's convoy takes damage in a zone; its owner chooses the slots. */
export interface Damage extends Effect {
  readonly op: 'damage';
  readonly n: number;
  readonly zone: DamageZone;
}

export const damage: Op<State, Damage> = {
  op: 'damage',
  run: (_state, { n, zone }, { seat }, flow) => flow.push({ kind: 'damage', seat, n, zone }),
  // It may be chosen even where it would hit nothing.
  can: () => true,
  say: ({ n, zone }) =>
    zone === 'any'
      ? { key: 'la.op.damage', params: { n } }
      : { key: 'la.op.damageIn', params: { n, zone: { key: `la.zone.${zone}` } } },
  worth: (_state, { n }) => n * WORTH.damage,
  check: (effect, path) => [
    ...checkFields(effect, ['n', 'zone'], path),
    ...(Number.isInteger(effect.n) && effect.n > 0 ? [] : [{ path: `${path}.n`, code: 'amount' }]),
    ...(DAMAGE_ZONES.includes(effect.zone) ? [] : [{ path: `${path}.zone`, code: 'zone' }]),
  ],
};
