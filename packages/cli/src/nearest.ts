import { must } from '@cinderhall/kernel';
/** The names that a misspelt one may stand for, the likeliest first. */
export function nearest(typed: string, names: readonly string[], most = 3): string[] {
  const wanted = plain(typed);
  if (wanted === '') return [];
  return names
    .map((name) => ({ name, far: distance(wanted, plain(name)) }))
    .filter(({ name, far }) => far <= 1 + wanted.length / 3 || isPartOf(wanted, plain(name)))
    .sort((a, b) => a.far - b.far)
    .slice(0, most)
    .map(({ name }) => name);
}

const isPartOf = (typed: string, name: string): boolean =>
  typed.length > 2 && (name.includes(typed) || typed.includes(name));

const plain = (text: string): string =>
  text
    .slice(0, 60)
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '');

/** How many letters have to be added, left out, changed or swapped with their neighbour to get from one to the other. */
export function distance(a: string, b: string): number {
  let older: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = at(above, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let best = Math.min(changed, at(above, j) + 1, at(row, j - 1) + 1);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) best = Math.min(best, at(older, j - 2) + 1);
      row.push(best);
    }
    older = above;
    above = row;
  }
  return at(above, b.length);
}

const at = (row: readonly number[], i: number): number => must(row[i]);
