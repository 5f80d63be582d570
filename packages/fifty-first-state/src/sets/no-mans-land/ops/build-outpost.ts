import { checkFields, type Effect, type Op } from '@cinderhall/effects';
import type { State } from '../../../state.ts';
import { buildable } from '../map.ts';
import { bestOf, buildingWorth } from '../worth.ts';

/** Build an outpost without discarding a card; where one may build stays as it is (E-37). */
export interface BuildOutpost extends Effect {
  readonly op: 'buildOutpost';
}

export const buildOutpost: Op<State, BuildOutpost> = {
  op: 'buildOutpost',
  run(state, _effect, { seat, card }, flow) {
    if (buildable(state, seat).length > 0) flow.ask({ kind: 'buildOutpost', seats: [seat], card });
  },
  can: (state, _effect, { seat }) => buildable(state, seat).length > 0,
  say: () => ({ key: 'fiftyFirstState.op.buildOutpost' }),
  worth: (state, _effect, { seat }, kit) =>
    bestOf(buildable(state, seat), (area) => buildingWorth(state, seat, area, kit)),
  check: (effect, path) => checkFields(effect, [], path),
};
