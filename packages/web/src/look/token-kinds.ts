import type { Shape } from './shapes.ts';

/** What a token looks like: its outline, its glyph, its fill. */
export interface TokenKind {
  readonly shape: Shape;
  readonly glyph: string;
  readonly fill: string;
  /** A numeral at the tip; the glyph then stands at the tail. */
  readonly value?: number;
}

const kind = (shape: Shape, glyph: string, fill: string): TokenKind => ({ shape, glyph, fill });

/** The same token with a number on it. */
const valued = (like: TokenKind, value: number): TokenKind => ({ ...like, value });

const scrap = kind('oct', 'gear', '#a7bac8');
const weapon = kind('home', 'pistol', '#e26a54');
const grey = kind('arrow', 'hammer', '#bdb6ab');
const red = kind('arrowJag', 'flame', '#f0614a');
const blue = kind('arrowRound', 'link', '#64aef0');
const wild = kind('arrowNotch', 'cycle', '#d9b8f0');
const crane = kind('diamond', 'crane', '#e8b77a');
const broken = kind('shield', 'broken-shield', '#c9b7a4');
const any = kind('diamond', 'cycle', '#e9d6ff');

export const tokenKinds = {
  fuel: kind('drum', 'can', '#f0c04a'),
  iron: scrap,
  scrap,
  gun: weapon,
  weapon,
  brick: kind('brick', 'bricks', '#d29a6c'),
  ammo: kind('pill', 'bullet', '#c3cc62'),
  worker: kind('circle', 'worker', '#efe8da'),
  card: kind('card', 'cards', '#8fc3dd'),
  vp: kind('star', 'star', '#ffd670'),
  greyContact: grey,
  redContact: red,
  blueContact: blue,
  universalContact: wild,
  incorporate1: valued(grey, 1),
  incorporate2: valued(grey, 2),
  incorporate3: valued(grey, 3),
  conquer1: valued(red, 1),
  conquer2: valued(red, 2),
  conquer3: valued(red, 3),
  conquer4: valued(red, 4),
  conquer5: valued(red, 5),
  deal1: valued(blue, 1),
  deal2: valued(blue, 2),
  deal3: valued(blue, 3),
  deal4: valued(blue, 4),
  deal5: valued(blue, 5),
  anyContact: valued(wild, 1),
  defend1: valued(broken, -1),
  defend3: valued(broken, -3),
  development: crane,
  redevelop: crane,
  shield: kind('shield', 'checked-shield', '#cfe3ea'),
  deal: kind('arrowRound', 'link', '#8fb8e8'),
  any,
  universal: any,
  ruins: kind('trap', 'ancient-ruins', '#a3978c'),
  influenceIronGang: kind('hexSpike', 'bat', '#d08e79'),
  influenceSharrash: kind('hexBite', 'rat', '#bfa56a'),
  influenceUranopolis: kind('hexFlat', 'reactor', '#9fd07a'),
  brawler: kind('rimmed', 'brawler-fist', '#d98a7a'),
  scavenge: kind('pile', 'scavenge', '#c7b79a'),
  hackedCard: kind('cut', 'hacked', '#9fd0c0'),
  machine: kind('cuts', 'robot', '#b0a6c8'),
  tech: kind('oct', 'chip', '#7fd6c8'),
  energy: kind('pill', 'cell', '#ffd35c'),
  supply: kind('hex', 'crate', '#f2dfc0'),
  sweet: kind('slab', 'sweet', '#f5a9c9'),
  tactics: kind('tri', 'swords', '#f0614a'),
  logistics: kind('circle', 'route', '#64aef0'),
  machinery: kind('square', 'gear', '#5cc79a'),
  blackMarket: kind('diamond', 'mask', '#b9b2c8'),
  food: kind('hex', 'food', '#e8c79a'),
  item: kind('square', 'bag', '#cbb7f0'),
  survivor: kind('circle', 'person', '#f4eedf'),
  damage: kind('blast', 'crack', '#f0614a'),
  contamination: kind('tri', 'radioactive', '#b9e05a'),
  fame: kind('star', 'star', '#ffd670'),
} as const;

export type Token = keyof typeof tokenKinds;
export const isToken = (name: string): name is Token => Object.hasOwn(tokenKinds, name);

/** Where glyph and numeral stand when a token has a value: x, y and size of the glyph, then the numeral's middle. */
export const valueBox: { readonly [S in Shape]?: readonly [number, number, number, number, number] } = {
  arrow: [4, 13, 13, 24, 27.5],
  arrowJag: [7, 13, 13, 26, 27.5],
  arrowRound: [4, 13, 13, 24, 27.5],
  arrowNotch: [8, 13, 12, 26, 27.5],
  shield: [13, 3, 14, 20, 33],
};

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
  hexFlat: [10, 10, 20],
  hexSpike: [11, 11, 18],
  hexBite: [9, 9, 20],
  rimmed: [10, 9, 20],
  pile: [12, 6, 16],
  cut: [10, 13, 20],
  cuts: [10, 12, 20],
  slab: [9, 9, 22],
};
