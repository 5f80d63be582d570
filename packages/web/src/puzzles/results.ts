import { signal } from '@preact/signals';
import { readStored, store } from '../app/settings.ts';

const KEY = 'cinderhall.puzzles';

/** How each puzzle went the first time it was answered, by game and number. */
export type Results = { readonly [puzzle: string]: 'solved' | 'missed' };

export const results = signal<Results>(readStored<Results>(KEY, {}));

export const resultKey = (game: string, n: number): string => `${game}/${n}`;

/** The first answer counts: afterwards everybody knows. */
export function keepResult(game: string, n: number, solved: boolean): void {
  const key = resultKey(game, n);
  if (results.peek()[key]) return;
  results.value = { ...results.peek(), [key]: solved ? 'solved' : 'missed' };
  store(KEY, results.value);
}

export const solvedOf = (game: string): number =>
  Object.entries(results.value).filter(([key, how]) => key.startsWith(`${game}/`) && how === 'solved').length;
