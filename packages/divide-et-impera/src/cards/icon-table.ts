import { frozen } from '@cinderhall/effects';
import { at, must } from '@cinderhall/kernel';
import type { CardEffect, CardEffects } from './effects.ts';
import { factionCards } from './factions.ts';
import { marketCards } from './market.ts';
import { sweets } from './sweets.ts';
import { COLOURS, type Colour } from './types.ts';

/** An icon as the state knows it: by its place in one table, so that equal icons are one. */
export interface Icon {
  /** The effect in a list of its own, as it is run. */
  readonly effects: CardEffects;
  /** For a per-outpost icon the colour it counts (3: any) and the icon that is repeated; −1 otherwise. */
  readonly colour: number;
  readonly repeats: number;
  /** What is left of it when its card is copied (R-DEI-102); −1: nothing. */
  readonly copied: number;
  /** It moves units, or may. */
  readonly moves: boolean;
}

/** The place of a colour; 3 means: any. */
export const colourIndex = (colour: Colour | 'any'): number =>
  colour === 'any' ? COLOURS.length : COLOURS.indexOf(colour);

/** The lists of effects nested in an effect. */
function nested(effect: CardEffect): readonly CardEffects[] {
  if (effect.op === 'perOutpost') return [effect.do];
  return effect.op === 'choose' ? effect.of : [];
}

const moves = (effect: CardEffect): boolean =>
  effect.op === 'move' || nested(effect).some((list) => list.some((inner) => moves(inner)));

const isSupply = (effect: CardEffect): boolean => effect.op === 'gain' && effect.goods.supply !== undefined;

/** Supply and Copy are never copied; of a choice only the rest remains. */
function copyOf(effect: CardEffect): CardEffect | null {
  if (effect.op === 'copy' || isSupply(effect)) return null;
  if (effect.op === 'choose') {
    const kept = effect.of.flatMap((list): CardEffects[] => {
      const inner = list.flatMap((one) => copyOf(one) ?? []);
      return inner.length < list.length ? [] : [inner];
    });
    if (kept.length === 0) return null;
    return kept.length === 1 ? at(at(kept, 0), 0) : { op: 'choose', of: kept };
  }
  if (effect.op === 'perOutpost') {
    const inner = copyOf(at(effect.do, 0));
    return inner && { op: 'perOutpost', colour: effect.colour, do: [inner] };
  }
  return effect;
}

const places = new Map<string, number>();
const table: Icon[] = [];

function placeOf(effect: CardEffect): number {
  const key = JSON.stringify(effect);
  const known = places.get(key);
  if (known !== undefined) return known;
  const place = table.length;
  places.set(key, place);
  table.push({ effects: [effect], colour: -1, repeats: -1, copied: -1, moves: false });
  const each = effect.op === 'perOutpost' ? effect : null;
  const copied = copyOf(effect);
  table[place] = {
    effects: [effect],
    colour: each ? colourIndex(each.colour) : -1,
    repeats: each ? placeOf(at(each.do, 0)) : -1,
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
export const ICONS: readonly Icon[] = frozen(table);
export const iconOf = (icon: number): Icon => must(ICONS[icon]);
export const iconsOf = (card: number): readonly number[] => must(CARD_ICONS[card]);

/** Whether a card has a Move among its icons (for abilities that wait for one). */
export const HAS_MOVE: readonly boolean[] = frozen(CARD_ICONS.map((icons) => icons.some((icon) => iconOf(icon).moves)));
