import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../src/', import.meta.url));
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));

/** Without comments, where these words may stand. */
const code = (file: string): string =>
  readFileSync(root + file, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '');

/** A strict policy forbids the first ones; the others would make the same match go differently elsewhere. */
const FORBIDDEN = [
  /\beval\s*\(/,
  /\bnew\s+Function\b/,
  /\bFunction\s*\(/,
  /from\s+'node:/,
  /\brequire\s*\(/,
  /\bimport\s*\(/,
  /\bMath\.(random|sin|cos|tan|exp|log|pow)\b/,
  /\bDate\b/,
  /\bperformance\b/,
  /\bset(Timeout|Interval|Immediate)\b/,
  /\b(crypto|process|window|document|localStorage|fetch)\./,
  /\b(async|await)\b/,
  /\.localeCompare\b/,
];

test('there are files to look at', () => expect(files.length).toBeGreaterThan(20));

describe.each(files)('%s', (file) => {
  test('runs anywhere, under any policy, and the same way each time', () => {
    for (const pattern of FORBIDDEN) expect(code(file)).not.toMatch(pattern);
  });

  test('imports nothing from outside the kernel', () => {
    for (const [, from] of code(file).matchAll(/from '([^']+)'/g)) expect(from).toMatch(/^\.\.?\//);
  });
});
