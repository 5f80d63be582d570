import type { GameState } from '@cinderhall/kernel';
import { askTake } from '../ask.ts';
import { checkFields } from '../goods.ts';
import type { By, Effect, Kit, Op } from '../types.ts';

/** Take goods of one of these kinds from a rival who has them; the seat chooses whom and which, one at a time. */
export interface Take extends Effect {
  readonly op: 'take';
  readonly of: readonly string[];
  readonly n: number;
}

/** From whom what can be taken now: from any rival, or from the seat `only`. */
export function takeable<S extends GameState>(state: S, of: readonly string[], by: By, kit: Kit<S>, only = -1) {
  const found: { readonly from: number; readonly good: string }[] = [];
  for (const from of only < 0 ? kit.world.rivals(state, by) : [only])
    for (const good of of) if (kit.world.has(state, from, good) > 0) found.push({ from, good });
  return found;
}

export const take = <S extends GameState>(): Op<S, Take> => ({
  op: 'take',
  run(state, { of, n }, by, flow, kit) {
    if (takeable(state, of, by, kit).length > 0) askTake(of, n, by, flow);
  },
  can: (state, { of }, by, kit) => takeable(state, of, by, kit).length > 0,
  say: ({ of, n }, kit) => ({
    key: 'effects.take',
    params: { n, of: of.map((good) => ({ noun: kit.world.goods[good]?.noun ?? good })) },
  }),
  worth(state, { of, n }, by, kit) {
    const best = takeable(state, of, by, kit).map(({ good }) => kit.world.goods[good]?.worth ?? 0);
    // What a rival loses counts for something too.
    return best.length === 0 ? 0 : n * Math.max(...best) * 1.5;
  },
  check: (effect, path, kit) => [
    ...checkFields(effect, ['of', 'n'], path),
    ...(Array.isArray(effect.of) && effect.of.length > 0 && effect.of.every((good) => kit.world.goods[good])
      ? []
      : [{ path: `${path}.of`, code: 'good.unknown' }]),
    ...(Number.isInteger(effect.n) && effect.n > 0 ? [] : [{ path: `${path}.n`, code: 'amount' }]),
  ],
});
