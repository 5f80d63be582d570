import { type Cost, frozen } from '@cinderhall/effects';
import { cachedOf, type Player } from '../state.ts';

export type Contact = 'greyContact' | 'redContact' | 'blueContact';

const upTo = (good: string, most: number): readonly Cost[] =>
  frozen(Array.from({ length: most + 1 }, (_, n) => ({ goods: { [good]: n } })));

const CONTACT_COST: { readonly [contact in Contact]: readonly Cost[] } = {
  greyContact: upTo('greyContact', 6),
  redContact: upTo('redContact', 8),
  blueContact: upTo('blueContact', 6),
};

/** So many contacts of a colour. Costs are shared: how one can be paid is worked out once for each. */
export function contactCost(contact: Contact, n: number): Cost {
  const cost = CONTACT_COST[contact][n];
  if (!cost) throw new RangeError(`no price of ${n} ${contact}`);
  return cost;
}

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

/** How many contacts of a colour the player can pay: R-BASE-004 and R-BASE-057. */
export const contactsOf = (player: Player, contact: Contact): number =>
  player.goods[contact] +
  player.goods.universalContact +
  cachedOf(player, contact) +
  cachedOf(player, 'universalContact');

export const workersOf = (player: Player): number => player.goods.worker + cachedOf(player, 'worker');

/** R-BASE-073: ammo may pay the brick. */
export const hasBrick = (player: Player): boolean =>
  player.goods.brick + player.goods.ammo + cachedOf(player, 'brick') + cachedOf(player, 'ammo') > 0;

export const hasDevelopment = (player: Player): boolean =>
  player.goods.development + cachedOf(player, 'development') > 0;
