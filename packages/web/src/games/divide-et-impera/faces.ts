import {
  ACTION_CARDS,
  type ActionCard,
  type CardEffect,
  type Colour,
  DRONES,
  type DroneId,
  type FactionId,
  type Market,
  STRUCTURES,
} from '@cinderhall/divide-et-impera/table';
import type { Picture } from '../../art/picture.ts';
import type { Token } from '../../look/token-kinds.ts';

export const EMBLEMS: { readonly [F in FactionId]: string } = {
  shelter42: 'bunker',
  raiders: 'hooded-figure',
  farmZ: 'dna2',
  auxilia: 'fist',
};

export const DRONE_ICONS: { readonly [D in DroneId]: string } = {
  masamune: 'samurai-helmet',
  mucha: 'fly',
  simon: 'delivery-drone',
  draco: 'dragon-head',
};
export const droneIcon = (drone: number): string => DRONE_ICONS[DRONES[drone] ?? 'simon'];

export const OUTPOST: { readonly [C in Colour]: Token } = { red: 'tactics', blue: 'logistics', green: 'machinery' };
export const MARKET: { readonly [M in Market]: Token } = { ...OUTPOST, black: 'blackMarket' };

/** The colour of a card's plate: of its market, of drones, or of its faction. */
export const plateStyle = ({ kind }: Pick<ActionCard, 'kind'>): Record<string, string> => ({
  '--plate': `var(--d-${kind})`,
});

const OP_ICONS: { readonly [op: string]: string } = {
  recruit: 'meeple',
  move: 'run',
  collect: 'robot-grab',
  purchase: 'shopping-cart',
  eliminate: 'crosshair',
  copy: 'stack',
};
export const STRUCTURE_ICONS: { readonly [kind: string]: string } = {
  shelter: 'camping-tent',
  bridge: 'bridge',
  lift: 'lift',
};

/** The icons on the tile of an action. */
export function tileIcons(effect: CardEffect): readonly string[] {
  if (effect.op === 'drone') return [effect.drone === 'any' ? 'vintage-robot' : DRONE_ICONS[effect.drone]];
  if (effect.op !== 'build') return [OP_ICONS[effect.op] ?? 'bolt'];
  const { kinds } = effect;
  return kinds.length === STRUCTURES.length
    ? ['hammer-nails']
    : kinds.map((kind) => STRUCTURE_ICONS[kind] ?? 'hammer-nails');
}

const HOW: { readonly [how: string]: Token } = { tactical: 'tactics', logistic: 'logistics', machinery: 'machinery' };
/** Advanced actions carry the outpost of their market. */
export const advanced = ({ how }: CardEffect): Token | null => HOW[String(how)] ?? null;

/** The picture of a card follows from its id alone. */
export const pictureFor = ({ id }: Pick<ActionCard, 'id'>): Picture => ({
  id,
  mood: 'fog',
  packs: ['dei'],
  width: 200,
  height: 120,
});

const pictures: readonly Picture[] = ACTION_CARDS.map(pictureFor);
export const pictureOf = (card: number): Picture => pictures[card] ?? { id: 'back', mood: 'fog', motif: 'london' };
