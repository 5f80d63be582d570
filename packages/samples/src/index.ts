export { ashMarket } from './ash-market/index.ts';
export { noughtsAndCrosses } from './noughts-and-crosses/index.ts';
