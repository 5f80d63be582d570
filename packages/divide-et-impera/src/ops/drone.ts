import { checkFields, type Op } from '@cinderhall/effects';
import { areaOfDrone, askFlight, canSalvage, droneBy, reap as reapAt } from '../actions/drone.ts';
import { type Airdrop, DRONES, type FlyDrone, type Reap, type Salvage, type Teleport } from '../cards/index.ts';
import { collectorsAt } from '../majority.ts';
import type { State } from '../state.ts';

export const drone: Op<State, FlyDrone> = {
  op: 'drone',
  run(state, { drone: which, bonus }, { seat }, flow) {
    if (which === 'any') flow.ask({ kind: 'drone', seats: [seat], bonus });
    else askFlight(state, seat, DRONES.indexOf(which), bonus, flow);
  },
  can: (state, { drone: which }) => which === 'any' || areaOfDrone(state, DRONES.indexOf(which)) >= 0,
  say: ({ drone: which, bonus }) => ({ key: `dei.op.drone.${which}`, params: { bonus } }),
  worth: () => 2.5,
  check: (effect, path) => [
    ...checkFields(effect, ['drone', 'bonus'], path),
    ...(effect.drone === 'any' || DRONES.includes(effect.drone)
      ? []
      : [{ path: `${path}.drone`, code: 'drone.unknown' }]),
    ...(effect.bonus >= 0 && effect.bonus <= 2 ? [] : [{ path: `${path}.bonus`, code: 'amount' }]),
  ],
};

const checkCount = (n: number, path: string) => (Number.isInteger(n) && n > 0 ? [] : [{ path, code: 'amount' }]);

export const salvage: Op<State, Salvage> = {
  op: 'salvage',
  run: (state, { n }, { seat, x }, flow) =>
    flow.push({ kind: 'salvage', seat, area: areaOfDrone(state, droneBy(x)), left: n }),
  can: (state, _effect, { seat, x }) => canSalvage(state, seat, areaOfDrone(state, droneBy(x))),
  say: ({ n }) => ({ key: 'dei.op.salvage', params: { n } }),
  worth: (_state, { n }) => n,
  check: (effect, path) => [...checkFields(effect, ['n'], path), ...checkCount(effect.n, `${path}.n`)],
};

export const airdrop: Op<State, Airdrop> = {
  op: 'airdrop',
  run: (state, { n }, { seat, x }, flow) =>
    flow.push({ kind: 'airdrop', seat, area: areaOfDrone(state, droneBy(x)), left: n }),
  can: () => true,
  say: ({ n }) => ({ key: 'dei.op.airdrop', params: { n } }),
  worth: (_state, { n }) => n,
  check: (effect, path) => [...checkFields(effect, ['n'], path), ...checkCount(effect.n, `${path}.n`)],
};

const hasCollector = (state: State, seat: number, x: number): boolean =>
  collectorsAt(state, areaOfDrone(state, droneBy(x)), seat) > 0;

export const teleport: Op<State, Teleport> = {
  op: 'teleport',
  run(state, { ground, roof }, { seat, x }, flow) {
    if (hasCollector(state, seat, x)) flow.ask({ kind: 'teleport', seats: [seat], drone: droneBy(x), ground, roof });
  },
  can: (state, _effect, { seat, x }) => hasCollector(state, seat, x),
  say: ({ ground, roof }) => ({ key: 'dei.op.teleport', params: { ground, roof } }),
  worth: () => 1.5,
  check: (effect, path) => [
    ...checkFields(effect, ['ground', 'roof'], path),
    ...checkCount(effect.ground, `${path}.ground`),
    ...checkCount(effect.roof, `${path}.roof`),
  ],
};

export const reap: Op<State, Reap> = {
  op: 'reap',
  run: (state, _effect, { seat, x }, flow) => reapAt(state, seat, areaOfDrone(state, droneBy(x)), flow),
  can: () => true,
  say: () => ({ key: 'dei.op.reap' }),
  worth: () => 1,
  check: (effect, path) => checkFields(effect, [], path),
};
