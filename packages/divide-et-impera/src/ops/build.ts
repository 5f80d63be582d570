import { checkFields, type Op } from '@cinderhall/effects';
import { askBuild, canBuild, structureIndex } from '../actions/build.ts';
import { type Build, STRUCTURES } from '../cards/index.ts';
import type { State } from '../state.ts';

export const build: Op<State, Build> = {
  op: 'build',
  run: (state, { kinds }, { seat }, flow) => askBuild(state, seat, kinds, flow),
  can: (state, { kinds }, { seat }) => kinds.some((kind) => canBuild(state, seat, structureIndex(kind))),
  say: ({ kinds }) => ({ key: 'dei.op.build', params: { kinds: kinds.map((kind) => ({ noun: `dei.${kind}` })) } }),
  worth: () => 1,
  check: (effect, path) => [
    ...checkFields(effect, ['kinds'], path),
    ...(effect.kinds.length > 0 && effect.kinds.every((kind) => STRUCTURES.includes(kind))
      ? []
      : [{ path: `${path}.kinds`, code: 'kind.unknown' }]),
  ],
};
