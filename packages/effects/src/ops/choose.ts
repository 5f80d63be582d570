import type { GameState } from '@cinderhall/kernel';
import { askOption } from '../ask.ts';
import { checkFields } from '../goods.ts';
import type { Effect, Effects, Op } from '../types.ts';

/** One of several lists of effects, as the seat likes; an empty list lets it decline. */
export interface Choose extends Effect {
  readonly op: 'choose';
  readonly of: readonly Effects[];
}

export const choose = <S extends GameState>(): Op<S, Choose> => ({
  op: 'choose',
  run(state, effect, by, flow, kit) {
    const possible = effect.of.filter((option) => option.length === 0 || kit.can(state, option, by));
    if (possible.some((option) => option.length > 0)) askOption(possible, by, flow);
  },
  can: (state, effect, by, kit) => effect.of.some((option) => option.length > 0 && kit.can(state, option, by)),
  say: (effect, kit) => {
    const options = effect.of.filter((option) => option.length > 0).map((option) => kit.say(option));
    const key = options.length < effect.of.length ? 'effects.may' : 'effects.choose';
    return { key, params: { options } };
  },
  worth: (state, effect, by, kit) =>
    Math.max(
      ...effect.of.map((option) =>
        option.length === 0 ? 0 : kit.can(state, option, by) ? kit.worth(state, option, by) : -1,
      ),
    ),
  check: (effect, path, kit) => [
    ...checkFields(effect, ['of'], path),
    ...(Array.isArray(effect.of) && effect.of.length > 1
      ? effect.of.flatMap((option, i) => (option.length === 0 ? [] : kit.check(option, `${path}.of[${i}]`)))
      : [{ path: `${path}.of`, code: 'options' }]),
  ],
});
