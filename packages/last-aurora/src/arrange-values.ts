/** How to arrange cargo before the shots, in points: for bots. */
import { must, type Seat } from '@cinderhall/kernel';
import { DAMAGE_ZONES, type DamageZone, RESULTS, resultOf } from './cards/index.ts';
import { cardAt, heldAt, inZone, partOf, placeAt } from './convoy.ts';
import { enemiesNear, lifeWorth } from './danger.ts';
import { type ChoiceKind, DAMAGED, EMPTY, FUEL, type Part, playerOf, type State, SURVIVOR } from './state.ts';

/** How often the shots of enemies go into a zone. */
const SHARES: readonly (readonly [DamageZone, number])[] = DAMAGE_ZONES.map((zone) => [
  zone,
  RESULTS.filter((card) => resultOf(card).back === zone).length / RESULTS.length,
]);

function loss(held: number, crew: number): number {
  if (held === SURVIVOR) return lifeWorth(crew);
  return held === EMPTY ? 0 : held === FUEL ? 1.5 : 0.8;
}

/** What so much damage would cost on average, put where it costs least in the zone it falls into. */
function risk(convoy: readonly Part[], crew: number, damage: number): number {
  let sum = 0;
  for (const [zone, share] of SHARES) {
    if (share === 0) continue;
    const losses: number[] = [];
    for (const part of convoy)
      if (inZone(part, zone)) for (const held of part.slots) if (held !== DAMAGED) losses.push(loss(held, crew));
    losses.sort((a, b) => a - b);
    for (let i = 0; i < Math.min(damage, losses.length); i++) sum += share * must(losses[i]);
  }
  return sum;
}

/** What a marker gains by changing places: less than nothing when it makes the convoy no safer. */
export function shiftValue(view: State, seat: Seat, { from, to }: ChoiceKind<'shift'>): number {
  const { convoy, survivors } = playerOf(view, seat);
  const damage = 1 + enemiesNear(view, seat);
  const moved = convoy.map((part) => ({ ...part, slots: part.slots.slice() }));
  const [source, target] = [partOf(moved, cardAt(from)), partOf(moved, cardAt(to))];
  const marker = heldAt(source, placeAt(from));
  source.slots[placeAt(from)] = heldAt(target, placeAt(to));
  target.slots[placeAt(to)] = marker;
  return risk(convoy, survivors.length, damage) - risk(moved, survivors.length, damage) - 0.1;
}
