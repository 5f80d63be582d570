import type { Puzzle } from '@cinderhall/bots/review';
import type { GameId } from '@cinderhall/kernel';

/** Every game's puzzles are a file of their own, fetched when one of them is opened. */
const FILES: { readonly [game: GameId]: string } = {
  'fifty-first-state': new URL('./data/fifty-first-state.json', import.meta.url).href,
  'new-era': new URL('./data/new-era.json', import.meta.url).href,
  'last-aurora': new URL('./data/last-aurora.json', import.meta.url).href,
  'divide-et-impera': new URL('./data/divide-et-impera.json', import.meta.url).href,
};

export const puzzleGames: readonly GameId[] = Object.keys(FILES);

/** The puzzles of a game; none where there are none, or no network to fetch them. */
export async function puzzlesOf(game: GameId): Promise<readonly Puzzle[]> {
  const file = FILES[game];
  if (file === undefined) return [];
  const response = await fetch(file).catch(() => null);
  return response?.ok ? response.json() : [];
}

const DAY = 86_400_000;

/** The puzzle of a day: the games take turns, and each goes through its own list. */
export function puzzleOfDay(now: Date, games: readonly GameId[]): { readonly game: GameId; readonly n: number } {
  const day = Math.floor(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY);
  return { game: games[day % games.length] ?? '', n: Math.floor(day / games.length) };
}
