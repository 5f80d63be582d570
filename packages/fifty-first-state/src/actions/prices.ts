import { type Cost, frozen } from '@cinderhall/effects';
import { cachedOf, type Player } from '../state.ts';

/** R-BASE-071, R-BASE-072. */
const BRICK_COST: Cost = frozen({ goods: { brick: 1 } });
const DEVELOPMENT_COST: Cost = frozen({ goods: { development: 1 } });
export const rebuildCost = (development: boolean): Cost => (development ? DEVELOPMENT_COST : BRICK_COST);
/** R-BASE-130. */
export const VISIT_COST: Cost = frozen({ goods: { worker: 1 } });
/** R-BASE-150. */
export const CONNECTION_WORKERS = 2;
export const CONNECTION_COST: Cost = frozen({ goods: { worker: CONNECTION_WORKERS } });
/** R-BASE-160. */
export const ONE_SHIELD = frozen({ shield: 1 });
export const ONE_CARD = frozen({ card: 1 });

export const workersOf = (player: Player): number => player.goods.worker + cachedOf(player, 'worker');

/** R-BASE-073: ammo may pay the brick. */
export const hasBrick = (player: Player): boolean =>
  player.goods.brick + player.goods.ammo + cachedOf(player, 'brick') + cachedOf(player, 'ammo') > 0;

export const hasDevelopment = (player: Player): boolean =>
  player.goods.development + cachedOf(player, 'development') > 0;
