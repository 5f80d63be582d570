import { describe, expect, test } from 'vitest';
import { checkDependencies } from '../lib/dependencies.mjs';
import { root } from '../lib/paths.mjs';
import { folderWith } from './fixture.ts';

function problemsOf(files: Readonly<Record<string, string>>): string[] {
  return checkDependencies(folderWith(files)).problems.map(
    ({ file, line, message }: { file: string; line: number; message: string }) => `${file}:${line} ${message}`,
  );
}

const depending = (...names: string[]) =>
  JSON.stringify({ dependencies: Object.fromEntries(names.map((name) => [`@cinderhall/${name}`, '0.1.0'])) });

describe('what may be imported', () => {
  test('a house in order has no problems', () => {
    const house = {
      'packages/kernel/src/index.ts': "export * from './chance.ts';",
      'packages/kernel/src/chance.ts': 'export const one = 1;',
      'packages/effects/package.json': depending('kernel'),
      'packages/effects/src/index.ts': "import type { State } from '@cinderhall/kernel';",
      'packages/last-aurora/package.json': depending('kernel', 'effects'),
      'packages/last-aurora/src/index.ts': "import '@cinderhall/kernel';\nimport '@cinderhall/effects';",
      'packages/last-aurora/test/rules.test.ts':
        "import { test } from 'vitest';\nimport { rule } from '@cinderhall/gauntlet/rule';\nimport '../src/index.ts';\nimport 'node:fs';",
      'packages/registry/package.json': depending('last-aurora', 'samples'),
      'packages/registry/src/index.ts': "import '@cinderhall/last-aurora';\nimport '@cinderhall/samples';",
      'packages/cli/package.json': JSON.stringify({ dependencies: { commander: '1.0.0', '@cinderhall/effects': '1' } }),
      'packages/cli/src/index.ts': "import 'node:fs';\nimport 'commander';\nimport '@cinderhall/effects';",
      'packages/cli/bin/cinderhall.mjs': "import '../../../scripts/build.mjs';",
    };
    expect(problemsOf(house)).toEqual([]);
  });

  test.each([
    [
      'the kernel imports a package',
      'kernel',
      "import '@cinderhall/effects';",
      'kernel may not import @cinderhall/effects',
    ],
    ['the kernel imports a library', 'kernel', "import 'lodash';", 'kernel may not import lodash'],
    ["the kernel uses node's modules", 'kernel', "import { join } from 'node:path';", 'may not use node'],
    ["a game uses node's modules by their old names", 'new-era', "import fs from 'fs';", 'may not use node'],
    ['effects imports a game', 'effects', "import '@cinderhall/new-era';", 'effects may not import'],
    ['a game imports another game', 'new-era', "import '@cinderhall/last-aurora';", 'new-era may not import'],
    ['a game imports bots', 'new-era', "import '@cinderhall/bots';", 'new-era may not import @cinderhall/bots'],
    ['bots import a game', 'bots', "import '@cinderhall/samples';", 'bots may not import @cinderhall/samples'],
    ['the gauntlet imports a game', 'gauntlet', "import '@cinderhall/samples';", 'gauntlet may not import'],
    ['the registry imports bots', 'registry', "import '@cinderhall/bots';", 'registry may not import'],
    ['the server imports a game', 'server', "import '@cinderhall/new-era';", 'server may not import'],
    ['the web client imports effects', 'web', "import '@cinderhall/effects';", 'web may not import'],
    [
      'the web client reaches into a game',
      'web',
      "import '@cinderhall/new-era/cards/index';",
      'import @cinderhall/new-era or @cinderhall/new-era/table',
    ],
    ['the cli reaches into a game', 'cli', "import '@cinderhall/last-aurora/state';", 'reaches into a game'],
    ['a package uses a library that it does not name', 'server', "import 'fastify';", 'server may not import fastify'],
    ['a package does not name a neighbour', 'server', "import '@cinderhall/bots';", 'is missing in the package.json'],
    ['a path leaves its package', 'effects', "import '../../kernel/src/index.ts';", 'leaves effects'],
    ['source reaches into tests', 'effects', "import '../test/helper.ts';", 'reaches into the tests'],
    ['a type-only import', 'kernel', "import type { A } from '@cinderhall/effects';", 'kernel may not import'],
    ['a re-export', 'kernel', "export * from '@cinderhall/effects';", 'kernel may not import'],
    ['a dynamic import', 'kernel', "const a = await import('@cinderhall/effects');", 'kernel may not import'],
    ['an import inside a type', 'kernel', "type A = import('@cinderhall/effects').A;", 'kernel may not import'],
    ['a require', 'kernel', "const a = require('@cinderhall/effects');", 'kernel may not import'],
    ['a computed import', 'kernel', 'const a = await import(name);', 'cannot be checked'],
  ])('%s', (_, name, text, message) => {
    const problems = problemsOf({ [`packages/${name}/src/index.ts`]: `\n${text}\n` });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`packages/${name}/src/index.ts:2 `);
    expect(problems[0]).toContain(message);
  });

  test('a wrong dependency in package.json is found before anything imports it', () => {
    expect(problemsOf({ 'packages/kernel/package.json': depending('effects') })).toEqual([
      'packages/kernel/package.json:1 kernel may not depend on @cinderhall/effects',
    ]);
  });

  test('a game can be imported by its name, and what its table reads by /table', () => {
    const client = {
      'packages/web/package.json': depending('last-aurora'),
      'packages/web/src/index.ts': "import '@cinderhall/last-aurora';\nimport '@cinderhall/last-aurora/table';",
    };
    expect(problemsOf(client)).toEqual([]);
  });

  test('a game exports nothing else', () => {
    const exported = (...entries: string[]) =>
      JSON.stringify({ exports: Object.fromEntries(entries.map((entry) => [entry, './src/index.ts'])) });
    expect(problemsOf({ 'packages/last-aurora/package.json': exported('.', './table', './weights') })).toEqual([]);
    expect(problemsOf({ 'packages/last-aurora/package.json': exported('.', './state') })).toEqual([
      'packages/last-aurora/package.json:1 ./state: a game exports ., ./table, ./weights only',
    ]);
  });

  test('a package that the table of layers does not know', () => {
    expect(problemsOf({ 'packages/surprise/src/index.ts': '' })[0]).toContain('surprise has no place');
  });

  test('names inside comments and strings are no imports', () => {
    const text = "// import '@cinderhall/effects';\nexport const a = \"import '@cinderhall/effects'\";";
    expect(problemsOf({ 'packages/kernel/src/index.ts': text })).toEqual([]);
  });
});

describe('what rules may not touch', () => {
  test.each(['Math.random()', 'Date.now()', 'setTimeout(f, 1)', 'new Date()', 'performance.now()', "new Function('')"])(
    '%s',
    (call) => {
      expect(problemsOf({ 'packages/samples/src/a.ts': `export const a = ${call};` })).toHaveLength(1);
      expect(problemsOf({ 'packages/cli/src/a.ts': `export const a = ${call};` })).toEqual([]);
      expect(problemsOf({ 'packages/samples/test/a.test.ts': `export const a = ${call};` })).toEqual([]);
    },
  );
});

describe('how long a file may be', () => {
  const lines = (count: number) => 'export {};\n'.repeat(count);

  test('400 lines and no more, except data and words', () => {
    expect(problemsOf({ 'packages/kernel/src/a.ts': lines(400) })).toEqual([]);
    expect(problemsOf({ 'packages/kernel/src/a.ts': lines(401) })[0]).toContain('401 lines');
    expect(problemsOf({ 'packages/samples/src/cards/a.ts': lines(900) })).toEqual([]);
    expect(problemsOf({ 'packages/samples/src/text/pl/a.ts': lines(900) })).toEqual([]);
  });
});

test('the check looks at this very house', () => {
  expect(checkDependencies(root).files).toBeGreaterThan(10);
});
