import { checkFields, type Effect, type Op } from '@cinderhall/effects';
import type { State } from '../../../state.ts';

/** Look at the top cards of the machine discard and take one of them as a hacked card. */
export interface SearchMachines extends Effect {
  readonly op: 'searchMachines';
  readonly top: number;
}

const topOf = ({ moloch }: State, top: number): number[] => moloch?.discard.slice(-top) ?? [];

export const searchMachines: Op<State, SearchMachines> = {
  op: 'searchMachines',
  run(state, { top }, { seat, card }, flow) {
    const of = topOf(state, top).reverse();
    if (of.length > 0) flow.ask({ kind: 'searchMachines', seats: [seat], card, of });
  },
  can: (state, { top }) => topOf(state, top).length > 0,
  say: ({ top }) => ({ key: 'fiftyFirstState.op.searchMachines', params: { n: top } }),
  worth: (state, { top }, _by, kit) => (topOf(state, top).length > 0 ? (kit.world.goods.hackedCard?.worth ?? 0) : 0),
  check: (effect, path) => [
    ...checkFields(effect, ['top'], path),
    ...(Number.isInteger(effect.top) && effect.top > 0 ? [] : [{ path: `${path}.top`, code: 'amount' }]),
  ],
};
