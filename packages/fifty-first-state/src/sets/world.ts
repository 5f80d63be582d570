/** The goods, counts and ops of all sets: what the kit of effects is made of. */
import type { Op } from '@cinderhall/effects';
import type { State } from '../state.ts';
import { world as allies } from './allies/world.ts';
import { world as arena } from './arena/world.ts';
import { world as borders } from './borders/world.ts';
import { world as cities } from './cities/world.ts';
import { world as headquarters } from './headquarters/world.ts';
import { world as moloch } from './moloch/world.ts';
import { world as newEra } from './new-era/world.ts';
import { world as noMansLand } from './no-mans-land/world.ts';
import { world as promo2 } from './promo2/world.ts';
import { world as scavengers } from './scavengers/world.ts';
import { world as serverRoom } from './server-room/world.ts';
import type { SetWorld } from './types.ts';
import { world as winter } from './winter/world.ts';

export const setGoods: NonNullable<SetWorld['goods']> = {
  ...winter.goods,
  ...newEra.goods,
  ...scavengers.goods,
  ...allies.goods,
  ...moloch.goods,
  ...noMansLand.goods,
  ...promo2.goods,
  ...headquarters.goods,
  ...arena.goods,
  ...borders.goods,
  ...cities.goods,
  ...serverRoom.goods,
};

export const setGoodRules: NonNullable<SetWorld['goodRules']> = {
  ...winter.goodRules,
  ...newEra.goodRules,
  ...scavengers.goodRules,
  ...allies.goodRules,
  ...moloch.goodRules,
  ...noMansLand.goodRules,
  ...promo2.goodRules,
  ...headquarters.goodRules,
  ...arena.goodRules,
  ...borders.goodRules,
  ...cities.goodRules,
  ...serverRoom.goodRules,
};

export const setCounts: NonNullable<SetWorld['counts']> = {
  ...winter.counts,
  ...newEra.counts,
  ...scavengers.counts,
  ...allies.counts,
  ...moloch.counts,
  ...noMansLand.counts,
  ...promo2.counts,
  ...headquarters.counts,
  ...arena.counts,
  ...borders.counts,
  ...cities.counts,
  ...serverRoom.counts,
};

type Gained = NonNullable<SetWorld['gained']>;
/** Those who are told of what players gain. */
export const setGained: readonly Gained[] = [
  winter,
  newEra,
  scavengers,
  allies,
  moloch,
  noMansLand,
  promo2,
  headquarters,
  arena,
  borders,
  cities,
  serverRoom,
].flatMap(({ gained }) => (gained ? [gained] : []));

export const setOps: readonly Op<State>[] = [
  ...(winter.ops ?? []),
  ...(newEra.ops ?? []),
  ...(scavengers.ops ?? []),
  ...(allies.ops ?? []),
  ...(moloch.ops ?? []),
  ...(noMansLand.ops ?? []),
  ...(promo2.ops ?? []),
  ...(headquarters.ops ?? []),
  ...(arena.ops ?? []),
  ...(borders.ops ?? []),
  ...(cities.ops ?? []),
  ...(serverRoom.ops ?? []),
];
