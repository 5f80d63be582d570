import { checkFields, type Op } from '@cinderhall/effects';
import { canCollect } from '../actions/collect.ts';
import { COLLECTS, type Collect } from '../cards/index.ts';
import type { State } from '../state.ts';
import { checkHow } from './how.ts';

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
  check: (effect, path) => [...checkFields(effect, ['how'], path), ...checkHow(effect.how, COLLECTS, path)],
};
