import type { GameState } from '@cinderhall/kernel';
import { askOption } from '../ask.ts';
import { checkFields, sayGoods, sayPerOf } from '../goods.ts';
import type { Effect, Effects, Kit, Op } from '../types.ts';
import type { Gain } from './gain.ts';

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
    // "gain 1 fuel or 1 gun", not "gain 1 fuel or gain 1 gun".
    if (effect.of.every((option) => isPlainGain(option, kit)))
      return {
        key: 'effects.gain',
        params: {
          what: {
            key: 'effects.choose',
            params: {
              options: effect.of.map(([one]) => ({
                key: 'effects.then',
                params: { parts: sayGoods(kit.world, (one as Gain).goods) },
              })),
            },
          },
        },
      };
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

function isPlainGain<S extends GameState>(option: Effects, kit: Kit<S>): boolean {
  const [one, ...more] = option;
  if (one?.op !== 'gain' || more.length > 0) return false;
  const { goods } = one as Gain;
  return sayPerOf(kit.world, goods) === null && Object.keys(goods).every((good) => !kit.world.goods[good]?.gainKey);
}
