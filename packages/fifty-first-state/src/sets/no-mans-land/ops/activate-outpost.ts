import { checkFields, type Effect, type Op } from '@cinderhall/effects';
import type { State } from '../../../state.ts';
import { isWhere, type Where } from '../geometry.ts';
import { activations, levelWorth } from '../levels.ts';

/** Activate so many different outposts of one's own (E-36); with `upTo` as many of them as one likes. */
export interface ActivateOutpost extends Effect {
  readonly op: 'activateOutpost';
  readonly where: Where;
  readonly n?: number;
  readonly upTo?: true;
}

export const activateOutpost: Op<State, ActivateOutpost> = {
  op: 'activateOutpost',
  run(_state, { where, n = 1, upTo = false }, { seat, card }, flow) {
    flow.push({ kind: 'activateMore', seat, card, where, left: n, upTo, done: [] });
  },
  can: (state, { where }, { seat }, kit) => activations(state, seat, where, [], kit).length > 0,
  say: ({ where, n = 1, upTo = false }) => ({
    key: upTo ? 'fiftyFirstState.op.activateUpTo' : 'fiftyFirstState.op.activateOutpost',
    params: { where, n },
  }),
  worth(state, { where, n = 1 }, { seat }, kit) {
    const best: { [area: number]: number } = {};
    for (const { area, level } of activations(state, seat, where, [], kit))
      best[area] = Math.max(best[area] ?? 0, levelWorth(state, seat, area, level, kit));
    const worths = Object.values(best).sort((a, b) => b - a);
    return worths.slice(0, n).reduce((sum, one) => sum + one, 0);
  },
  check: (effect, path) => [
    ...checkFields(effect, ['where', 'n', 'upTo'], path),
    ...(isWhere(effect.where) ? [] : [{ path: `${path}.where`, code: 'outposts.where' }]),
    ...(effect.n === undefined || (Number.isInteger(effect.n) && effect.n > 1)
      ? []
      : [{ path: `${path}.n`, code: 'amount' }]),
  ],
};
