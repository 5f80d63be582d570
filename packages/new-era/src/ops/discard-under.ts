import { checkFields, type Effect, type Effects, type Op, pushEffects } from '@cinderhall/effects';
import { playerOf, type State } from '../state.ts';

/** Give up a card from under the base, without its goods (R-NE-047, A-NE-21). */
export interface DiscardUnder extends Effect {
  readonly op: 'discardUnder';
  readonly of: 'spoils' | 'deals';
  readonly do: Effects;
}

/** What the card would still have brought, roughly. */
const CARD_WORTH = 1.2;

export const discardUnder: Op<State, DiscardUnder> = {
  op: 'discardUnder',
  run(state, { of, do: effects }, by, flow) {
    if (playerOf(state, by.seat)[of].length === 0) return;
    pushEffects(effects, by, flow);
    flow.ask({ kind: 'under', seats: [by.seat], card: by.card, of });
  },
  can: (state, { of, do: effects }, by, kit) => playerOf(state, by.seat)[of].length > 0 && kit.can(state, effects, by),
  say: ({ of, do: effects }, kit) => ({ key: `newEra.op.discardUnder.${of}`, params: { gets: kit.say(effects) } }),
  worth: (state, effect, by, kit) => kit.worth(state, effect.do, by) - CARD_WORTH,
  check: (effect, path, kit) => [
    ...checkFields(effect, ['of', 'do'], path),
    ...(['spoils', 'deals'].includes(effect.of) ? [] : [{ path: `${path}.of`, code: 'under.of' }]),
    ...kit.check(effect.do, `${path}.do`),
  ],
};
