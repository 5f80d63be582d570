import { bySeat, type Effect, type Effects, type GoodAmounts } from '@cinderhall/effects';
import { must, type Seat } from '@cinderhall/kernel';
import { canDoCard } from './actions/explore.ts';
import { isCardEffect } from './card-effects.ts';
import { designOf, type Slot, survivorOf, type Vehicle, vehicleOf } from './cards/index.ts';
import { canTowMore, columnsOf, count, deviceAt, hasRoom, trailersOf, truckOf } from './convoy.ts';
import { contaminationCost, cureWorth, damageCost, repairWorth, slotNeed } from './danger.ts';
import { BONUS, ROUNDS } from './data/boards.ts';
import { kit } from './effect-kit.ts';
import {
  AMMO,
  type Crew,
  DAMAGED,
  FOOD,
  FUEL,
  ITEM,
  markerOf,
  type Part,
  type Player,
  playerOf,
  type State,
  SURVIVOR,
} from './state.ts';
import { WORTH } from './worth.ts';

/** Rounds still to come after this one. */
export const roundsLeft = (view: State): number => ROUNDS - view.round;

/** What a convoy gets out of its first fuel, and of each further one. */
const FIRST_FUEL = 3.2;

/** One more marker of a kind; what finds no room is worth little. */
export function markerWorth(view: State, seat: Seat, marker: number): number {
  const { convoy, items } = playerOf(view, seat);
  if (marker === ITEM) return items.length < 3 ? WORTH.item : 0.3;
  const room = hasRoom(convoy, marker) ? 1 : 0.3;
  if (marker === FUEL) return room * (count(convoy, FUEL) === 0 ? FIRST_FUEL : WORTH.fuel);
  if (marker === AMMO) return room * (count(convoy, AMMO) < weaponsOf(convoy) + 1 ? WORTH.ammo : 0.3);
  if (marker === FOOD) return room * (count(convoy, FOOD) < 3 ? WORTH.food : 0.3);
  return WORTH.survivor;
}

export function weaponsOf(convoy: readonly Part[]): number {
  let n = 0;
  for (const { card, slots } of convoy)
    for (let slot = 0; slot < slots.length; slot++)
      if (slots[slot] !== DAMAGED && vehicleOf(card).slots[slot]?.kind === 'weapon') n++;
  return n;
}

export function markersWorth(view: State, seat: Seat, markers: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < markers.length; i++) {
    const marker = must(markers[i]);
    const again = marker === FUEL && markers.indexOf(FUEL) < i;
    sum += again ? WORTH.fuel : markerWorth(view, seat, marker);
  }
  return sum;
}

/** What a slot is worth while it is not damaged. */
export function slotWorth(view: State, slot: Slot): number {
  const left = roundsLeft(view) + 1;
  switch (slot.kind) {
    case 'any':
      return 0.45;
    case 'survivor':
    case 'foodFuel':
      return 0.35;
    case 'food':
      return 0.2;
    case 'armour':
      return 0.3;
    case 'weapon':
      return 0.3 + slot.level * 0.45;
    default:
      return specialWorth(slot, left);
  }
}

function specialWorth({ effect }: Extract<Slot, { kind: 'special' }>, left: number): number {
  switch (effect.does) {
    case 'speed':
      return effect.n * left * 0.8;
    case 'tracks':
      return left * 0.6;
    case 'recycling':
    case 'endOfRound':
      return left * 0.4;
    case 'fame':
      return effect.n;
    default:
      return effect.max * 0.7;
  }
}

/** A vehicle card in a convoy; `slots` tells which are damaged. */
function vehicleWorth(view: State, { slots, speed, towing }: Vehicle, held: readonly number[] | null): number {
  let sum = 0.5 + speed * (roundsLeft(view) + 1) * 0.8 + towing * 0.4;
  for (let i = 0; i < slots.length; i++) if (held?.[i] !== DAMAGED) sum += slotWorth(view, must(slots[i]));
  return sum;
}

const partWorth = (view: State, { card, slots }: Part): number => vehicleWorth(view, vehicleOf(card), slots);

/** How much of the need for slots each new one takes away. */
const NEED = 0.4;

/** What a vehicle adds in a column, less what it takes the place of. */
export function mountWorth(view: State, seat: Seat, card: number, column: number, need = slotNeed(view, seat)): number {
  const { convoy } = playerOf(view, seat);
  const design = vehicleOf(card);
  const old =
    design.kind === 'device' ? deviceAt(convoy, column) : convoy.find((part) => !part.top && part.column === column);
  let more = design.slots.length;
  if (old) for (const held of old.slots) if (held !== DAMAGED) more--;
  const worth = vehicleWorth(view, design, null) - (old ? partWorth(view, old) : 0) + more * NEED * need;
  const lost = design.kind === 'truck' ? Math.max(0, columnsOf(convoy) - 1 - design.towing) * 2 : 0;
  // Devices on the truck are hit by most; those further back are safer.
  return worth - lost + (design.kind === 'device' ? column * 0.05 : 0);
}

function bestMount(view: State, seat: Seat, card: number): number {
  const player = playerOf(view, seat);
  const { convoy } = player;
  const columns = columnsOf(convoy);
  const need = slotNeed(view, seat);
  switch (vehicleOf(card).kind) {
    case 'truck':
      return mountWorth(view, seat, card, truckOf(convoy).column, need);
    case 'trailer':
      if (canTowMore(player)) return mountWorth(view, seat, card, columns, need);
      return Math.max(...trailersOf(convoy).map(({ column }) => mountWorth(view, seat, card, column, need)));
    default: {
      let best = Number.NEGATIVE_INFINITY;
      for (let column = 0; column < columns; column++)
        best = Math.max(best, mountWorth(view, seat, card, column, need));
      return best;
    }
  }
}

/** A survivor who can explore in every round does so twice as often. */
const OFTEN = 0.6;

export function survivorWorth(view: State, card: number): number {
  const { skill, ability } = survivorOf(card);
  const left = roundsLeft(view);
  const end = ability.does === 'fame' ? ability.n * (ability.ifLoot ? 0.3 : 1) : 0.2 * left;
  const often = ability.does === 'restInsteadOfExhaust' ? OFTEN * left : 0;
  return 0.8 + skill * 0.3 * left + end + often + (ability.does === 'speed' ? ability.n * left * 0.8 : 0);
}

/** The fewer survivors are left, the more another one is worth. */
const shortHanded = (view: State, seat: Seat): number => Math.max(0, 5 - playerOf(view, seat).survivors.length) * 0.8;

/** What the card on a place would bring. */
export function cardWorth(view: State, seat: Seat, slot: number): number {
  const place = view.zone[slot];
  const card = place?.card ?? null;
  if (!place || card === null || !canDoCard(view, seat, slot)) return -1;
  const design = designOf(card);
  switch (design.kind) {
    case 'location':
      return (
        Math.max(markersWorth(view, seat, place.left), markersWorth(view, seat, place.right)) +
        effectsWorth(view, seat, design.effect)
      );
    case 'survivor':
      return (
        survivorWorth(view, card) + shortHanded(view, seat) - (hasRoom(playerOf(view, seat).convoy, SURVIVOR) ? 0 : 1)
      );
    case 'encounter':
      return design.stays ? 0.9 : 2.2;
    case 'truck':
    case 'trailer':
    case 'device':
      return bestMount(view, seat, card);
    default:
      return -1;
  }
}

/** Whether a survivor is sent; before anybody is it could be anybody who is Active. */
const isSent = ({ turn }: State, { card, zone }: Crew): boolean =>
  turn.acting.length > 0 ? turn.acting.includes(card) : zone === 'active';

/** The cheapest token among those who could get it. */
export function leastContamination(view: State, { survivors }: Player, acting: boolean): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const survivor of survivors)
    if (!acting || isSent(view, survivor)) best = Math.max(best, contaminationCost(survivor, survivors));
  return Number.isFinite(best) ? best : 0;
}

/** What effects would bring the seat, by what it has. */
export function effectsWorth(view: State, seat: Seat, effects: Effects): number {
  let sum = 0;
  for (const effect of effects) sum += effectWorth(view, seat, effect);
  return sum;
}

function effectWorth(view: State, seat: Seat, effect: Effect): number {
  if (!isCardEffect(effect)) return 0;
  const player = playerOf(view, seat);
  switch (effect.op) {
    case 'gain':
      return goodsWorth(view, seat, effect.goods);
    case 'damage':
      return effect.n * damageCost(view, seat);
    case 'repair':
      return repairWorth(view, seat) * Math.min(effect.upTo, count(player.convoy, DAMAGED));
    case 'contaminate':
      return leastContamination(view, player, effect.who === 'acting');
    case 'cleanse':
      return cures(view, player, effect.upTo, effect.who === 'acting');
    case 'loseFame':
      return -1;
    case 'hop':
      return count(player.convoy, FUEL) > 1 ? 0.9 : -1;
    case 'snapShot':
      return 0.7;
    case 'salvage':
      return Math.max(0, ...view.discard.map((card) => salvageWorth(view, seat, card)));
    default:
      return 0;
  }
}

const salvageWorth = (view: State, seat: Seat, card: number): number =>
  'slots' in designOf(card) ? bestMount(view, seat, card) - 0.3 : 0;

function goodsWorth(view: State, seat: Seat, goods: GoodAmounts): number {
  let sum = 0;
  for (const good in goods) {
    const marker = markerOf(good);
    sum +=
      kit.amount(view, goods[good] ?? 0, bySeat(seat)) * (marker > 0 ? markerWorth(view, seat, marker) : WORTH.fame);
  }
  return sum;
}

/** The best that so many tokens less can do among those who may lose them. */
function cures(view: State, { survivors }: Player, upTo: number, acting: boolean): number {
  let [sum, left] = [0, upTo];
  for (const survivor of survivors) {
    if (left === 0 || survivor.contamination === 0 || (acting && !isSent(view, survivor))) continue;
    sum += cureWorth(survivor, survivors);
    left--;
  }
  return sum;
}

/** The best a bonus action of a place can do. */
export function bonusWorth(view: State, seat: Seat, slot: number): number {
  let best = 0;
  for (const effects of BONUS[view.options.map][slot] ?? []) best = Math.max(best, effectsWorth(view, seat, effects));
  return best;
}

/** Whether the place lets contamination be taken off those who are sent there. */
export const isClean = (view: State, slot: number): boolean =>
  BONUS[view.options.map][slot]?.some((effects) => effects[0]?.op === 'cleanse') ?? false;
