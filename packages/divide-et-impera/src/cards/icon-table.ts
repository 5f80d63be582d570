import { type Effect, type Effects, frozen } from '@cinderhall/effects';
import { factionCards } from './factions.ts';
import { PURCHASE } from './icons.ts';
import { marketCards } from './market.ts';
import { sweets } from './sweets.ts';
import { COLOURS, type Colour } from './types.ts';

/** An icon as the state knows it: by its place in one table, so that equal icons are one. */
export interface Icon {
  /** The effect in a list of its own, as it is run. */
  readonly effects: Effects;
  /** For a per-outpost icon the colour it counts (3: any) and the icon that is repeated; −1 otherwise. */
  readonly colour: number;
  readonly repeats: number;
  /** What is left of it when its card is copied (R-DEI-102); −1: nothing. */
  readonly copied: number;
  /** It moves units, or may. */
  readonly moves: boolean;
}

const ANY_COLOUR = COLOURS.length;

/** The lists of effects nested in an effect. */
function nested(effect: Effect): readonly Effects[] {
  if (effect.op === 'perOutpost') return [effect.do as Effects];
  return effect.op === 'choose' ? (effect.of as readonly Effects[]) : [];
}

const moves = (effect: Effect): boolean =>
  effect.op === 'move' || nested(effect).some((list) => list.some((inner) => moves(inner)));

const isSupply = (effect: Effect): boolean => effect.op === 'gain' && Object.hasOwn(effect.goods as object, 'supply');

/** Supply and Copy are never copied; of a choice only the rest remains. */
function copyOf(effect: Effect): Effect | null {
  if (effect.op === 'copy' || isSupply(effect)) return null;
  if (effect.op === 'choose') {
    const kept = (effect.of as readonly Effects[]).flatMap((list) => {
      const inner = list.map(copyOf);
      return inner.includes(null) ? [] : [inner as Effects];
    });
    const [only] = kept;
    if (!only) return null;
    return kept.length === 1 ? (only[0] as Effect) : { op: 'choose', of: kept };
  }
  if (effect.op === 'perOutpost') {
    const inner = copyOf((effect.do as Effects)[0] as Effect);
    return inner && { op: 'perOutpost', colour: effect.colour, do: [inner] };
  }
  return effect;
}

const places = new Map<string, number>();
const table: Icon[] = [];

function placeOf(effect: Effect): number {
  const key = JSON.stringify(effect);
  const known = places.get(key);
  if (known !== undefined) return known;
  const place = table.length;
  places.set(key, place);
  table.push({ effects: [effect], colour: -1, repeats: -1, copied: -1, moves: false });
  const each = effect.op === 'perOutpost' ? (effect.do as Effects)[0] : undefined;
  const copied = copyOf(effect);
  const colour = effect.colour === 'any' ? ANY_COLOUR : COLOURS.indexOf(effect.colour as Colour);
  table[place] = {
    effects: [effect],
    colour: each ? colour : -1,
    repeats: each ? placeOf(each) : -1,
    copied: copied ? placeOf(copied) : -1,
    moves: moves(effect),
  };
  return place;
}

/** The icons of every action card and every kind of Sweet Boost. */
export const CARD_ICONS: readonly (readonly number[])[] = frozen(
  [...factionCards, ...marketCards].map(({ icons }) => icons.map(placeOf)),
);
export const SWEET_ICONS: readonly (readonly number[])[] = frozen(sweets.map(({ icons }) => icons.map(placeOf)));
export const PURCHASE_ICON = placeOf(PURCHASE);
export const ICONS: readonly Icon[] = frozen(table);
export const iconOf = (icon: number): Icon => ICONS[icon] as Icon;

/** Whether a card has a Move among its icons (for abilities that wait for one). */
export const HAS_MOVE: readonly boolean[] = frozen(CARD_ICONS.map((icons) => icons.some((icon) => iconOf(icon).moves)));
