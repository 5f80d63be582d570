import { type Kit, makeKit, type Op, type World } from '@cinderhall/effects';
import { count } from './convoy.ts';
import { gainFame } from './fame.ts';
import { automaCrew, automaEnvy, automaFuel, automaGain, automaHeal } from './ops/automa.ts';
import { cleanse } from './ops/cleanse.ts';
import { contaminate } from './ops/contaminate.ts';
import { damage } from './ops/damage.ts';
import { freeAmmo } from './ops/free-ammo.ts';
import { freeFuel } from './ops/free-fuel.ts';
import { gainMissing } from './ops/gain-missing.ts';
import { hop } from './ops/hop.ts';
import { layMine } from './ops/lay-mine.ts';
import { loseFameOp } from './ops/lose-fame.ts';
import { loseResource } from './ops/lose-resource.ts';
import { repair } from './ops/repair.ts';
import { rouse } from './ops/rouse.ts';
import { salvage } from './ops/salvage.ts';
import { shield } from './ops/shield.ts';
import { snapShot } from './ops/snap-shot.ts';
import { speed } from './ops/speed.ts';
import { steady } from './ops/steady.ts';
import { swap } from './ops/swap.ts';
import { takeAll } from './ops/take-all.ts';
import { tradeItem } from './ops/trade-item.ts';
import { type LaFlow, markerOf, playerOf, type State } from './state.ts';
import { inReserve, receive, spend, takeFromReserve } from './supply.ts';
import { WORTH } from './worth.ts';

function lose(state: State, seat: number, good: string, n: number, flow: LaFlow): void {
  spend(state, seat, markerOf(good), n);
  flow.emit({ kind: 'lost', seat, good, n });
}

const world: World<State> = {
  goods: {
    ammo: { noun: 'la.ammo', worth: WORTH.ammo },
    food: { noun: 'la.food', worth: WORTH.food },
    fuel: { noun: 'la.fuel', worth: WORTH.fuel },
    item: { noun: 'la.item', worth: WORTH.item, gainKey: 'la.draw', eventful: true },
    fame: { noun: 'la.fame', worth: WORTH.fame },
  },
  counts: {},
  has(state, seat, good) {
    const player = playerOf(state, seat);
    if (good === 'item') return player.items.length;
    return good === 'fame' ? player.fame : count(player.convoy, markerOf(good));
  },
  gain(state, seat, good, n, _by, flow) {
    if (good === 'item') {
      flow.push({ kind: 'draw', seat, n });
      return;
    }
    if (good === 'fame') {
      gainFame(state, seat, n, flow);
      return;
    }
    const marker = markerOf(good);
    const got = Math.min(n, inReserve(state, marker));
    if (got === 0) return;
    for (let i = 0; i < got; i++) takeFromReserve(state, marker);
    flow.emit({ kind: 'gained', seat, good, n: got });
    receive(state, seat, Array<number>(got).fill(marker), flow);
  },
  lose: (state, seat, good, n, _by, flow) => lose(state, seat, good, n, flow),
  pay(state, seat, goods, by, flow) {
    for (const [good, n] of Object.entries(goods)) {
      spend(state, seat, markerOf(good), n);
      flow.emit({ kind: 'paid', seat, good, n, by: by.card });
    }
  },
  rivals: () => [],
  abilities: () => ({}),
};

const own: readonly Op<State>[] = [
  automaCrew,
  automaEnvy,
  automaFuel,
  automaGain,
  automaHeal,
  cleanse,
  contaminate,
  damage,
  freeAmmo,
  freeFuel,
  gainMissing,
  hop,
  layMine,
  loseFameOp,
  loseResource,
  repair,
  rouse,
  salvage,
  shield,
  snapShot,
  speed,
  steady,
  swap,
  takeAll,
  tradeItem,
];

export const kit: Kit<State> = makeKit(world, own);
