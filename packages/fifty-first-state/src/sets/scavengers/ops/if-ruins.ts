import { type By, checkFields, type Effect, type Effects, type Op } from '@cinderhall/effects';
import type { State } from '../../../state.ts';
import { countRuins } from '../count.ts';

/** Something with so many ruins in the State of the card's owner, something else with fewer. */
export interface IfRuins extends Effect {
  readonly op: 'ifRuins';
  readonly atLeast: number;
  readonly do: Effects;
  readonly otherwise: Effects;
}

const now = (state: State, { atLeast, do: effects, otherwise }: IfRuins, by: By): Effects =>
  countRuins(state, by) >= atLeast ? effects : otherwise;

export const ifRuins: Op<State, IfRuins> = {
  op: 'ifRuins',
  run: (state, effect, by, flow, kit) => kit.run(state, now(state, effect, by), by, flow),
  can: (state, effect, by, kit) => kit.can(state, now(state, effect, by), by),
  say: ({ atLeast, do: effects, otherwise }, kit) => ({
    key: 'fiftyFirstState.op.ifRuins',
    params: { n: atLeast, does: kit.say(effects), otherwise: kit.say(otherwise) },
  }),
  worth: (state, effect, by, kit) => kit.worth(state, now(state, effect, by), by),
  check: (effect, path, kit) => [
    ...checkFields(effect, ['atLeast', 'do', 'otherwise'], path),
    ...(Number.isInteger(effect.atLeast) && effect.atLeast > 0 ? [] : [{ path: `${path}.atLeast`, code: 'amount' }]),
    ...kit.check(effect.do, `${path}.do`),
    ...kit.check(effect.otherwise, `${path}.otherwise`),
  ],
};
