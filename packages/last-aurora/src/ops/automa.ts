import { checkFields, type Effect, type Op } from '@cinderhall/effects';
import { crewSize, gainForAutoma, healAutoma, recruitForAutoma, stored } from '../automa/board.ts';
import type { Resource } from '../cards/index.ts';
import { loseFame } from '../fame.ts';
import { AMMO, AUTOMA, automaOf, FUEL, type LaFlow, MARKER_NAMES, playerOf, type State } from '../state.ts';

/** What action cards do for the Automa; the seat of these effects is the human player's. */
const forAutoma = (op: string, run: (state: State, seat: number, flow: LaFlow) => void): Op<State> => ({
  op,
  run: (state, _effect, { seat }, flow) => run(state, seat, flow),
  can: () => true,
  say: () => ({ key: `la.op.${op}` }),
  worth: () => -0.5,
  check: (effect, path) => checkFields(effect, [], path),
});

export interface AutomaGain extends Effect {
  readonly op: 'automaGain';
  readonly resource: Resource;
}

function gain(state: State, marker: number, flow: LaFlow): void {
  if (gainForAutoma(state, marker)) flow.emit({ kind: 'gained', seat: AUTOMA, good: MARKER_NAMES[marker], n: 1 });
}

export const automaGain: Op<State, AutomaGain> = {
  op: 'automaGain',
  run: (state, { resource }, _by, flow) => gain(state, MARKER_NAMES.indexOf(resource), flow),
  can: () => true,
  say: ({ resource }) => ({ key: 'la.op.automaGain', params: { resource } }),
  worth: () => -0.5,
  check: (effect, path) => [
    ...checkFields(effect, ['resource'], path),
    ...(['ammo', 'food', 'fuel'].includes(effect.resource) ? [] : [{ path: `${path}.resource`, code: 'resource' }]),
  ],
};

export const automaFuel = forAutoma('automaFuel', (state, _seat, flow) =>
  gain(state, stored(automaOf(state), FUEL) > 0 ? AMMO : FUEL, flow),
);
export const automaCrew = forAutoma('automaCrew', (state, seat, flow) => {
  if (playerOf(state, seat).survivors.length > crewSize(automaOf(state))) recruitForAutoma(state, flow);
});
export const automaEnvy = forAutoma('automaEnvy', (state, seat, flow) => {
  if (playerOf(state, seat).fame > automaOf(state).fame) loseFame(state, seat, flow);
});
export const automaHeal = forAutoma('automaHeal', (state, _seat, flow) => healAutoma(state, flow));
