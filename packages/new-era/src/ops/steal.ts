import { type By, checkFields, type Effect, type Kit, type Op } from '@cinderhall/effects';
import { CONTACTS, DEFENDERS, RESOURCES, type Token } from '../cards/types.ts';
import { type Choice, playerOf, type State } from '../state.ts';

/** Take one thing from the pool of a player who has not passed (R-NE-128). */
export interface Steal extends Effect {
  readonly op: 'steal';
  readonly what: 'resource' | 'workerOrToken';
}

const LOOT: { readonly [what in Steal['what']]: readonly Token[] } = {
  resource: RESOURCES,
  workerOrToken: ['worker', ...CONTACTS, ...DEFENDERS, 'redevelop'],
};

export function stealable(state: State, what: Steal['what'], by: By, kit: Kit<State>): Choice[] {
  const list: Choice[] = [];
  for (const from of kit.world.rivals(state, by)) {
    const { goods } = playerOf(state, from);
    for (const good of LOOT[what]) if (goods[good] > 0) list.push({ kind: 'take', from, good });
  }
  return list;
}

export const steal: Op<State, Steal> = {
  op: 'steal',
  run(state, { what }, by, flow, kit) {
    if (stealable(state, what, by, kit).length > 0) flow.ask({ kind: 'steal', seats: [by.seat], card: by.card, what });
  },
  can: (state, { what }, by, kit) => stealable(state, what, by, kit).length > 0,
  say: ({ what }) => ({ key: `newEra.op.steal.${what}` }),
  worth(state, { what }, by, kit) {
    let best = 0;
    for (const choice of stealable(state, what, by, kit))
      if (choice.kind === 'take') best = Math.max(best, kit.world.goods[choice.good]?.worth ?? 0);
    // What a rival loses counts for something too.
    return best * 1.3;
  },
  check: (effect, path) => [
    ...checkFields(effect, ['what'], path),
    ...(effect.what in LOOT ? [] : [{ path: `${path}.what`, code: 'steal.what' }]),
  ],
};
