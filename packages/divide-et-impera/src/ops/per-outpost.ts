import { checkFields, type Effect, type Effects, type Op } from '@cinderhall/effects';
import { addIcon } from '../actions/copy.ts';
import { COLOURS, type Colour, ICONS, iconOf } from '../cards/index.ts';
import { cubesFor } from '../majority.ts';
import type { State } from '../state.ts';

/** R-DEI-106: the action as many times as there are matching outposts; how often is settled when it is first used. */
export interface PerOutpost extends Effect {
  readonly op: 'perOutpost';
  readonly colour: Colour | 'any';
  readonly do: Effects;
}

const placeOf = (effect: PerOutpost): number => ICONS.findIndex(({ effects }) => effects[0] === effect);
const colourOf = (colour: Colour | 'any'): number => (colour === 'any' ? COLOURS.length : COLOURS.indexOf(colour));

export const perOutpost: Op<State, PerOutpost> = {
  op: 'perOutpost',
  run(state, effect, by, flow, kit) {
    const n = cubesFor(state, by.seat, colourOf(effect.colour)) + state.extraOutposts;
    if (n > 1) addIcon(state, iconOf(placeOf(effect)).repeats, n - 1);
    kit.run(state, effect.do, by, flow);
  },
  can: (state, effect, by, kit) =>
    cubesFor(state, by.seat, colourOf(effect.colour)) + state.extraOutposts > 0 && kit.can(state, effect.do, by),
  say: (effect, kit) => ({ key: `dei.op.per.${effect.colour}`, params: { does: kit.say(effect.do) } }),
  worth: (state, effect, by, kit) =>
    cubesFor(state, by.seat, colourOf(effect.colour)) * kit.worth(state, effect.do, by),
  check: (effect, path, kit) => [
    ...checkFields(effect, ['colour', 'do'], path),
    ...(effect.colour === 'any' || COLOURS.includes(effect.colour)
      ? []
      : [{ path: `${path}.colour`, code: 'colour.unknown' }]),
    ...(effect.do.length === 1 ? kit.check(effect.do, `${path}.do`) : [{ path: `${path}.do`, code: 'effects' }]),
  ],
};
