import { checkFields, type Effect, type Op } from '@cinderhall/effects';
import { canCollect } from '../actions/collect.ts';
import type { State } from '../state.ts';
import { checkHow } from './how.ts';

const HOW = ['basic', 'logistic', 'machinery'] as const;

/** R-DEI-079, R-DEI-110, R-DEI-112. */
export interface Collect extends Effect {
  readonly op: 'collect';
  readonly how: (typeof HOW)[number];
}

export const collect: Op<State, Collect> = {
  op: 'collect',
  run: (_state, { how }, { seat }, flow) =>
    flow.ask({
      kind: 'collect',
      seats: [seat],
      logistic: how === 'logistic',
      machinery: how === 'machinery',
      extra: false,
    }),
  can: (state, _effect, { seat }) => canCollect(state, seat),
  say: ({ how }) => ({ key: `dei.op.collect.${how}` }),
  worth: (_state, { how }) => (how === 'basic' ? 1 : 1.6),
  check: (effect, path) => [...checkFields(effect, ['how'], path), ...checkHow(effect.how, HOW, path)],
};
