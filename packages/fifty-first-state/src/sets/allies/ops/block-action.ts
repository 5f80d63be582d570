import { bySeat, checkFields, type Effect, type Op } from '@cinderhall/effects';
import { locationOf } from '../../../cards/index.ts';
import { ownerOf } from '../../../locations.ts';
import type { State } from '../../../state.ts';
import { blockable } from '../rivals.ts';

/** The action of a rival's location cannot be used until clean-up (E-18). */
export interface BlockAction extends Effect {
  readonly op: 'blockAction';
}

/** Of what an action brings its owner, so much is it worth to somebody else that it does not. */
const HINDERED = 0.5;

export const blockAction: Op<State, BlockAction> = {
  op: 'blockAction',
  run(state, _effect, { seat, card }, flow) {
    if (blockable(state, seat).length > 0) flow.ask({ kind: 'block', seats: [seat], card });
  },
  can: (state, _effect, { seat }) => blockable(state, seat).length > 0,
  say: () => ({ key: 'fiftyFirstState.op.blockAction' }),
  worth(state, _effect, { seat }, kit) {
    let most = 0;
    for (const { card, used } of blockable(state, seat)) {
      const { action } = locationOf(state, card);
      // An action that blocks is worth whatever it could block in turn: nobody looks that far.
      if (!action || used > 0 || action.do.some(({ op }) => op === 'blockAction')) continue;
      most = Math.max(most, kit.worth(state, action.do, bySeat(ownerOf(state, card), card)));
    }
    return most * HINDERED;
  },
  check: (effect, path) => checkFields(effect, [], path),
};
