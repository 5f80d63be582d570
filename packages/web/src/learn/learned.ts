import type { GameId } from '@cinderhall/kernel';
import { signal } from '@preact/signals';
import { readStored, store } from '../app/settings.ts';

const KEY = 'cinderhall.learned';

/** The games whose first match was played to the end of its script. */
export const learned = signal<readonly GameId[]>(readStored<GameId[]>(KEY, []));

export function markLearned(game: GameId): void {
  if (learned.peek().includes(game)) return;
  learned.value = [...learned.peek(), game];
  store(KEY, learned.value);
}
