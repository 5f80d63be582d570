import { describe, expect, test } from 'vitest';
import { root } from '../lib/paths.mjs';
import { checkStyles, unscoped } from '../lib/styles.mjs';
import { folderWith } from './fixture.ts';

const tables = 'packages/web/src/games';

function problemsOf(files: Readonly<Record<string, string>>): string[] {
  return checkStyles(folderWith(files)).problems.map(({ file, line, message }) => `${file}:${line} ${message}`);
}

describe('a selector of a game', () => {
  const problemsIn = (text: string) => unscoped(text, '.game-new-era').map(({ line, message }) => `${line} ${message}`);

  test.each([
    [
      'stands under the root class',
      '.game-new-era {\n  .slot { width: 1rem; }\n  @media (hover: none) { .slot { --a: 1; } }\n}',
    ],
    ['holds for some screens only', '@media (max-width: 599px) { .game-new-era { .slot { width: 1rem; } } }'],
    ['is about the root itself', '.game-new-era { & { --guard: #000; } &.on > .slot { top: 0; } }'],
    ['asks where the root is', '.game-new-era { [data-motion="none"] & .slot { top: 0; } }'],
    ['is about what lies side by side', '.game-new-era { .a + .b { top: 0; } .a { & + & { top: 0; } } }'],
    ['moves by keyframes of its own', '@keyframes game-new-era-glow { from { opacity: 0; } to { opacity: 1; } }'],
    [
      'stands after braces in a comment or a string',
      '/* .slot { } */ .game-new-era { .a::after { content: "} .b {"; } }',
    ],
  ])('%s', (_, text) => {
    expect(problemsIn(text)).toEqual([]);
  });

  test.each([
    ['holds everywhere', '.slot { width: 1rem; }', '.slot holds at every table'],
    [
      'holds everywhere on a phone',
      '@media (max-width: 599px) { .slot { width: 1rem; } }',
      '.slot holds at every table',
    ],
    [
      'comes after the root is closed',
      '.game-new-era { .a { top: 0; } } .slot { top: 0; }',
      '.slot holds at every table',
    ],
    ['is one of a list', '.game-new-era, .slot { top: 0; }', 'holds at every table'],
    ['is of another game', '.game-last-aurora { .slot { top: 0; } }', 'holds at every table'],
    ['gives every page a colour', ':root { --guard: #000; }', ':root holds at every table'],
    ['turns the root around', '.game-new-era { .slot:not(&) { top: 0; } }', 'holds outside of .game-new-era'],
    ['is about an element around the root', '.game-new-era { body:has(&) { top: 0; } }', 'holds outside of'],
    ['is about what lies beside the root', '.game-new-era { & + .slot { top: 0; } }', 'holds beside .game-new-era'],
    ['begins with what lies beside', '.game-new-era { ~ .slot { top: 0; } }', 'holds beside .game-new-era'],
    ['moves by keyframes of any name', '@keyframes glow { from { opacity: 0; } }', 'begins with game-new-era-'],
    ['brings a font', '@font-face { font-family: "A"; }', '@font-face holds at every table'],
  ])('is refused when it %s', (_, text, message) => {
    const problems = problemsIn(`\n${text}`);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/^2 /);
    expect(problems[0]).toContain(message);
  });

  test('is found where it stands, whatever lines are before it', () => {
    const text = '/* two\nlines */\n.game-new-era {\n}\n\n.a,\n.b {\n}\n';
    expect(problemsOf({ [`${tables}/new-era/table.css`]: text })).toEqual([
      `${tables}/new-era/table.css:6 .a, .b holds at every table; write it inside of .game-new-era { … }`,
    ]);
  });
});

test('what games share stands under a root class as well, named as its folder', () => {
  expect(problemsOf({ [`${tables}/tableau/card.css`]: '.tableau { .card { top: 0; } }' })).toEqual([]);
  expect(problemsOf({ [`${tables}/tableau/card.css`]: '.card { top: 0; }' })[0]).toContain('inside of .tableau');
  expect(problemsOf({ [`${tables}/card.css`]: '.tableau { }' })[0]).toContain('lie in the folder');
});

test('no style asks by :has for what each input changes', () => {
  const asking = '.a { }\n.areas:has(> :is(.area.is-legal)) .art { top: 0; }';
  const message = 'a style asks by :has for a highlight';
  expect(problemsOf({ 'packages/web/src/look/base.css': asking })[0]).toContain(`base.css:2 ${message}`);
  expect(problemsOf({ [`${tables}/tableau/card.css`]: `.tableau { ${asking} }` })[0]).toContain(message);
  expect(
    problemsOf({ 'packages/web/src/look/base.css': '.hand:has(> .card).wide .card.is-legal { top: 0; }' }),
  ).toEqual([]);
});

test('styles of the hall and the common table hold everywhere', () => {
  expect(problemsOf({ 'packages/web/src/look/base.css': '.card { top: 0; }' })).toEqual([]);
});

describe('an import', () => {
  test('of own styles and of shared ones is right', () => {
    const house = {
      [`${tables}/new-era/table.tsx`]:
        "import '../tableau/table.css';\nimport './table.css';\nimport '../tableau/row.tsx';",
      [`${tables}/new-era/table.css`]: '@import "./css/duel.css";\n@import "../tableau/card.css";',
      [`${tables}/tableau/table.css`]: '@import "./card.css";',
      [`${tables}/index.ts`]: "const load = () => import('./new-era/table.tsx');",
      'packages/web/src/app.tsx': "import './look/base.css';\nconst maps = () => import('./games/new-era/page.tsx');",
    };
    expect(problemsOf(house)).toEqual([]);
  });

  test.each([
    [
      "another game's styles",
      'new-era/table.tsx',
      "import '../last-aurora/card.css';",
      'has the styles of last-aurora',
    ],
    [
      "another game's styles as text",
      'new-era/a.ts',
      "import a from '../last-aurora/card.css?inline';",
      'has the styles',
    ],
    ["another game's styles later on", 'new-era/a.ts', "await import('../last-aurora/card.css');", 'has the styles'],
    [
      "another game's styles from a stylesheet",
      'new-era/a.css',
      '@import "../last-aurora/card.css";',
      'has the styles',
    ],
    ['the same by url()', 'new-era/a.css', '@import url(../last-aurora/card.css);', 'has the styles of last-aurora'],
    ["another game's parts", 'new-era/table.tsx', "import '../last-aurora/card.tsx';", 'belongs to last-aurora'],
    [
      "a game's styles into what is shared",
      'tableau/a.css',
      '@import "../new-era/card.css";',
      'has the styles of new-era',
    ],
    [
      "a game's styles into the hall",
      '../hall/a.tsx',
      "import '../games/new-era/card.css';",
      'has the styles of new-era',
    ],
    ['shared styles into the hall', '../hall/a.tsx', "import '../games/tableau/card.css';", 'only games import them'],
  ])('of %s is refused', (_, file, text, message) => {
    const problems = problemsOf({ [`${tables}/${file}`]: `\n${text}\n` });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(':2 ');
    expect(problems[0]).toContain(message);
  });
});

test('the check looks at the tables of this very house', () => {
  const { files, problems } = checkStyles(root);
  expect(files).toBeGreaterThan(100);
  expect(problems).toEqual([]);
});
