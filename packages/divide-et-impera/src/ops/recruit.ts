import { checkFields, type Effect, type Op } from '@cinderhall/effects';
import { askRecruit, canUseRecruit } from '../actions/recruit.ts';
import type { State } from '../state.ts';
import { checkHow } from './how.ts';

const HOW = ['basic', 'tactical', 'machinery'] as const;

/** R-DEI-070, R-DEI-108, R-DEI-111. */
export interface Recruit extends Effect {
  readonly op: 'recruit';
  readonly how: (typeof HOW)[number];
}

export const recruit: Op<State, Recruit> = {
  op: 'recruit',
  run: (state, { how }, { seat }, flow) =>
    askRecruit(state, seat, { tactical: how === 'tactical', machinery: how === 'machinery' }, flow),
  can: (state, { how }, { seat }) => canUseRecruit(state, seat, how === 'tactical'),
  say: ({ how }) => ({ key: `dei.op.recruit.${how}` }),
  worth: (_state, { how }) => (how === 'basic' ? 1 : 1.3),
  check: (effect, path) => [...checkFields(effect, ['how'], path), ...checkHow(effect.how, HOW, path)],
};
