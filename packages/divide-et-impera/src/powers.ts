import { abilityOf, factionOf, NO_POWERS, type Power, type Powers, withPowers } from './cards/index.ts';
import type { Player } from './state.ts';

/** The powers of a player's leader and unlocked abilities. */
export function powersOf({ faction, unlocked }: Player): Powers {
  let powers = faction < 0 ? NO_POWERS : withPowers(NO_POWERS, factionOf(faction).leader.powers);
  for (const card of unlocked) powers = withPowers(powers, abilityOf(card).powers);
  return powers;
}

/** The unlocked ability that gives a power, or −1 when it is the leader's. */
export function abilityWith({ unlocked }: Player, power: Power): number {
  for (const card of unlocked) if ((abilityOf(card).powers[power] ?? 0) > 0) return card;
  return -1;
}
