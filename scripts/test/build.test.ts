import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { bundle } from '../build.mjs';
import { isInstalled, lockStamp, writeStamp } from '../install.mjs';
import { folderWith } from './fixture.ts';

test('a bundle is made once, and again when a file in it has changed', async () => {
  const folder = folderWith({
    'main.ts':
      "import { join } from 'node:path';\nimport { word } from './word.ts';\nexport const said: string = join(word, 'x');",
    'word.ts': "export const word: string = 'one';",
  });
  const make = () => bundle(join(folder, 'main.ts'), join(folder, 'out/main.mjs'));

  const output = await make();
  expect(await import(pathToFileURL(output).href)).toMatchObject({ said: join('one', 'x') });
  // Its map lies beside it, so that running it does not read it.
  expect(readFileSync(output, 'utf8').trimEnd()).toMatch(/sourceMappingURL=main\.mjs\.map$/);
  expect(JSON.parse(readFileSync(`${output}.map`, 'utf8')).sources).toContain('../word.ts');

  const made = statSync(output).ino;
  await make();
  expect(statSync(output).ino).toBe(made);

  writeFileSync(join(folder, 'word.ts'), "export const word: string = 'another';");
  await make();
  expect(readFileSync(output, 'utf8')).toContain('another');
});

test('a file in a bundle still knows where it came from', async () => {
  const folder = folderWith({ 'deep/main.ts': 'export const here: string = import.meta.url;' });
  const output = await bundle(join(folder, 'deep/main.ts'), join(folder, 'out/main.mjs'));
  const { here } = await import(pathToFileURL(output).href);
  expect(here).toBe(pathToFileURL(join(folder, 'deep/main.ts')).href);
});

test('a bundle that cannot be made leaves the last one alone', async () => {
  const folder = folderWith({ 'main.ts': 'export const a = 1;' });
  const make = () => bundle(join(folder, 'main.ts'), join(folder, 'out/main.mjs'));
  const output = await make();
  const before = readFileSync(output, 'utf8');
  writeFileSync(join(folder, 'main.ts'), "import './missing.ts';");
  await expect(make()).rejects.toThrow('missing.ts');
  expect(readFileSync(output, 'utf8')).toBe(before);
});

test('what is installed is known by the stamp of the lock file', () => {
  const folder = folderWith({ 'package-lock.json': '{}', 'node_modules/left-pad/package.json': '{}' });
  expect(isInstalled(folder)).toBe(false);
  writeStamp(folder);
  expect(isInstalled(folder)).toBe(true);
  const before = lockStamp(folder);
  writeFileSync(join(folder, 'package-lock.json'), '{ "packages": {} }');
  expect(lockStamp(folder)).not.toBe(before);
  expect(isInstalled(folder)).toBe(false);
});
