import { describe, expect, test } from 'vitest';
import { citationsIn } from '../lib/citations.mjs';
import { coverRules, findGames, parseRules } from '../lib/rules.mjs';
import { folderWith } from './fixture.ts';

const importing = "import { rule } from '@cinderhall/gauntlet/rule';\nimport { expect } from 'vitest';\n";
const citing = (ids: string) => `rule(${ids}, () => { expect(f()).toBe(1); });\n`;

describe('numbered rules', () => {
  test('list items, paragraphs and headings that begin with a bold number', () => {
    const text = '# Rules\n- **R-DRAW-001** Draw a card.\n\n**R-DRAW-002** Shuffle.\n\n### **R-END-01** The end\n';
    expect(parseRules(text).map((rule) => rule.id)).toEqual(['R-DRAW-001', 'R-DRAW-002', 'R-END-01']);
  });

  test('a number inside a sentence or a code block is no rule', () => {
    expect(parseRules('See **R-A-1**.\n```\n- **R-A-2** example\n```\n')).toEqual([]);
  });

  test('a note gives its reason, also on a following line, and only in its own rule', () => {
    const text =
      '- **R-A-1** The goal is fun\n  (note: nothing to break).\n- **R-A-2** Draw.\n\n(note: astray)\n- **R-A-3** x (note: )';
    expect(parseRules(text)).toEqual([
      { id: 'R-A-1', note: true },
      { id: 'R-A-2', note: false },
      { id: 'R-A-3', note: false },
    ]);
  });
});

describe('citations', () => {
  test('one number, or several', () => {
    const text = importing + citing("'R-1'") + citing("['R-2', 'R-3']");
    expect(citationsIn(text, 'a.test.ts')).toEqual({ ids: ['R-1', 'R-2', 'R-3'], problems: [] });
  });

  test.each([
    ['expect(a()).not.toEqual([])'],
    ['assert.equal(a(), 1)'],
    ['assert(a())'],
    ['fc.assert(p)'],
    ['expectRefused(a())'],
    ['await expect(a()).rejects.toThrow()'],
    ['expect.soft(a()).toBe(1)'],
  ])('%s asserts', (statement) => {
    expect(citationsIn(`${importing}rule('R-1', async () => { ${statement}; });`, 'a').ids).toEqual(['R-1']);
  });

  test.each([
    ['an empty body', "rule('R-1', () => {});", 'nothing is asserted'],
    ['an expectation about nothing', "rule('R-1', () => { expect(a()); });", 'nothing is asserted'],
    ['a count of expectations', "rule('R-1', () => { expect.assertions(0); });", 'nothing is asserted'],
    ['an expectation about a literal', "rule('R-1', () => { expect(true).toBe(true); });", 'nothing is asserted'],
    ['no body', "rule('R-1');", 'without a function'],
    ['a body from elsewhere', "rule('R-1', body);", 'without a function'],
    ['a computed number', 'rule(id, () => { expect(a()).toBe(1); });', 'plain strings'],
    ['a skipped block', `describe.skip('x', () => { ${citing("'R-1'")} });`, 'never runs'],
  ])('%s does not count', (_, text, message) => {
    const { ids, problems } = citationsIn(importing + text, 'some/a.test.ts');
    expect(ids).toEqual([]);
    expect(problems[0]).toContain('a.test.ts:3 ');
    expect(problems[0]).toContain(message);
  });

  test('a comment or a string does not count', () => {
    const text = `${importing}// ${citing("'R-1'")}const s = \`${citing("'R-1'")}\`;`;
    expect(citationsIn(text, 'a')).toEqual({ ids: [], problems: [] });
  });

  test('a home-made rule() does not count', () => {
    const { ids, problems } = citationsIn(`function rule() {}\n${citing("'R-1'")}`, 'a');
    expect(ids).toEqual([]);
    expect(problems[0]).toContain('not imported');
  });
});

describe('coverage of a game', () => {
  const rules = '- **R-A-1** One.\n- **R-A-2** Two.\n- **R-A-3** Three (note: a goal).\n';

  function covered(files: Readonly<Record<string, string>>, translations = ['pl']) {
    const [game] = findGames(folderWith(files));
    if (!game) throw new Error('no game found');
    return coverRules(game, translations);
  }

  test('a package with rules is a game; so is a folder with rules in a package of samples', () => {
    const folder = folderWith({
      'packages/alpha/rules/en.md': rules,
      'packages/samples/src/beta/rules/en.md': rules,
      'packages/kernel/src/index.ts': '',
    });
    expect(findGames(folder).map((game) => game.id)).toEqual(['alpha', 'beta']);
  });

  test('tells cited, uncited and notes apart', () => {
    const { coverage, problems } = covered({
      'packages/alpha/rules/en.md': rules,
      'packages/alpha/rules/pl.md': rules,
      'packages/alpha/test/rules.test.ts': importing + citing("'R-A-1'"),
      'packages/alpha/test/helper.ts': importing + citing("'R-A-2'"),
    });
    expect(problems).toEqual([]);
    expect(coverage).toEqual({
      rules: ['R-A-1', 'R-A-2', 'R-A-3'],
      cited: ['R-A-1'],
      uncited: ['R-A-2'],
      notes: ['R-A-3'],
    });
  });

  test("a nested game's tests are in the folder of its name", () => {
    const { coverage } = covered({
      'packages/samples/src/beta/rules/en.md': rules,
      'packages/samples/test/beta/deep/rules.test.ts': importing + citing("'R-A-1'"),
      'packages/samples/test/gamma/rules.test.ts': importing + citing("'R-A-2'"),
    });
    expect(coverage.cited).toEqual(['R-A-1']);
  });

  test('unknown and repeated numbers, cited notes and a differing translation are problems', () => {
    const { problems } = covered({
      'packages/alpha/rules/en.md': `${rules}- **R-A-1** Again.\n`,
      'packages/alpha/rules/pl.md': '- **R-A-1** Jeden.\n- **R-A-3** Trzy.\n- **R-A-9** Dziewięć.\n',
      'packages/alpha/test/rules.test.ts': importing + citing("['R-A-1', 'R-A-2', 'R-A-3', 'R-X-1']"),
    });
    expect(problems).toEqual([
      'R-A-1 stands twice in rules/en.md',
      'R-A-2 is missing in rules/pl.md',
      'R-A-9 is in rules/pl.md only',
      'R-X-1 is cited, but rules/en.md does not have it',
      'R-A-3 is cited, so it is no note',
    ]);
  });

  test('missing translations and files without a rule are problems', () => {
    expect(covered({ 'packages/alpha/rules/en.md': 'Some words.' }, ['pl', 'de']).problems).toEqual([
      'rules/en.md has no numbered rule',
      'rules/pl.md is missing',
      'rules/de.md is missing',
    ]);
  });
});
