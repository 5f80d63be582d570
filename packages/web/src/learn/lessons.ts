import type { GameId } from '@cinderhall/kernel';
import type { Lesson } from './lesson.ts';

/** Fetched when somebody learns, by the page and by its worker. */
const LESSONS: { readonly [game: GameId]: () => Promise<Lesson> } = {
  'fifty-first-state': async () => (await import('./data/fifty-first-state.ts')).fiftyFirstState,
  'new-era': async () => (await import('./data/new-era.ts')).newEra,
  'last-aurora': async () => (await import('./data/last-aurora.ts')).lastAurora,
  'divide-et-impera': async () => (await import('./data/divide-et-impera.ts')).divideEtImpera,
};

export const taughtGames: readonly GameId[] = Object.keys(LESSONS);

/** The first match of a game; null where there is none. */
export const lessonOf = async (game: GameId): Promise<Lesson | null> => (await LESSONS[game]?.()) ?? null;
