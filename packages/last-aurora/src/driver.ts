/** R-LA-201: a convoy moves only with a survivor on the truck itself. */
import { must } from '@cinderhall/kernel';
import { accepts, contents, count, heldAt, overflow, slotAt, store, truckOf, unload } from './convoy.ts';
import { AMMO, DAMAGED, EMPTY, FOOD, FUEL, type Part, SURVIVOR } from './state.ts';

/** The slot of the truck that a survivor could take while this cargo finds room elsewhere; −1 when there is none. */
function driverSlot(convoy: readonly Part[], held: readonly number[]): number {
  const { card, slots } = truckOf(convoy);
  const others = held.slice();
  others[SURVIVOR] = must(held[SURVIVOR]) - 1;
  for (let slot = 0; slot < slots.length; slot++)
    if (slots[slot] !== DAMAGED && accepts(card, slot, SURVIVOR))
      if (overflow(convoy, others, slotAt(card, slot)) === 0) return slot;
  return -1;
}

/** A survivor sits on the truck, or could do so without anything being thrown away. */
export const canHaveDriver = (convoy: readonly Part[]): boolean =>
  truckOf(convoy).slots.includes(SURVIVOR) || driverSlot(convoy, contents(convoy)) >= 0;

/**
 * R-LA-053: when nobody can get onto the truck otherwise, the kinds of resource of which one could go to make room.
 * `fuel` is what the move will cost, so that much stays.
 */
export function roomMakers(convoy: readonly Part[], fuel: number): number[] {
  if (canHaveDriver(convoy)) return [];
  const held = contents(convoy);
  return [AMMO, FOOD, FUEL].filter((marker) => {
    const n = must(held[marker]);
    if (n <= (marker === FUEL ? fuel : 0)) return false;
    held[marker] = n - 1;
    const fits = driverSlot(convoy, held) >= 0;
    held[marker] = n;
    return fits;
  });
}

/** Whether the convoy could move for so much fuel, if need be after making room for a driver. */
export const canSetOut = (convoy: readonly Part[], fuel: number): boolean =>
  count(convoy, FUEL) >= fuel && (canHaveDriver(convoy) || roomMakers(convoy, fuel).length > 0);

/** Puts a survivor on the truck if that can be done. */
export function seatDriver(convoy: readonly Part[]): void {
  const truck = truckOf(convoy);
  const slot = truck.slots.includes(SURVIVOR) ? -1 : driverSlot(convoy, contents(convoy));
  if (slot < 0) return;
  const held = heldAt(truck, slot);
  unload(convoy, SURVIVOR);
  // Out of reach while the other cargo is arranged: the driver is not to be moved away again.
  truck.slots[slot] = DAMAGED;
  if (held !== EMPTY) store(convoy, held);
  truck.slots[slot] = SURVIVOR;
}
