import { checkFields, type Effect, type Effects, type Op, pushEffects } from '@cinderhall/effects';
import { resourcesOf } from '../prices.ts';
import { playerOf, type State } from '../state.ts';

/** Gives a resource of another kind for the one that lies on the explored card; then something more happens. */
export interface Swap extends Effect {
  readonly op: 'swap';
  readonly do: Effects;
}

/** The markers that a seat could give for the one that is offered: of another kind. */
export const swappable = (state: State, seat: number, offered: number | undefined): number[] =>
  resourcesOf(playerOf(state, seat)).filter((marker) => marker !== offered);

export const swap: Op<State, Swap> = {
  op: 'swap',
  run(_state, effect, by, flow) {
    pushEffects(effect.do, by, flow);
    flow.ask({ kind: 'swap', seats: [by.seat] });
  },
  can(state, _effect, { seat, card }) {
    const offered = state.zone.find((place) => place.card === card)?.left[0];
    return offered !== undefined && swappable(state, seat, offered).length > 0;
  },
  say: (effect, kit) => ({ key: 'la.op.swap', params: { gets: kit.say(effect.do) } }),
  worth: (state, effect, by, kit) => kit.worth(state, effect.do, by) + 0.2,
  check: (effect, path, kit) => [...checkFields(effect, ['do'], path), ...kit.check(effect.do, `${path}.do`)],
};
