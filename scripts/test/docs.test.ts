import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DocReferences } from '../lib/doc-references.mjs';
import { root } from '../lib/paths.mjs';
import { folderWith } from './fixture.ts';

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => `docs/${name.replaceAll('\\', '/')}`),
];

describe('the pages', () => {
  const references = new DocReferences(root);

  test('are found', () => expect(pages).toContain('docs/architecture.md'));

  test.each(pages)('%s refers only to files, names and pages that exist', (page) => {
    expect(references.problemsOf(page).map(({ line, message }) => `${page}:${line} ${message}`)).toEqual([]);
  });

  test('tell the same of the chances that bots have learned and that reviews use', () => {
    const tables = ['docs/bots.md', 'docs/review.md'].map((page) =>
      readFileSync(join(root, page), 'utf8')
        .split('\n')
        .filter((line) => /^\| \d+ – \d+ % \|/.test(line)),
    );
    expect(tables[0]).toHaveLength(10);
    expect(tables[1]).toEqual(tables[0]);
  });

  test('docs/README.md lists all others', () => {
    const index = new Set(references.linksOf('docs/README.md'));
    expect(pages.filter((page) => page.startsWith('docs/') && page !== 'docs/README.md' && !index.has(page))).toEqual(
      [],
    );
  });
});

describe('the checker', () => {
  const files = {
    'packages/web/src/table/thing.ts':
      "import { other } from './other.ts';\nexport { passedOn } from './other.ts';\nexport class Thing {\n  #hidden = 1;\n  pick(ref: string) { return other(ref, this.#hidden); }\n}\nexport const tasks = { raze: () => 1 };\n",
    'packages/game/rules/en.md': '# Rules\n',
    'docs/kernel.md': '# The kernel\n\n## One way in, and no other\n\n```md\n## Not a heading\n```\n',
  };
  const problemsIn = (page: string): string[] =>
    new DocReferences(folderWith({ ...files, 'docs/page.md': page }))
      .problemsOf('docs/page.md')
      .map(({ line, message }) => `${line} ${message}`);

  test.each([
    ['a path from the root', 'See `packages/web/src/table/thing.ts`.'],
    ['a path from packages/', 'See `web/src/table/thing.ts`.'],
    ['the end of a path', 'See `table/thing.ts` and `rules/en.md`.'],
    ['a folder', 'It lies in `packages/web/src`.'],
    ['a pattern', 'It lies in `packages/<game>/src/*.ts`.'],
    ['code in a block', '```\n`no/such.ts`\n[gone](gone.md)\n```'],
    ['a name before its file', 'See `Thing.pick` (`table/thing.ts`), `Thing.#hidden` and `tasks` in `table/thing.ts`.'],
    ['a name after its file, on the next line', '- `table/thing.ts`: `Thing`,\n  `pick` and `raze`'],
    ['a name that no file is told for', 'A `Stranger` came in. See `table/thing.ts`.'],
    [
      'a link',
      'See [it](kernel.md), [there](kernel.md#one-way-in-and-no-other) or [elsewhere](https://example.org/a.md).',
    ],
    [
      'a table of names',
      '| word | means | declared in |\n|---|---|---|\n| thing (`Thing`) | a `Stranger` | `table/thing.ts` |',
    ],
    ['another table', '| word | file |\n|---|---|\n| `Stranger` | `table/thing.ts` |'],
  ])('takes %s', (_, page) => {
    expect(problemsIn(page)).toEqual([]);
  });

  test.each([
    ['a wrong path', 'One.\n\nSee `packages/web/src/thing.ts`.', '3 there is no packages/web/src/thing.ts'],
    ['a wrong path from packages/', 'See `web/src/thing.ts`.', '1 there is no web/src/thing.ts'],
    ['a wrong end of a path', 'See `tables/thing.ts`.', '1 there is no tables/thing.ts'],
    ['a wrong folder', 'See `packages/nowhere`.', '1 there is no packages/nowhere'],
    ['a wrong name before its file', '`Thing.drop` (`table/thing.ts`)', '1 table/thing.ts declares no Thing.drop'],
    ['the first of several names', '`drop` and `pick` in `table/thing.ts`', '1 table/thing.ts declares no drop'],
    ['a wrong name after its file', '`table/thing.ts`: `pick`, `drop`', '1 table/thing.ts declares no drop'],
    ['a name that is only imported', '`other` (`table/thing.ts`)', '1 table/thing.ts declares no other'],
    ['a name that is only passed on', '`passedOn` (`table/thing.ts`)', '1 table/thing.ts declares no passedOn'],
    ['the name of a parameter', '`ref` (`table/thing.ts`)', '1 table/thing.ts declares no ref'],
    [
      'a wrong name in a table',
      '| a | declared in |\n|---|---|\n| `Gone` | `table/thing.ts` |',
      '3 table/thing.ts declares no Gone',
    ],
    ['a link to no page', 'See [it](gone.md).', '1 the link gone.md leads nowhere'],
    ['a link to no heading', 'See [it](kernel.md#not-a-heading).', '1 the link kernel.md#not-a-heading leads nowhere'],
  ])('finds %s', (_, page, problem) => {
    expect(problemsIn(page)).toEqual([problem]);
  });
});
