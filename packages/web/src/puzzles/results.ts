import { signal } from '@preact/signals';
import { readStored, store } from '../app/settings.ts';
import { keyOf, type Results, withIds } from './answered.ts';

const KEY = 'cinderhall.puzzles';

export const results = signal<Results>(readStored<Results>(KEY, {}));

/** The first answer counts: afterwards everybody knows. */
export function keepResult(game: string, id: string, solved: boolean): void {
  const key = keyOf(game, id);
  if (results.peek()[key]) return;
  results.value = { ...results.peek(), [key]: solved ? 'solved' : 'missed' };
  store(KEY, results.value);
}

export const solvedOf = (game: string): number =>
  Object.entries(results.value).filter(([key, how]) => key.startsWith(`${game}/`) && how === 'solved').length;

export function bringUpToIds(game: string, ids: readonly string[]): void {
  const kept = results.peek();
  const changed = withIds(kept, game, ids);
  if (Object.keys(changed).every((key) => key in kept)) return;
  results.value = changed;
  store(KEY, changed);
}
