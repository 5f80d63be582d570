import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');
/** Indentation does not matter. */
const plain = (code: string): string => code.replace(/^[ \t]+/gm, '').trim();

const excerpts = [...read('docs/how-to-write-a-game.md').matchAll(/```ts\n\/\/ (\S+)\n([\s\S]*?)```/g)].map(
  ([, path = '', code = '']) => [path, code] as const,
);

test('the guide has excerpts', () => expect(excerpts.length).toBeGreaterThan(10));

test.each(excerpts)('what the guide shows of %s stands there', (path, code) => {
  const source = plain(read(path));
  for (const part of code.split('// …')) expect(source).toContain(plain(part));
});
