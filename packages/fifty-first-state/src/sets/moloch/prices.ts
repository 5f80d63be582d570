/** What hacking and destroying a machine costs a seat. */
import {
  affordableParts,
  type Cost,
  countOf,
  frozen,
  type Goods,
  modifier,
  someOf,
  without,
} from '@cinderhall/effects';
import { must, type Seat } from '@cinderhall/kernel';
import { contactsOf } from '../../actions/payable.ts';
import { asideName, BASIC, DESIGNS, type Errand } from '../../cards/index.ts';
import { kit } from '../../effect-kit.ts';
import { cachedOf, hasCaches, NOTHING, type Player, type State } from '../../state.ts';
import { charged } from './aside.ts';
import { type Deployed, deployedMachine, isFurious, machineOf, molochOf } from './machines.ts';

const ANYTHING = frozen({});
/** However low a feature makes it. */
const LEAST_PRICE = 1;

/** R-MOL-003: printed, and raised by fury. */
export const machineDefence = (state: State, card: number): number =>
  machineOf(state, card).defence + (isFurious(state, card) ? 1 : 0);

/** By how much features of the seat change the price of destroying, whatever the machine. */
export const destroyChange = (state: State, seat: Seat): number =>
  modifier(state, state.abilities, seat, 'destroyPrice', ANYTHING, kit);

/** R-MOL-032: the red contacts that destroying it takes, those that lie on it already left out (R-MOL-063). */
export const destroyPrice = (state: State, seat: Seat, card: number): number =>
  destroyPriceOf(state, deployedMachine(state, card), destroyChange(state, seat));

export const destroyPriceOf = (state: State, { card, contacts }: Deployed, change: number): number =>
  Math.max(0, Math.max(LEAST_PRICE, machineDefence(state, card) + change) - contacts);

function counted(code: readonly string[]): Goods {
  const goods: { [good: string]: number } = {};
  for (const good of code) goods[good] = (goods[good] ?? 0) + 1;
  return frozen(goods);
}

/** The codes that machines print, by the places of their designs. */
const CODES: readonly Goods[] = DESIGNS.map((design) =>
  design.kind === 'location' && design.machine ? counted(design.machine.code) : NOTHING,
);

export const codeOf = ({ cards }: Pick<State, 'cards'>, card: number): Goods =>
  must(CODES[must(cards[card])], 'a code');

function isNothing(goods: Goods): boolean {
  if (goods === NOTHING) return true;
  for (const good in goods) if ((goods[good] ?? 0) > 0) return false;
  return true;
}

/** R-MOL-030, R-MOL-063: what is missing of its code. */
export const missingCode = (state: State, card: number): Goods => missingOf(state, deployedMachine(state, card));

const missingOf = (state: State, { card, code }: Deployed): Goods =>
  isNothing(code) ? codeOf(state, card) : without(codeOf(state, card), code);

/** How many goods of a code the seat need not pay. */
export function rebateOf(state: State, seat: Seat): number {
  const isFirst = (molochOf(state).hacks[seat] ?? 0) === 0;
  return isFirst ? -modifier(state, state.abilities, seat, 'firstHack', ANYTHING, kit) : 0;
}

const NO_REBATE: readonly Goods[] = [NOTHING];

/** What of a code the seat need not pay: so many goods, which it chooses. */
export function rebates(state: State, card: number, off: number): readonly Goods[] {
  if (off === 0) return NO_REBATE;
  const missing = missingCode(state, card);
  const n = Math.min(off, countOf(missing));
  return someOf(missing).filter((part) => countOf(part) === n);
}

/** In plain goods, as players know it. */
export const hackPrice = (state: State, card: number, less: Goods): Goods =>
  hackPriceOf(state, deployedMachine(state, card), less);

export const hackPriceOf = (state: State, machine: Deployed, less: Goods): Goods =>
  isNothing(less) ? missingOf(state, machine) : without(missingOf(state, machine), less);

/** Each good of codes, and what it is called where it is set aside for them. */
const FOR_HACKING = ([...BASIC, 'worker'] as const).map((good) => [good, asideName('hack', good)] as const);
const FOR_DESTROYING = asideName('destroy', 'redContact');

/** What a player has for codes, of the pool, on cards and set aside for hacking. */
export function goodsForCodes(player: Player): Goods {
  const { goods } = player;
  if (!hasCaches(player)) return goods;
  const all: { [good: string]: number } = { ammo: goods.ammo + cachedOf(player, 'ammo') };
  for (const [good, aside] of FOR_HACKING)
    all[good] = (goods[good] ?? 0) + cachedOf(player, good) + cachedOf(player, aside);
  return all;
}

const BASICS: readonly string[] = BASIC;

/** R-MOL-033: the same as `affordable`, but it is asked for every machine on every turn. */
export function sufficeFor(have: Goods, price: Goods): boolean {
  let ammo = have.ammo ?? 0;
  for (const good in price) {
    const short = (price[good] ?? 0) - (have[good] ?? 0);
    if (short > 0 && !BASICS.includes(good)) return false;
    if (short > 0) ammo -= short;
  }
  return ammo >= 0;
}

export const canPayCode = (player: Player, price: Goods): boolean => sufficeFor(goodsForCodes(player), price);

export const contactsForMachines = (player: Player): number =>
  contactsOf(player, 'raze') + cachedOf(player, FOR_DESTROYING);

/** What is missing of a price, by what it is paid for. */
export const priceOf = (state: State, seat: Seat, card: number, errand: Errand): Goods =>
  errand === 'hack' ? missingCode(state, card) : { redContact: destroyPrice(state, seat, card) };

/** R-MOL-062: the parts that the seat could lay on a machine, in plain goods. */
export function partsFor(state: State, seat: Seat, card: number, errand: Errand): Goods[] {
  const price = priceOf(state, seat, card, errand);
  const names = new Map(Object.keys(price).map((good) => [Object.keys(charged({ [good]: 1 }))[0] ?? '', good]));
  return affordableParts(kit.world, state, seat, charged(price)).map((part) =>
    Object.fromEntries(Object.entries(part).map(([name, n]) => [names.get(name) ?? name, n])),
  );
}

/** A price as it is charged: whatever was set aside for machines pays for it too. */
export const machineCost = (goods: Goods): Cost => ({ goods: charged(goods) });
