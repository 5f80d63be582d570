import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { credits } from '../src/hall/credit-lines.ts';

const packages = fileURLToPath(new URL('../..', import.meta.url));
interface Manifest {
  readonly license?: string;
  readonly dependencies?: { readonly [name: string]: string };
}
const manifestIn = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
const owed = new Map(
  readdirSync(packages).flatMap((name) =>
    Object.keys(manifestIn(join(packages, name)).dependencies ?? {})
      .filter((each) => !each.startsWith('@cinderhall/'))
      .map((each) => [each, join(packages, name)] as const),
  ),
);
const given = Object.values(credits).flat();

test('everything that people run is credited', () => {
  const named = given.flatMap((credit) => credit.packages);
  expect(owed.size).toBeGreaterThan(20);
  expect([...owed.keys()].filter((name) => !named.includes(name))).toEqual([]);
});

test('under the licence that it says itself', () => {
  const folderOf = (name: string, from: string): string => {
    const places = createRequire(join(from, 'package.json')).resolve.paths(name) ?? [];
    const found = places.map((place) => join(place, name)).find((folder) => existsSync(join(folder, 'package.json')));
    if (!found) throw new Error(`${name} is not installed`);
    return found;
  };
  for (const { packages: names, licence } of given.filter((credit) => credit.licence !== 'CC BY 3.0'))
    for (const name of names)
      expect([name, manifestIn(folderOf(name, owed.get(name) ?? join(packages, 'web'))).license]).toEqual([
        name,
        licence,
      ]);
});
