import type { Count } from '@cinderhall/effects';
import type { State } from '../../state.ts';
import type { SetWorld } from '../types.ts';
import { isWhere, WHERES, type Where } from './geometry.ts';
import { countOutposts } from './map.ts';
import { activateOutpost } from './ops/activate-outpost.ts';
import { buildOutpost } from './ops/build-outpost.ts';
import { leaveOutpost } from './ops/leave-outpost.ts';
import { moveOutpost } from './ops/move-outpost.ts';
import { razeOutpost } from './ops/raze-outpost.ts';
import { upgradeOutpost } from './ops/upgrade-outpost.ts';

/** R-NML-008: the outposts of the player who gains the effect. */
const outposts: Count<State> = {
  kinds: WHERES,
  of: (state, { seat }, where) => (isWhere(where) ? countOutposts(state, seat, where) : 0),
  say: (where) => ({ key: 'fiftyFirstState.count.outposts', params: { where: where ?? '' } }),
};

/** Conditions as counts: so many outposts, or fewer than that. */
const CONDITIONS: { readonly [name: string]: { readonly where: Where; readonly n: number } } = {
  any3: { where: 'any', n: 3 },
  corner2: { where: 'corner', n: 2 },
};
const conditional = (key: string, holds: (have: number, n: number) => boolean): Count<State> => ({
  kinds: Object.keys(CONDITIONS),
  of(state, { seat }, name) {
    const condition = CONDITIONS[name ?? ''];
    return condition && holds(countOutposts(state, seat, condition.where), condition.n) ? 1 : 0;
  },
  say: (name) => ({ key, params: { ...CONDITIONS[name ?? ''] } }),
});

export const world: SetWorld = {
  counts: {
    outposts,
    enoughOutposts: conditional('fiftyFirstState.count.enoughOutposts', (have, n) => have >= n),
    tooFewOutposts: conditional('fiftyFirstState.count.tooFewOutposts', (have, n) => have < n),
  },
  ops: [activateOutpost, buildOutpost, upgradeOutpost, razeOutpost, moveOutpost, leaveOutpost],
};
