import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('../src', import.meta.url));

const files = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? files(join(folder, entry.name)) : [join(folder, entry.name)],
  );

/** The text of all sources of the client whose path fits, words apart, and what lies in the folders `but`. */
export const sources = (path: RegExp, but = /\/text\//): string =>
  files(source)
    .filter((file) => path.test(file) && !file.includes('/text/') && !but.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
