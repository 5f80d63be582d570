import { checkFields, type Effect, type Op } from '@cinderhall/effects';
import type { State } from '../../../state.ts';
import { upgradable } from '../map.ts';
import { bestOf, upgradingWorth } from '../worth.ts';

/** Upgrade an outpost by a level without discarding a card (E-37). */
export interface UpgradeOutpost extends Effect {
  readonly op: 'upgradeOutpost';
}

export const upgradeOutpost: Op<State, UpgradeOutpost> = {
  op: 'upgradeOutpost',
  run(state, _effect, { seat, card }, flow) {
    if (upgradable(state, seat).length > 0) flow.ask({ kind: 'upgradeOutpost', seats: [seat], card });
  },
  can: (state, _effect, { seat }) => upgradable(state, seat).length > 0,
  say: () => ({ key: 'fiftyFirstState.op.upgradeOutpost' }),
  worth: (state, _effect, { seat }, kit) =>
    bestOf(upgradable(state, seat), (area) => upgradingWorth(state, seat, area, kit)),
  check: (effect, path) => checkFields(effect, [], path),
};
