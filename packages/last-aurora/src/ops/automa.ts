import { checkFields, type Effect, type Op } from '@cinderhall/effects';
import { gainForAutoma, healAutoma, recruitForAutoma } from '../automa/board.ts';
import type { Resource } from '../cards/index.ts';
import { loseFame } from '../fame.ts';
import { AMMO, AUTOMA, automaOf, FUEL, MARKER_NAMES, playerOf, type State } from '../state.ts';

/** What action cards do for the Automa. The seat is the human player's. */
interface AutomaEffect<O extends string> extends Effect {
  readonly op: O;
}
export interface AutomaGain extends AutomaEffect<'automaGain'> {
  readonly resource: Resource;
}

const simple = <O extends string>(op: O, run: (state: State, seat: number) => void): Op<State, AutomaEffect<O>> => ({
  op,
  run: (state, _effect, { seat }) => run(state, seat),
  can: () => true,
  say: () => ({ key: `la.op.${op}` }),
  worth: () => -0.5,
  check: (effect, path) => checkFields(effect, [], path),
});

export const automaGain: Op<State, AutomaGain> = {
  op: 'automaGain',
  run(state, { resource }, _by, flow) {
    if (gainForAutoma(state, MARKER_NAMES.indexOf(resource)))
      flow.emit({ kind: 'gained', seat: AUTOMA, good: resource, n: 1 });
  },
  can: () => true,
  say: ({ resource }) => ({ key: 'la.op.automaGain', params: { resource } }),
  worth: () => -0.5,
  check: (effect, path) => [
    ...checkFields(effect, ['resource'], path),
    ...(['ammo', 'food', 'fuel'].includes(effect.resource) ? [] : [{ path: `${path}.resource`, code: 'resource' }]),
  ],
};

const hasFuel = (state: State): boolean => automaOf(state).rows[2]?.includes(1) ?? false;

export const automaOps: readonly Op<State>[] = [
  automaGain as unknown as Op<State>,
  simple('automaFuel', (state) => {
    gainForAutoma(state, hasFuel(state) ? AMMO : FUEL);
  }),
  simple('automaCrew', (state, seat) => {
    const { crew, contaminated } = automaOf(state);
    if (playerOf(state, seat).survivors.length > crew + contaminated) recruitForAutoma(state);
  }),
  {
    ...simple('automaEnvy', () => undefined),
    run(state, _effect, { seat }, flow) {
      if (playerOf(state, seat).fame > automaOf(state).fame) loseFame(state, seat, flow);
    },
  } as Op<State>,
  simple('automaHeal', (state) => healAutoma(state)) as unknown as Op<State>,
] as readonly Op<State>[];
