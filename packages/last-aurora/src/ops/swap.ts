import { checkFields, type Effect, type Effects, type Op, pushEffects } from '@cinderhall/effects';
import { count } from '../convoy.ts';
import { AMMO, FUEL, playerOf, type State } from '../state.ts';

/** Gives a resource of another kind for the one that lies on the explored card; then something more happens. */
export interface Swap extends Effect {
  readonly op: 'swap';
  readonly do: Effects;
}

export const swap: Op<State, Swap> = {
  op: 'swap',
  run(_state, effect, by, flow) {
    pushEffects(effect.do, by, flow);
    flow.ask({ kind: 'swap', seats: [by.seat] });
  },
  can(state, _effect, { seat, card }) {
    const offered = state.zone.find((place) => place.card === card)?.left[0];
    if (offered === undefined) return false;
    const { convoy } = playerOf(state, seat);
    for (let marker: number = AMMO; marker <= FUEL; marker++)
      if (marker !== offered && count(convoy, marker) > 0) return true;
    return false;
  },
  say: (effect, kit) => ({ key: 'la.op.swap', params: { gets: kit.say(effect.do) } }),
  worth: (state, effect, by, kit) => kit.worth(state, effect.do, by) + 0.2,
  check: (effect, path, kit) => [...checkFields(effect, ['do'], path), ...kit.check(effect.do, `${path}.do`)],
};
