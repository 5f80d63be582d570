import { must } from '@cinderhall/kernel';
import { CARDS, type DamageZone, type Slot, type SpecialEffect, vehicleOf } from './cards/index.ts';
import { AMMO, DAMAGED, EMPTY, FOOD, FUEL, type Part, type Player, SURVIVOR } from './state.ts';

/** A slot by its card and place, the same as long as the card is in the convoy. */
export const slotAt = (card: number, slot: number): number => card * 8 + slot;
export const cardAt = (at: number): number => at >> 3;
export const placeAt = (at: number): number => at & 7;

export const partOf = (convoy: readonly Part[], card: number): Part => must(convoy.find((part) => part.card === card));
export const truckOf = (convoy: readonly Part[]): Part => must(convoy.find(({ column, top }) => column === 0 && !top));
export const slotDef = (card: number, slot: number): Slot => must(vehicleOf(card).slots[slot]);
/** What lies on a slot. */
export const heldAt = ({ slots }: Part, slot: number): number => must(slots[slot]);

const ACCEPTED: { readonly [kind: string]: number } = {
  any: (1 << AMMO) | (1 << FOOD) | (1 << FUEL) | (1 << SURVIVOR),
  survivor: 1 << SURVIVOR,
  foodFuel: (1 << FOOD) | (1 << FUEL),
  food: 1 << FOOD,
};
/** For every slot of every card the markers it takes, as bits (R-LA-051, R-LA-052). */
const ACCEPTS: readonly (readonly number[])[] = CARDS.map((design) =>
  'slots' in design ? design.slots.map(({ kind }) => ACCEPTED[kind] ?? 0) : [],
);
export const accepts = (card: number, slot: number, marker: number): boolean =>
  (((ACCEPTS[card]?.[slot] ?? 0) >> marker) & 1) === 1;

/** R-LA-041. */
export function inZone({ column, top }: Pick<Part, 'column' | 'top'>, zone: DamageZone): boolean {
  switch (zone) {
    case 'any':
      return true;
    case 'topRow':
      return top;
    case 'bottomRow':
      return !top;
    case 'column1':
      return column === 0;
    case 'truckOnly':
      return column === 0 && !top;
  }
}

/** How many markers of each kind a convoy holds, by kind; the last one counts damage. */
export function contents(convoy: readonly Part[]): number[] {
  const found = [0, 0, 0, 0, 0, 0];
  for (const { slots } of convoy) for (const held of slots) found[held] = (found[held] ?? 0) + 1;
  return found;
}

export function count(convoy: readonly Part[], marker: number): number {
  let n = 0;
  for (const { slots } of convoy) for (let slot = 0; slot < slots.length; slot++) if (slots[slot] === marker) n++;
  return n;
}

/** How many of these markers find no slot, however they are arranged. `without` is a slot that is lost. */
export function overflow(convoy: readonly Part[], held: readonly number[], without = -1): number {
  let [any, crew, tank, pantry] = [0, 0, 0, 0];
  for (const { card, slots } of convoy)
    for (let slot = 0; slot < slots.length; slot++) {
      if (slots[slot] === DAMAGED || slotAt(card, slot) === without) continue;
      const { kind } = slotDef(card, slot);
      if (kind === 'any') any++;
      else if (kind === 'survivor') crew++;
      else if (kind === 'foodFuel') tank++;
      else if (kind === 'food') pantry++;
    }
  const people = Math.max(0, must(held[SURVIVOR]) - crew);
  const stores = Math.max(0, Math.max(0, must(held[FOOD]) - pantry) + must(held[FUEL]) - tank);
  return Math.max(0, people + stores + must(held[AMMO]) - any);
}

/** Whether one more of these fits, with whatever rearranging it takes. */
export function hasRoom(convoy: readonly Part[], marker: number): boolean {
  const held = contents(convoy);
  held[marker] = (held[marker] ?? 0) + 1;
  return overflow(convoy, held) === 0;
}

const DEEPEST = 3;

/** Places a marker, moving as few others as it must; answers whether it found a slot. */
export function store(convoy: readonly Part[], marker: number, depth = 0): boolean {
  let best: Part | null = null;
  let bestSlot = -1;
  let narrowest = 99;
  for (const part of convoy)
    for (let slot = 0; slot < part.slots.length; slot++) {
      if (part.slots[slot] !== EMPTY || !accepts(part.card, slot, marker)) continue;
      // The pickiest slot first, so that those that take anything stay free.
      const width = ACCEPTS[part.card]?.[slot] ?? 0;
      if (width >= narrowest) continue;
      narrowest = width;
      best = part;
      bestSlot = slot;
    }
  if (best) {
    best.slots[bestSlot] = marker;
    return true;
  }
  if (depth === DEEPEST) return false;
  for (const part of convoy)
    for (let slot = 0; slot < part.slots.length; slot++) {
      const held = heldAt(part, slot);
      if (held === EMPTY || held === DAMAGED || held === marker || !accepts(part.card, slot, marker)) continue;
      part.slots[slot] = marker;
      if (store(convoy, held, depth + 1)) return true;
      part.slots[slot] = held;
    }
  return false;
}

/** Takes one marker of a kind out of a convoy, away from the truck and from slots that are hard to fill if possible. */
export function unload(convoy: readonly Part[], marker: number): boolean {
  let best: Part | null = null;
  let bestSlot = -1;
  let worth = -1;
  for (const part of convoy)
    for (let slot = 0; slot < part.slots.length; slot++) {
      if (part.slots[slot] !== marker) continue;
      const width = ACCEPTS[part.card]?.[slot] ?? 0;
      const value = part.column === 0 && !part.top ? 0 : width;
      if (value <= worth) continue;
      worth = value;
      best = part;
      bestSlot = slot;
    }
  if (best) best.slots[bestSlot] = EMPTY;
  return best !== null;
}

/** The specials of a convoy that are not damaged (R-LA-052). */
export function hasSpecial(convoy: readonly Part[], does: SpecialEffect['does']): boolean {
  for (const { card, slots } of convoy)
    for (let slot = 0; slot < slots.length; slot++) {
      if (slots[slot] === DAMAGED) continue;
      const def = slotDef(card, slot);
      if (def.kind === 'special' && def.effect.does === does) return true;
    }
  return false;
}

export type SpecialOf<D extends SpecialEffect['does']> = Extract<SpecialEffect, { does: D }>;
const isSpecial = <D extends SpecialEffect['does']>(effect: SpecialEffect, does: D): effect is SpecialOf<D> =>
  effect.does === does;
/** The cards with an undamaged special of a kind, and what it does. */
export function specials<D extends SpecialEffect['does']>(
  convoy: readonly Part[],
  does: D,
): { readonly card: number; readonly effect: SpecialOf<D> }[] {
  const found: { card: number; effect: SpecialOf<D> }[] = [];
  for (const { card, slots } of convoy)
    for (let slot = 0; slot < slots.length; slot++) {
      const def = slotDef(card, slot);
      if (slots[slot] !== DAMAGED && def.kind === 'special' && isSpecial(def.effect, does))
        found.push({ card, effect: def.effect });
    }
  return found;
}

export const trailersOf = (convoy: readonly Part[]): Part[] =>
  convoy.filter(({ column, top }) => column > 0 && !top).sort((a, b) => a.column - b.column);
export const deviceAt = (convoy: readonly Part[], column: number): Part | undefined =>
  convoy.find((part) => part.top && part.column === column);
export const columnsOf = (convoy: readonly Part[]): number => {
  let n = 0;
  for (const { top } of convoy) if (!top) n++;
  return n;
};
/** R-LA-126. */
export const canTowMore = ({ convoy }: Player): boolean =>
  vehicleOf(truckOf(convoy).card).towing > columnsOf(convoy) - 1;
export const freshPart = (card: number, column: number, top: boolean): Part => ({
  card,
  column,
  top,
  slots: vehicleOf(card).slots.map(() => EMPTY),
});
