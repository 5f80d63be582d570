/** What choices cost. Lists, charges, `whyNot` and `impact` all ask here, so that they cannot differ. */
import type { Cost, Goods, Seat } from '@cinderhall/kernel';
import { actionCard, IS_DRONE_CARD, type Price } from './cards/index.ts';
import { BLACK, type Player, playerOf, SLOTS, type State } from './state.ts';

/** R-DEI-094: technology that the slots of the Black Market take, and give. */
export const SURCHARGE = [1, 0, 0] as const;
export const BONUS = [0, 0, 1] as const;

/** R-DEI-150: by the number of unlocked abilities. */
export const ABILITY_SUPPLY = [0, 1, 3, 6] as const;
/** R-DEI-151. */
export const TECH_PER_SUPPLY = 2;

/** R-DEI-081: one resource makes room for another. */
const ONE_TECH: Price = { tech: 1, energy: 0 };
const ONE_ENERGY: Price = { tech: 0, energy: 1 };
export const discardPrice = (tech: boolean): Price => (tech ? ONE_TECH : ONE_ENERGY);
/** R-DEI-110: what is given for one energy. */
export const EXCHANGE_PRICE = ONE_TECH;
/** R-DEI-124: the Sweet Boost itself. */
export const SWEET_PRICE: Goods = { sweet: 1 };
/** R-DEI-171. */
export const robotPrice = ({ powers }: Player): Price => ({ tech: 0, energy: powers.robotPrice });

/** R-DEI-094: the printed cost, and what the slot adds. */
export function priceInSlot(card: number, market: number, slot: number): Price {
  const { cost } = actionCard(card);
  const more = market === BLACK ? (SURCHARGE[slot] ?? 0) : 0;
  return more > 0 ? { tech: cost.tech + more, energy: cost.energy } : cost;
}

/** How many resources less a player pays for a card. */
export const discountOf = (player: Player, card: number): number =>
  IS_DRONE_CARD[card] ? player.powers.droneDiscount : 0;

/** Whether technology and energy may be paid for each other (R-DEI-169). */
export const maySwap = ({ powers, paidOther }: Player): boolean => powers.paysOther > 0 && !paidOther;

export const canPay = (player: Player, { tech, energy }: Price): boolean =>
  player.tech >= tech && player.energy >= energy;

/** What is paid goes back to the Common Reserve. */
export function charge(state: State, seat: Seat, { tech, energy }: Price): void {
  const player = playerOf(state, seat);
  player.tech -= tech;
  player.energy -= energy;
  state.tech += tech;
  state.energy += energy;
}

/** Whether a seat with these resources could pay for a card in a slot. */
export function isAffordable(
  player: Player,
  card: number,
  market: number,
  slot: number,
  tech: number,
  energy: number,
): boolean {
  const price = priceInSlot(card, market, slot);
  const off = discountOf(player, card);
  if (maySwap(player)) return Math.max(0, price.tech + price.energy - off) <= tech + energy;
  return Math.max(0, price.tech - tech) + Math.max(0, price.energy - energy) <= off;
}

/** Every different way to pay: what a discount comes off, and what is paid in the other resource. */
export function paymentsFor(player: Player, card: number, market: number, slot: number): Price[] {
  const price = priceInSlot(card, market, slot);
  const off = discountOf(player, card);
  const list: Price[] = [];
  const add = (tech: number, energy: number): void => {
    const isNew = !list.some((one) => one.tech === tech && one.energy === energy);
    if (isNew && canPay(player, { tech, energy })) list.push({ tech, energy });
  };
  for (let fromTech = Math.min(off, price.tech); fromTech >= Math.max(0, off - price.energy); fromTech--) {
    const [tech, energy] = [price.tech - fromTech, Math.max(0, price.energy - (off - fromTech))];
    add(tech, energy);
    if (maySwap(player)) for (let n = 0; n <= tech + energy; n++) add(n, tech + energy - n);
  }
  if (off > price.tech + price.energy) add(0, 0);
  return list;
}

/** What a seat will be asked to pay for the card in a slot; what it may choose how to pay is a mix of both resources. */
export function costOfSlot(state: State, seat: Seat, place: number): Cost {
  const card = state.slots[place];
  if (card === null || card === undefined || card < 0) return {};
  const player = playerOf(state, seat);
  const { tech, energy } = priceInSlot(card, Math.floor(place / SLOTS), place % SLOTS);
  const off = discountOf(player, card);
  const all = Math.max(0, tech + energy - off);
  const fixed = maySwap(player)
    ? { tech: 0, energy: 0 }
    : { tech: Math.max(0, tech - off), energy: Math.max(0, energy - off) };
  const rest = all - fixed.tech - fixed.energy;
  return {
    goods: goodsOf(fixed),
    ...(rest > 0 ? { any: { of: ['tech', 'energy'], n: rest } } : {}),
  };
}

/** A price as the contract of a game tells it: only what is really paid. */
export function goodsOf({ tech, energy }: Price): Goods {
  if (tech === 0) return energy === 0 ? {} : { energy };
  return energy === 0 ? { tech } : { tech, energy };
}
