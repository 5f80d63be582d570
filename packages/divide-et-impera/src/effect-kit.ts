import { type Kit, makeKit, type World } from '@cinderhall/effects';
import { build } from './ops/build.ts';
import { collect } from './ops/collect.ts';
import { copy } from './ops/copy.ts';
import { airdrop, drone, reap, salvage, teleport } from './ops/drone.ts';
import { eliminate } from './ops/eliminate.ts';
import { move } from './ops/move.ts';
import { perOutpost } from './ops/per-outpost.ts';
import { purchase } from './ops/purchase.ts';
import { recruit } from './ops/recruit.ts';
import { drawSweet } from './resources.ts';
import { playerOf, type State, supplyOf } from './state.ts';

const NOTHING = Object.freeze({});

const world: World<State> = {
  goods: {
    tech: { noun: 'dei.tech', worth: 0.8, eventful: true },
    energy: { noun: 'dei.energy', worth: 1.4, eventful: true },
    supply: { noun: 'dei.supply', worth: 1 },
    sweet: { noun: 'dei.sweet', worth: 0.8, eventful: true },
  },
  counts: {},
  has(state, seat, good) {
    const player = playerOf(state, seat);
    if (good === 'tech') return player.tech;
    if (good === 'energy') return player.energy;
    return good === 'supply' ? supplyOf(player) : player.sweets.length;
  },
  gain(state, seat, good, n, by, flow) {
    if (good === 'sweet') for (let i = 0; i < n; i++) drawSweet(state, seat, flow);
    else if (good === 'supply') {
      // An X names the drone whose effect it is.
      const { supply } = playerOf(state, seat);
      if (by.x > 0) supply.drones += n;
      else supply.cards += n;
      flow.emit({ kind: 'supplied', seat, n });
    } else flow.push({ kind: 'gain', seat, tech: good === 'tech' ? n : 0, energy: good === 'energy' ? n : 0 });
  },
  // No card of this game takes goods from anybody, or has a price of its own.
  lose: () => undefined,
  pay: () => undefined,
  rivals: (state, { seat }) => state.order.filter((other) => other !== seat),
  abilities: () => NOTHING,
};

export const kit: Kit<State> = makeKit(world, [
  recruit,
  move,
  collect,
  build,
  eliminate,
  copy,
  purchase,
  perOutpost,
  drone,
  salvage,
  airdrop,
  teleport,
  reap,
]);
