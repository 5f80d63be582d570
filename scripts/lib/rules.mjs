import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { citationsIn } from './citations.mjs';

/**
 * @typedef {{ id: string, rules: string, tests: string }} RuledGame a game's folder of rules and its folder of tests
 * @typedef {{ id: string, note: boolean }} Rule
 * @typedef {{ rules: string[], cited: string[], uncited: string[], notes: string[] }} Coverage
 */

/** A rule begins a line: `- **R-ABC-001** text`, as a list item, a heading or a paragraph. */
const ruleLine = /^\s*(?:[-*]\s+|#{1,6}\s+)?\*\*(R-[A-Z0-9]+(?:[-.][A-Za-z0-9]+)*)[.:]?\*\*/;
const blockEnd = /^\s*$|^#{1,6}\s/;
const noteWithReason = /\(note:\s*[^\s)]/i;

/**
 * Games are packages with rules/, or folders with rules/ in the source of a package that holds several.
 * @param {string} root
 * @returns {RuledGame[]}
 */
export function findGames(root) {
  const packages = join(root, 'packages');
  return foldersIn(packages).flatMap((name) => {
    const home = join(packages, name);
    const nested = foldersIn(join(home, 'src')).map((id) => ({
      id,
      rules: join(home, 'src', id, 'rules'),
      tests: join(home, 'test', id),
    }));
    const own = { id: name, rules: join(home, 'rules'), tests: join(home, 'test') };
    return [own, ...nested].filter((game) => existsSync(join(game.rules, 'en.md')));
  });
}

/**
 * @param {string} markdown
 * @returns {Rule[]} in the order of the text; a rule's text runs to the next rule, heading or empty line
 */
export function parseRules(markdown) {
  /** @type {Rule[]} */
  const rules = [];
  /** @type {{ id: string, text: string } | undefined} */
  let open;
  let fenced = false;
  const close = () => {
    if (open) rules.push({ id: open.id, note: noteWithReason.test(open.text) });
    open = undefined;
  };
  for (const line of markdown.split(/\r?\n/)) {
    if (line.trimStart().startsWith('```')) fenced = !fenced;
    if (fenced) continue;
    const id = ruleLine.exec(line)?.[1];
    if (id) {
      close();
      open = { id, text: line };
    } else if (blockEnd.test(line)) close();
    else if (open) open.text += ` ${line}`;
  }
  close();
  return rules;
}

/**
 * @param {RuledGame} game
 * @param {readonly string[]} translations the languages that rules are in, beside English
 * @returns {{ coverage: Coverage, problems: string[] }}
 */
export function coverRules(game, translations) {
  const english = parseRules(readFileSync(join(game.rules, 'en.md'), 'utf8'));
  const rules = unique(english.map((rule) => rule.id));
  const notes = unique(english.filter((rule) => rule.note).map((rule) => rule.id));
  const found = testFilesUnder(game.tests).map((file) => citationsIn(readFileSync(file, 'utf8'), file));
  const citations = unique(found.flatMap((each) => each.ids));
  const cited = rules.filter((id) => citations.includes(id));
  const uncited = rules.filter((id) => !citations.includes(id) && !notes.includes(id));
  const problems = [
    ...(rules.length === 0 ? ['rules/en.md has no numbered rule'] : []),
    ...repeated(english.map((rule) => rule.id)).map((id) => `${id} stands twice in rules/en.md`),
    ...translations.flatMap((language) => translationProblems(game, rules, language)),
    ...found.flatMap((each) => each.problems),
    ...citations.filter((id) => !rules.includes(id)).map((id) => `${id} is cited, but rules/en.md does not have it`),
    ...notes.filter((id) => citations.includes(id)).map((id) => `${id} is cited, so it is no note`),
  ];
  return { coverage: { rules, cited, uncited, notes }, problems };
}

/**
 * @param {RuledGame} game
 * @param {string[]} english
 * @param {string} language
 */
function translationProblems(game, english, language) {
  const name = `rules/${language}.md`;
  const file = join(game.rules, `${language}.md`);
  if (!existsSync(file)) return [`${name} is missing`];
  const translated = parseRules(readFileSync(file, 'utf8')).map((rule) => rule.id);
  return [
    ...repeated(translated).map((id) => `${id} stands twice in ${name}`),
    ...english.filter((id) => !translated.includes(id)).map((id) => `${id} is missing in ${name}`),
    ...unique(translated.filter((id) => !english.includes(id))).map((id) => `${id} is in ${name} only`),
  ];
}

/** @param {string[]} ids */
const unique = (ids) => [...new Set(ids)];

/** @param {string[]} ids */
const repeated = (ids) => unique(ids.filter((id, at) => ids.indexOf(id) !== at));

/** @param {string} folder */
function foldersIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}

/** @param {string} folder */
function testFilesUnder(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .sort()
    .map((file) => join(folder, file));
}
