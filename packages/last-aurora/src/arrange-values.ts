/** How to arrange cargo before the shots, in points: for bots. */
import { must, type Seat } from '@cinderhall/kernel';
import { DAMAGE_ZONES, RESULTS, resultOf } from './cards/index.ts';
import { cardAt, heldAt, inZone, partOf, placeAt } from './convoy.ts';
import { enemiesNear, lifeWorth } from './danger.ts';
import { type ChoiceKind, DAMAGED, EMPTY, FUEL, type Part, playerOf, type State, SURVIVOR } from './state.ts';

/** Where a card lies, as far as damage zones can tell: the truck, its device, trailers, their devices. */
const groupOf = ({ column, top }: Part): number => (column === 0 ? 0 : 2) + (top ? 1 : 0);
const GROUPS = [0, 1, 2, 3].map((group) => ({ column: group < 2 ? 0 : 1, top: group % 2 === 1 }));

/** How often the shots of enemies go into a zone, and the groups it covers. */
const ZONES = DAMAGE_ZONES.map((zone) => ({
  share: RESULTS.filter((card) => resultOf(card).back === zone).length / RESULTS.length,
  groups: GROUPS.flatMap((card, group) => (inZone(card, zone) ? [group] : [])),
})).filter(({ share }) => share > 0);

/** What lies on a slot by how bad it is to lose it: nothing, ammo or food, fuel, a survivor. */
const KINDS = 4;
const kindOf = (held: number): number => (held === EMPTY ? 0 : held === SURVIVOR ? 3 : held === FUEL ? 2 : 1);
const lossOf = (kind: number, crew: number): number => (kind === 3 ? lifeWorth(crew) : kind * 0.8);

/** Undamaged slots by group and kind. */
function countSlots(convoy: readonly Part[]): number[] {
  const counts = Array<number>(GROUPS.length * KINDS).fill(0);
  for (const part of convoy)
    for (const held of part.slots) {
      const at = groupOf(part) * KINDS + kindOf(held);
      if (held !== DAMAGED) counts[at] = must(counts[at]) + 1;
    }
  return counts;
}

/** What so much damage would cost on average, put where it costs least in the zone it falls into. */
function risk(counts: readonly number[], crew: number, damage: number): number {
  let sum = 0;
  for (const { share, groups } of ZONES) {
    let left = damage;
    for (let kind = 0; kind < KINDS && left > 0; kind++) {
      let slots = 0;
      for (const group of groups) slots += must(counts[group * KINDS + kind]);
      sum += share * Math.min(left, slots) * lossOf(kind, crew);
      left -= slots;
    }
  }
  return sum;
}

/** What a marker gains by changing places: less than nothing when it makes the convoy no safer. */
export function shiftValue(view: State, seat: Seat, { from, to }: ChoiceKind<'shift'>): number {
  const { convoy, survivors } = playerOf(view, seat);
  const [source, target] = [partOf(convoy, cardAt(from)), partOf(convoy, cardAt(to))];
  const counts = countSlots(convoy);
  const damage = 1 + enemiesNear(view, seat);
  const before = risk(counts, survivors.length, damage);
  const add = (part: Part, held: number, n: number): void => {
    const at = groupOf(part) * KINDS + kindOf(held);
    counts[at] = must(counts[at]) + n;
  };
  const [moved, other] = [heldAt(source, placeAt(from)), heldAt(target, placeAt(to))];
  add(source, moved, -1);
  add(source, other, 1);
  add(target, other, -1);
  add(target, moved, 1);
  return before - risk(counts, survivors.length, damage) - 0.1;
}
