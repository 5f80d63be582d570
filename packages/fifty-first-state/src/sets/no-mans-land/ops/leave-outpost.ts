import { checkFields, type Effect, type Effects, type Op } from '@cinderhall/effects';
import type { State } from '../../../state.ts';
import { outpostAt, outpostsOf } from '../map.ts';

/** Remove one of one's own outposts from the map, then something happens; X is its level. */
export interface LeaveOutpost extends Effect {
  readonly op: 'leaveOutpost';
  readonly do: Effects;
}

export const leaveOutpost: Op<State, LeaveOutpost> = {
  op: 'leaveOutpost',
  run(state, effect, { seat, card }, flow) {
    if (outpostsOf(state, seat).length > 0) flow.ask({ kind: 'leaveOutpost', seats: [seat], card, effects: effect.do });
  },
  can: (state, _effect, { seat }) => outpostsOf(state, seat).length > 0,
  say: (effect, kit) => ({ key: 'fiftyFirstState.op.leaveOutpost', params: { does: kit.say(effect.do) } }),
  worth: (state, effect, { seat, card }, kit) =>
    outpostsOf(state, seat).reduce((best, area) => {
      const x = outpostAt(state, area).level;
      return Math.max(best, kit.worth(state, effect.do, { seat, card, x }) - 0.5 * x);
    }, 0),
  check: (effect, path, kit) => [...checkFields(effect, ['do'], path), ...kit.check(effect.do, `${path}.do`)],
};
