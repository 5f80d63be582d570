/** The cards that are discarded for outposts. */
import { frozen, modifier } from '@cinderhall/effects';
import type { Seat } from '@cinderhall/kernel';
import { type LocationType, locationOf, TYPES } from '../../cards/index.ts';
import { kit } from '../../effect-kit.ts';
import { typesOf } from '../../locations.ts';
import type { State } from '../../state.ts';
import { AREAS } from './areas.ts';
import { buildable, mapOf, outpostAt, upgradable } from './map.ts';

const ANYTHING = frozen({});

/** What a card can be discarded for. */
export interface Site {
  readonly kind: 'outpost' | 'upgrade';
  readonly area: number;
}

/** R-NML-030 to R-NML-032: the type that building here takes, or upgrading the outpost that stands here. */
export function typeNeeded(state: State, { kind, area }: Site): LocationType | undefined {
  const { options } = mapOf(state);
  return kind === 'outpost' ? options.buildType : upgradeType(state, area, options.topType);
}

const upgradeType = (state: State, area: number, topType: LocationType): LocationType | undefined =>
  outpostAt(state, area).level === 1 ? AREAS[area]?.type : topType;

/** Everything that the seat could build or upgrade if it had the card for it. */
export const sitesOf = (state: State, seat: Seat): Site[] => [
  ...buildable(state, seat).map((area) => ({ kind: 'outpost' as const, area })),
  ...upgradable(state, seat).map((area) => ({ kind: 'upgrade' as const, area })),
];

const BITS: ReadonlyMap<string | undefined, number> = new Map(TYPES.map((type, i) => [type, 1 << i]));
const bitOf = (type: LocationType | undefined): number => BITS.get(type) ?? 0;

export const fitsSite = (state: State, seat: Seat, card: number, site: Site): boolean =>
  (typesOf(state, seat, card) & bitOf(typeNeeded(state, site))) !== 0;

/** Features let so many more cards of any type be discarded this round. */
export const permitsLeft = (state: State, seat: Seat): number =>
  modifier(state, state.abilities, seat, 'outpostPermit', ANYTHING, kit) - (mapOf(state).permitsUsed[seat] ?? 0);

/** R-HQ-008: a permit that was used this round is used for its new owner too. */
export function passPermit(state: State, from: number, seat: Seat, card: number): void {
  const { permitsUsed } = mapOf(state);
  const used = permitsUsed[from] ?? 0;
  if (used === 0 || !locationOf(state, card).modifiers.some(({ modify }) => modify === 'outpostPermit')) return;
  permitsUsed[from] = used - 1;
  permitsUsed[seat] = (permitsUsed[seat] ?? 0) + 1;
}

/** Whether there are sites for a card of the seat; what they need is found once for all its cards. */
export function hasSite(state: State, seat: Seat): (card: number) => boolean {
  const toBuild = buildable(state, seat);
  const toUpgrade = upgradable(state, seat);
  if (toBuild.length + toUpgrade.length > 0 && permitsLeft(state, seat) > 0) return () => true;
  const { buildType, topType } = mapOf(state).options;
  let types = toBuild.length > 0 ? bitOf(buildType) : 0;
  for (const area of toUpgrade) types |= bitOf(upgradeType(state, area, topType));
  return (card) => (typesOf(state, seat, card) & types) !== 0;
}

/** The sites for which the card can be discarded. */
export function sitesFor(state: State, seat: Seat, card: number): Site[] {
  const sites = sitesOf(state, seat);
  return permitsLeft(state, seat) > 0 ? sites : sites.filter((site) => fitsSite(state, seat, card, site));
}
