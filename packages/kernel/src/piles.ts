import type { Ref } from './game.ts';

/** The cards of a pile that lies open, the last laid first. */
export const openPile = (cards: readonly number[]): Ref[] => cards.map((card) => `card:${card}`).reverse();
