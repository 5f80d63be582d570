/** How each puzzle went the first time it was answered, by game and id. */
export type Results = { readonly [puzzle: string]: 'solved' | 'missed' };

export const keyOf = (game: string, id: string): string => `${game}/${id}`;

/** What was kept by the place in the list (`new-era/3`), before puzzles had ids, by the ids that stood there. */
export function withIds(kept: Results, game: string, ids: readonly string[]): Results {
  const places = new Map(ids.map((id, place) => [keyOf(game, String(place)), keyOf(game, id)]));
  return Object.fromEntries(Object.entries(kept).map(([key, how]) => [places.get(key) ?? key, how]));
}

/** The place of the first puzzle that was not answered yet, apart from the one that is shown; the next one when all were. */
export function nextPuzzle(kept: Results, game: string, ids: readonly string[], shown: number): number {
  const untried = ids.findIndex((id, place) => place !== shown && !kept[keyOf(game, id)]);
  return untried >= 0 ? untried : (shown + 1) % Math.max(1, ids.length);
}
