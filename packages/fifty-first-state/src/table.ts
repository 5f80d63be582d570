/** The entry point for clients that draw a table: card data, and functions that read a view. Nothing here changes a state. */
export type { Choose, Cost, Effect, Effects, Gain, Goods, Pay, Take } from '@cinderhall/effects';
export { CONNECTION_WORKERS } from './actions/prices.ts';
export * from './cards/index.ts';
export { coloursOf, pileOf } from './deck.ts';
export { display } from './display.ts';
export { uncached } from './effect-kit.ts';
export { END_POINTS } from './ending.ts';
export { impact } from './impact.ts';
export { defenceOf } from './locations.ts';
export type { Cache } from './ops/cache.ts';
export { OPPONENT } from './owners.ts';
export type { Placed } from './state.ts';
