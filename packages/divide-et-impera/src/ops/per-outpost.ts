import { checkFields, type Op } from '@cinderhall/effects';
import { addIcon } from '../actions/copy.ts';
import { COLOURS, colourIndex, ICONS, iconOf, type PerOutpost } from '../cards/index.ts';
import { outpostsOf } from '../majority.ts';
import type { State } from '../state.ts';

const placeOf = (effect: PerOutpost): number => ICONS.findIndex(({ effects }) => effects[0] === effect);

export const perOutpost: Op<State, PerOutpost> = {
  op: 'perOutpost',
  run(state, effect, by, flow, kit) {
    const n = outpostsOf(state, by.seat, colourIndex(effect.colour)) + state.extraOutposts;
    if (n > 1) addIcon(state, iconOf(placeOf(effect)).repeats, n - 1);
    kit.run(state, effect.do, by, flow);
  },
  can: (state, effect, by, kit) =>
    outpostsOf(state, by.seat, colourIndex(effect.colour)) + state.extraOutposts > 0 && kit.can(state, effect.do, by),
  say: (effect, kit) => ({ key: `dei.op.per.${effect.colour}`, params: { does: kit.say(effect.do) } }),
  worth: (state, effect, by, kit) =>
    outpostsOf(state, by.seat, colourIndex(effect.colour)) * kit.worth(state, effect.do, by),
  check: (effect, path, kit) => [
    ...checkFields(effect, ['colour', 'do'], path),
    ...(effect.colour === 'any' || COLOURS.includes(effect.colour)
      ? []
      : [{ path: `${path}.colour`, code: 'colour.unknown' }]),
    ...(effect.do.length === 1 ? kit.check(effect.do, `${path}.do`) : [{ path: `${path}.do`, code: 'effects' }]),
  ],
};
