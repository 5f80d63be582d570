import { checkFields, type Op } from '@cinderhall/effects';
import { askRecruit, canUseRecruit } from '../actions/recruit.ts';
import { RECRUITS, type Recruit } from '../cards/index.ts';
import type { State } from '../state.ts';
import { checkHow } from './how.ts';

export const recruit: Op<State, Recruit> = {
  op: 'recruit',
  run: (state, { how }, { seat }, flow) =>
    askRecruit(state, seat, { tactical: how === 'tactical', machinery: how === 'machinery' }, flow),
  can: (state, { how }, { seat }) => canUseRecruit(state, seat, how === 'tactical'),
  say: ({ how }) => ({ key: `dei.op.recruit.${how}` }),
  worth: (_state, { how }) => (how === 'basic' ? 1 : 1.3),
  check: (effect, path) => [...checkFields(effect, ['how'], path), ...checkHow(effect.how, RECRUITS, path)],
};
