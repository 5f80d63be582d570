export { noughtsAndCrosses } from './noughts-and-crosses/index.ts';
