import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import ts from 'typescript';
import { importsOf } from './dependencies.mjs';
import { games } from './layers.mjs';

/**
 * @typedef {{ file: string, line: number, message: string }} Problem
 * @typedef {{ line: number, message: string }} Found
 */

/** At-rules that only say when the rules inside them hold. */
const conditions = /^@(media|container|supports)\b/;
const sourceFile = /\.tsx?$/;
const stylesheet = /\.css(\?.*)?$/;
/** With what stands in parentheses inside of it, twice at most. */
const hasArguments = /:has\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;
const highlight = /\.is-(legal|other|selected|pointed)\b/;

/**
 * Styles of every table stay in the browser until the page is loaded anew. So each game writes its own under a root
 * class, and none brings those of another game. And no style asks for highlights from afar.
 * @param {string} root of the repository
 * @returns {{ files: number, problems: Problem[] }}
 */
export function checkStyles(root) {
  const source = join(root, 'packages', 'web', 'src');
  const tables = join(source, 'games');
  /** @type {Problem[]} */
  const problems = [];
  const files = filesUnder(source);
  for (const file of files) {
    const found = sourceFile.test(file) ? importsInSource(file, tables) : faultsOf(file, tables);
    problems.push(...found.map((fault) => ({ file: relative(root, file).split(sep).join('/'), ...fault })));
  }
  return { files: files.length, problems };
}

/**
 * The class that everything in a folder's stylesheets stands under.
 * @param {string} folder of src/games: a game's, or one that games share
 */
export const rootClass = (folder) => (games.includes(folder) ? `.game-${folder}` : `.${folder}`);

/**
 * @param {string} file a stylesheet
 * @param {string} tables
 * @returns {Found[]}
 */
function faultsOf(file, tables) {
  const text = readFileSync(file, 'utf8');
  if (!isInside(tables, file)) return askingForHighlights(text);
  const folder = folderOf(file, tables);
  if (!folder) return [{ line: 1, message: 'styles of a table lie in the folder of its game' }];
  return [...importsInStyles(text, file, tables), ...unscoped(text, rootClass(folder)), ...askingForHighlights(text)];
}

/**
 * As soon as one `:has` asks for a highlight, the browser works out the styles of everything that is around a thing anew
 * whenever its highlight changes: of the whole table, at each input.
 * @param {string} text
 * @returns {Found[]}
 */
function askingForHighlights(text) {
  const found = withoutCommentsAndStrings(text).matchAll(hasArguments);
  const asking = [...found].filter(([said]) => highlight.test(said));
  return asking.map(({ index }) => ({
    line: lineAt(text, index),
    message: 'a style asks by :has for a highlight, which changes at each input; see useAsked in table/thing.tsx',
  }));
}

/**
 * What in a stylesheet holds beyond its root class.
 * @param {string} text
 * @param {string} root
 * @returns {Found[]}
 */
export function unscoped(text, root) {
  const plain = withoutCommentsAndStrings(text);
  /** @type {Found[]} */
  const found = [];
  /** How many selectors are open around a block; −1 inside of keyframes. @type {number[]} */
  const depths = [0];
  let from = 0;
  for (const { 0: sign, index } of plain.matchAll(/[{};]/g)) {
    const prelude = plain.slice(from, index).trim();
    const depth = depths.at(-1) ?? 0;
    if (sign === '{') {
      const message = depth < 0 ? undefined : faultOf(prelude, depth, root);
      if (message) found.push({ line: lineAt(plain, index - plain.slice(from, index).trimStart().length), message });
      depths.push(depthInside(prelude, depth));
    } else if (sign === '}') depths.pop();
    from = index + 1;
  }
  return found;
}

/**
 * @param {string} prelude of a block
 * @param {number} depth
 */
function depthInside(prelude, depth) {
  if (depth < 0 || prelude.startsWith('@keyframes')) return -1;
  return prelude.startsWith('@') ? depth : depth + 1;
}

/**
 * @param {string} prelude
 * @param {number} depth
 * @param {string} root
 * @returns {string | undefined}
 */
function faultOf(prelude, depth, root) {
  const said = prelude.replace(/\s+/g, ' ');
  if (conditions.test(said)) return undefined;
  if (said.startsWith('@')) return faultOfAtRule(said, root);
  if (depth === 0) return said === root ? undefined : `${said} holds at every table; write it inside of ${root} { … }`;
  const selectors = said.replace(/\[[^\]]*\]/g, '[]');
  if (/\([^)]*&/.test(selectors)) return `${said} holds outside of ${root}: & stands in parentheses`;
  const beside = /&[^\s>+~,]*\s*[+~]|(^|,)\s*[+~]/;
  return depth === 1 && beside.test(selectors) ? `${said} holds beside ${root}` : undefined;
}

/**
 * Names of keyframes know no scope, so they bear the name of the root class.
 * @param {string} rule
 * @param {string} root
 */
function faultOfAtRule(rule, root) {
  const [, name] = /^@keyframes (\S+)/.exec(rule) ?? [];
  if (!name) return `${rule} holds at every table`;
  const prefix = `${root.slice(1)}-`;
  return name.startsWith(prefix)
    ? undefined
    : `keyframes ${name} hold at every table; their name begins with ${prefix}`;
}

/**
 * @param {string} text
 * @param {string} file
 * @param {string} tables
 * @returns {Found[]}
 */
function importsInStyles(text, file, tables) {
  const found = text.matchAll(/@import\s+(?:url\(\s*)?["']?([^"')\s;]+)/g);
  return [...found].flatMap(({ 1: specifier = '', index }) => {
    const message = wrongImport(specifier, file, tables);
    return message ? [{ line: lineAt(text, index), message }] : [];
  });
}

/**
 * @param {string} file
 * @param {string} tables
 * @returns {Found[]}
 */
function importsInSource(file, tables) {
  const text = readFileSync(file, 'utf8');
  // Elsewhere parts of games may be brought in, but no styles: most files need not be read closely.
  if (!isInside(tables, file) && !text.includes('.css')) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  return importsOf(source).flatMap(({ specifier, line }) => {
    const message = specifier.startsWith('.') ? wrongImport(specifier, file, tables) : undefined;
    return message ? [{ line, message }] : [];
  });
}

/**
 * A game's folder is its own: another table that brought a part of it would bring its styles too.
 * @param {string} specifier
 * @param {string} file
 * @param {string} tables
 * @returns {string | undefined}
 */
function wrongImport(specifier, file, tables) {
  const owner = folderOf(resolve(dirname(file), specifier), tables);
  const own = folderOf(file, tables);
  if (!owner || owner === own) return undefined;
  if (!games.includes(owner)) {
    return own || !stylesheet.test(specifier) ? undefined : `${specifier} has styles of tables; only games import them`;
  }
  if (stylesheet.test(specifier))
    return `${specifier} has the styles of ${owner}; what games share lies in a folder of its own`;
  return own ? `${specifier} belongs to ${owner}; what games share lies in a folder of its own` : undefined;
}

/**
 * @param {string} path
 * @param {string} tables
 * @returns {string | undefined} the folder of src/games that a path is in
 */
function folderOf(path, tables) {
  if (!isInside(tables, path)) return undefined;
  const [folder, ...rest] = relative(tables, path).split(sep);
  return rest.length > 0 ? folder : undefined;
}

/**
 * The same text with blanks in place of comments and strings: signs stay where they are.
 * @param {string} text
 */
function withoutCommentsAndStrings(text) {
  return text.replace(/\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/g, (part) => part.replace(/[^\n]/g, ' '));
}

/**
 * @param {string} text
 * @param {number} index
 */
function lineAt(text, index) {
  return text.slice(0, index).split('\n').length;
}

/**
 * @param {string} folder
 * @param {string} path
 */
function isInside(folder, path) {
  const way = relative(folder, path);
  return way !== '..' && !way.startsWith(`..${sep}`);
}

/**
 * @param {string} folder
 * @returns {string[]} its sources and stylesheets
 */
function filesUnder(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesUnder(path);
    return sourceFile.test(entry.name) || stylesheet.test(entry.name) ? [path] : [];
  });
}
