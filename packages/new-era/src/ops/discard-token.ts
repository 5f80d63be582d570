import {
  affordable,
  askPayment,
  type Cost,
  checkFields,
  type Effect,
  type Effects,
  frozen,
  type Op,
} from '@cinderhall/effects';
import { KINDS, type Kind, TOKENS_OF } from '../cards/types.ts';
import type { State } from '../state.ts';

/** Give up one contact token of a kind, whatever its value; a universal contact may stand for it (R-NE-034). */
export interface DiscardToken extends Effect {
  readonly op: 'discardToken';
  readonly of: Kind;
  readonly do: Effects;
}

const oneOfKind = (kind: Kind): Cost => ({ any: { of: [...TOKENS_OF[kind], 'anyContact'], n: 1 } });
const COST: { readonly [kind in Kind]: Cost } = frozen({
  incorporate: oneOfKind('incorporate'),
  conquer: oneOfKind('conquer'),
  deal: oneOfKind('deal'),
});
const priceOf = ({ of }: DiscardToken): Cost => COST[of];
/** What an average token is worth to a bot. */
const TOKEN_WORTH = 0.6;

export const discardToken: Op<State, DiscardToken> = {
  op: 'discardToken',
  run: (state, effect, by, flow, kit) => askPayment(state, priceOf(effect), effect.do, by, flow, kit),
  can: (state, effect, by, kit) =>
    affordable(kit.world, state, by.seat, priceOf(effect)) && kit.can(state, effect.do, by),
  cost: (_state, effect) => priceOf(effect),
  say: (effect, kit) => ({
    key: 'newEra.op.discardToken',
    params: { kind: effect.of, gets: kit.say(effect.do) },
  }),
  worth: (state, effect, by, kit) => kit.worth(state, effect.do, by) - TOKEN_WORTH,
  check: (effect, path, kit) => [
    ...checkFields(effect, ['of', 'do'], path),
    ...(KINDS.includes(effect.of) ? [] : [{ path: `${path}.of`, code: 'contact.kind' }]),
    ...kit.check(effect.do, `${path}.do`),
  ],
};
