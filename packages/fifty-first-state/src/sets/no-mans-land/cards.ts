/** The cards that are discarded for outposts. */
import { frozen, modifier } from '@cinderhall/effects';
import type { Seat } from '@cinderhall/kernel';
import { isRepeated } from '@cinderhall/tableau';
import { type LocationType, TYPES } from '../../cards/index.ts';
import { kit } from '../../effect-kit.ts';
import { typesOf } from '../../locations.ts';
import { playerOf, type State } from '../../state.ts';
import { AREAS } from './areas.ts';
import { mapOf, outpostAt } from './map.ts';

const ANYTHING = frozen({});

/** R-NML-030 to R-NML-032: the type that building here takes, or upgrading the outpost that stands here. */
export function typeNeeded(state: State, area: number, upgrade: boolean): LocationType | undefined {
  const { options } = mapOf(state);
  if (!upgrade) return options.buildType;
  return outpostAt(state, area).level === 1 ? AREAS[area]?.type : options.topType;
}

const TYPE_NAMES: readonly (string | undefined)[] = TYPES;

export const fitsType = (state: State, seat: Seat, card: number, type: string | undefined): boolean =>
  (typesOf(state, seat, card) & (1 << TYPE_NAMES.indexOf(type))) !== 0;

/** Features let so many more cards of any type be discarded this round. */
export const permitsLeft = (state: State, seat: Seat): number =>
  modifier(state, state.abilities, seat, 'outpostPermit', ANYTHING, kit) - (mapOf(state).permitsUsed[seat] ?? 0);

/** The hand cards that pay for building here or upgrading, one of each design. */
export function payingCards(state: State, seat: Seat, area: number, upgrade: boolean): number[] {
  const { hand } = playerOf(state, seat);
  const type = typeNeeded(state, area, upgrade);
  const any = permitsLeft(state, seat) > 0;
  return hand.filter((card, at) => !isRepeated(state.cards, hand, at) && (any || fitsType(state, seat, card, type)));
}

/** Whether there is a card for it: the same question without making the list. */
export function canPayCard(state: State, seat: Seat, area: number, upgrade: boolean): boolean {
  const { hand } = playerOf(state, seat);
  if (hand.length === 0) return false;
  if (permitsLeft(state, seat) > 0) return true;
  const type = typeNeeded(state, area, upgrade);
  for (const card of hand) if (fitsType(state, seat, card, type)) return true;
  return false;
}
