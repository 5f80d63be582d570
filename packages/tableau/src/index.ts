/** What the two card games of the wasteland share: a State of locations in rows, with types, stores and Defence. */
export { byDesign, isRepeated, remove } from './cards.ts';
export { CATEGORIES, type Category, defenceOf, isProduction } from './category.ts';
export { canDraw, drawCards, type Telling, topCard } from './deck.ts';
export { goodsIn, numberIn, textIn } from './events.ts';
export { bringsPoints, gainsOf, isChoose, isGain, leadsOn, plainGains } from './gains.ts';
export { type Entry, entered, type Ledger, ledger, ledgerLines, unexplained } from './ledger.ts';
export { alone, fromSeat, othersOf } from './seats.ts';
export { type Store, waysToStore } from './store.ts';
export { bitsIn, maskOf } from './types.ts';
