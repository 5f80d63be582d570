/** The nine areas of No Man's Land, row by row from the north-west. Nothing else knows one area from another. */
import { frozen, type GoodAmounts } from '@cinderhall/effects';
import type { Localized, Origin } from '@cinderhall/kernel';
import type { LocationType } from '../../cards/types.ts';
import type { Where } from './geometry.ts';

export interface Area {
  readonly id: string;
  readonly name: Localized;
  readonly origin: Origin;
  /** The type of the card that upgrading an outpost here from level 1 to level 2 takes. */
  readonly type: LocationType;
  /** What activating an outpost of each level brings, the lowest first. */
  readonly levels: readonly [GoodAmounts, GoodAmounts, GoodAmounts];
}

const MOST_IN_LINE = 3;
const CORNERS = 4;
const each = (good: string, of: Where, max = MOST_IN_LINE): GoodAmounts => ({ [good]: { per: 'outposts', of, max } });

/** Names and directions are printed; goods and types are ours, as far as the examples leave them open. */
export const AREAS: readonly Area[] = frozen([
  {
    id: 'nw',
    name: { en: 'North-West', pl: 'Północny Zachód' },
    origin: 'designed',
    type: 'tFuel',
    levels: [{ iron: 1 }, { universalContact: 1 }, each('iron', 'north')],
  },
  {
    id: 'n',
    name: { en: 'North Centre', pl: 'Północne Centrum' },
    origin: 'designed',
    type: 'tIron',
    levels: [{ ammo: 1 }, { vp: 1 }, each('vp', 'central')],
  },
  {
    id: 'ne',
    name: { en: 'North-East', pl: 'Północny Wschód' },
    origin: 'designed',
    type: 'tGun',
    levels: [{ gun: 1 }, { redContact: 2 }, each('gun', 'east')],
  },
  {
    id: 'w',
    name: { en: 'West Centre', pl: 'Zachodnie Centrum' },
    origin: 'designed',
    type: 'tGun',
    levels: [{ greyContact: 1 }, { greyContact: 2 }, each('card', 'central')],
  },
  {
    id: 'c',
    name: { en: 'Centre', pl: 'Centrum' },
    origin: 'designed',
    type: 'tWorker',
    levels: [{ ruins: 1 }, { vp: 1, ruins: 1 }, each('vp', 'corner', CORNERS)],
  },
  {
    id: 'e',
    name: { en: 'East Centre', pl: 'Wschodnie Centrum' },
    origin: 'designed',
    type: 'tBrick',
    levels: [{ card: 1 }, { card: 2 }, each('ammo', 'central')],
  },
  {
    id: 'sw',
    name: { en: 'South-West', pl: 'Południowy Zachód' },
    origin: 'designed',
    type: 'tBrick',
    levels: [{ worker: 2 }, { vp: 1 }, each('brick', 'west')],
  },
  {
    id: 's',
    name: { en: 'South Centre', pl: 'Południowe Centrum' },
    origin: 'designed',
    type: 'tFuel',
    levels: [{ brick: 1 }, { development: 1 }, each('vp', 'central')],
  },
  {
    id: 'se',
    name: { en: 'South-East', pl: 'Południowy Wschód' },
    origin: 'designed',
    type: 'tIron',
    levels: [{ fuel: 1 }, { blueContact: 2 }, each('fuel', 'south')],
  },
]);
