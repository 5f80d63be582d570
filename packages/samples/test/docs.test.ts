import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const root = new URL('../../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');
/** Indentation does not matter. */
const plain = (code: string): string => code.replace(/^[ \t]+/gm, '').trim();

const excerptsOf = (page: string) =>
  [...read(page).matchAll(/```tsx?\n *\/\/ (\S+)\n([\s\S]*?)```/g)].map(
    ([, path = '', code = '']) => [path, code] as const,
  );

describe.each(['docs/how-to-write-a-game.md', 'docs/recipes.md'])('%s', (page) => {
  const excerpts = excerptsOf(page);

  test('has excerpts', () => expect(excerpts.length).toBeGreaterThan(10));

  test.each(excerpts)('what it shows of %s stands there', (path, code) => {
    const source = plain(read(path));
    for (const part of code.split('// …')) expect(source).toContain(plain(part));
  });
});
