/** What browser tests need of the engine. `deals.ts` loads it as a bundle: Playwright would translate hundreds of files. */
export { botOf } from '@cinderhall/bots';
export { isRefused, Match, seedOf } from '@cinderhall/kernel';
export { gameOf } from '@cinderhall/registry';
