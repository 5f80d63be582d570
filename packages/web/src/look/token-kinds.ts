import type { Shape } from './shapes.ts';

/** What a token looks like: its outline, its glyph, its fill. */
export interface TokenKind {
  readonly shape: Shape;
  readonly glyph: string;
  readonly fill: string;
}

const kind = (shape: Shape, glyph: string, fill: string): TokenKind => ({ shape, glyph, fill });

export const tokenKinds = {
  fuel: kind('drum', 'can', '#f0c04a'),
  iron: kind('oct', 'gear', '#a7bac8'),
  gun: kind('home', 'pistol', '#e26a54'),
  brick: kind('brick', 'bricks', '#d29a6c'),
  ammo: kind('pill', 'bullet', '#c3cc62'),
  worker: kind('circle', 'worker', '#efe8da'),
  card: kind('card', 'cards', '#8fc3dd'),
  vp: kind('star', 'star', '#ffd670'),
  greyContact: kind('arrow', 'hammer', '#bdb6ab'),
  redContact: kind('arrowJag', 'flame', '#f0614a'),
  blueContact: kind('arrowRound', 'link', '#64aef0'),
  universalContact: kind('arrowNotch', 'cycle', '#d9b8f0'),
  development: kind('diamond', 'crane', '#e8b77a'),
  shield: kind('shield', 'checked-shield', '#cfe3ea'),
  deal: kind('arrowRound', 'link', '#8fb8e8'),
  any: kind('diamond', 'cycle', '#e9d6ff'),
  ruins: kind('trap', 'ancient-ruins', '#8a7f76'),
  food: kind('hex', 'food', '#e8c79a'),
  item: kind('square', 'bag', '#cbb7f0'),
  survivor: kind('circle', 'person', '#f4eedf'),
  damage: kind('blast', 'crack', '#f0614a'),
  contamination: kind('tri', 'radioactive', '#b9e05a'),
  fame: kind('star', 'star', '#ffd670'),
} as const;

export type Token = keyof typeof tokenKinds;
export const isToken = (name: string): name is Token => Object.hasOwn(tokenKinds, name);

/** Where the glyph sits in each outline: x, y and size. */
export const glyphBox: { readonly [S in Shape]?: readonly [number, number, number] } = {
  drum: [8, 8, 24],
  home: [8, 4, 24],
  brick: [8, 8, 24],
  tri: [11, 15, 18],
  pill: [9, 9, 22],
  card: [10, 10, 20],
  shield: [9, 6, 22],
  star: [11, 11, 18],
  diamond: [10, 10, 20],
  arrow: [7, 10, 20],
  arrowJag: [9, 9, 20],
  arrowRound: [5, 8, 24],
  arrowNotch: [9, 9, 21],
  blast: [10, 10, 20],
  hex: [9, 9, 22],
  oct: [8, 8, 24],
  circle: [8, 7, 24],
  square: [8, 8, 24],
  trap: [9, 11, 22],
  slab: [9, 9, 22],
};
