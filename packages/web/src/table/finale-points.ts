import type { Param, ScoreLine, Seat } from '@cinderhall/kernel';

type Line = Pick<ScoreLine, 'seat' | 'points' | 'key' | 'params'>;

/**
 * The points that each of the things a seat has built gave, by their names in the lines of the score; null where no line
 * names it. Of two with the same name each takes a line of its own.
 */
export function pointsOfBuilt(
  { lines }: { readonly lines: readonly Line[] },
  seat: Seat,
  names: readonly string[],
  say: (message: { key: string; params?: { readonly [name: string]: Param } }) => string,
): (number | null)[] {
  const named = lines
    .filter((line) => line.seat === seat && line.points !== 0)
    .map((line) => ({ points: line.points, words: wordsIn(line, say) }));
  return names.map((name) => {
    const at = named.findIndex(({ words }) => words.includes(name));
    return at < 0 ? null : (named.splice(at, 1)[0]?.points ?? null);
  });
}

function wordsIn({ key, params }: Line, say: Parameters<typeof pointsOfBuilt>[3]): string[] {
  const within = Object.values(params ?? {}).flatMap((param) =>
    typeof param === 'object' && param !== null && 'key' in param && typeof param.key === 'string' ? [say(param)] : [],
  );
  return [say({ key, ...(params ? { params } : {}) }), ...within];
}
