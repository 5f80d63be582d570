import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import ts from 'typescript';

/**
 * @typedef {{ line: number, message: string }} Problem
 * @typedef {{ line: number, text: string, isRow: boolean }} Block a paragraph, a list item or a row of a table
 * @typedef {{ text: string, start: number, end: number }} Span inline code: `like this`
 */

const sourceFolders = ['packages', 'scripts', 'docs', 'e2e', 'bench', 'tools'];
const madeFolders = new Set(['node_modules', 'dist', '.cache', '.generated']);

const filePath = /^[\w@-][\w.@-]*(?:\/[\w.@-]+)*\.(?:tsx?|mjs|css|md|json|html)$/;
const folderPath = new RegExp(`^(?:${sourceFolders.join('|')})/(?:[\\w.@-]+/?)*$`);
/** `name`, `Class.method`, `Class.#method` or `name()`. */
const codeName = /^#?[A-Za-z_$][\w$]*(?:\.#?[\w$]+)*(?:\(\))?$/;
const betweenNames = /^(?:,| and| or|, and|, or) $/;
const beforeTheirFile = /^ (?:\(|in |of )$/;
const afterTheirFile = ': ';
/** A table whose last column has this head tells where the names of its first column are declared. */
const declaredHead = /\|\s*declared in\s*\|\s*$/i;
const parsedFile = /\.(?:tsx?|mjs)$/;

/** Finds what a page refers to and is not there. Knows all files of one project. */
export class DocReferences {
  /** @param {string} root the project */
  constructor(root) {
    this.root = root;
    /** @type {readonly string[]} */
    this.files = sourceFolders.flatMap((folder) => filesUnder(root, folder));
    /** @type {Map<string, Set<string>>} */
    this.names = new Map();
  }

  /**
   * Links to other pages, paths of files and folders, and names that a page says are declared in a file:
   * `name` (`some/file.ts`), `name` in `some/file.ts`, or `some/file.ts`: `name` and `other`.
   * @param {string} page its path in the project
   * @returns {Problem[]}
   */
  problemsOf(page) {
    const lines = proseOf(readFileSync(join(this.root, page), 'utf8'));
    return [...this.brokenLinks(page, lines), ...blocksOf(lines).flatMap((block) => this.brokenCode(block))];
  }

  /**
   * The pages and files of this project that a page links to.
   * @param {string} page
   */
  linksOf(page) {
    return this.links(page, proseOf(readFileSync(join(this.root, page), 'utf8'))).map(({ file }) => file);
  }

  /**
   * @param {string} page
   * @param {readonly string[]} lines
   */
  links(page, lines) {
    return lines.flatMap((text, i) =>
      [...text.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, target = '']) => {
        if (/^[a-z]+:/.test(target)) return [];
        const [path = '', anchor] = target.split('#');
        return [{ line: i + 1, target, anchor, file: path === '' ? page : posix.join(dirname(page), path) }];
      }),
    );
  }

  /**
   * @param {string} page
   * @param {readonly string[]} lines
   * @returns {Problem[]}
   */
  brokenLinks(page, lines) {
    return this.links(page, lines)
      .filter(({ file, anchor }) => !existsSync(join(this.root, file)) || (anchor && !this.anchorsOf(file).has(anchor)))
      .map(({ line, target }) => ({ line, message: `the link ${target} leads nowhere` }));
  }

  /** @param {string} file */
  anchorsOf(file) {
    const heads = proseOf(readFileSync(join(this.root, file), 'utf8')).flatMap(
      (line) => /^#+ (.*)$/.exec(line)?.[1] ?? [],
    );
    return new Set(
      heads.map((head) =>
        head
          .toLowerCase()
          .replace(/[^\p{L}\p{N}\s_-]/gu, '')
          .trim()
          .replace(/\s/g, '-'),
      ),
    );
  }

  /**
   * @param {Block} block
   * @returns {Problem[]}
   */
  brokenCode({ line, text, isRow }) {
    const spans = spansOf(text);
    const missing = spans.filter((span) => isPath(span.text) && !this.exists(span.text));
    const citations = isRow ? declaredInRow(text) : citedIn(text, spans);
    const undeclared = citations.filter(([name, path]) => this.exists(path) && !this.declares(path, name));
    return [
      ...missing.map((span) => ({ line, message: `there is no ${span.text}` })),
      ...undeclared.map(([name, path]) => ({ line, message: `${path} declares no ${name}` })),
    ];
  }

  /** @param {string} path */
  exists(path) {
    return filePath.test(path) ? this.filesAt(path).length > 0 : existsSync(join(this.root, path));
  }

  /**
   * A path begins at the root or at packages/; otherwise it may be the end of a longer one, such as `rules/en.md`.
   * @param {string} path
   */
  filesAt(path) {
    const [first = ''] = path.split('/');
    if (sourceFolders.includes(first)) return this.files.filter((file) => file === path);
    const inPackages = existsSync(join(this.root, 'packages', first)) && path.includes('/');
    if (inPackages) {
      const found = this.files.filter((file) => file === `packages/${path}`);
      if (found.length > 0 || path.startsWith(`${first}/src/`) || path.startsWith(`${first}/test/`)) return found;
    }
    if (existsSync(join(this.root, path))) return [path];
    return this.files.filter((file) => file.endsWith(`/${path}`));
  }

  /**
   * @param {string} path
   * @param {string} name
   */
  declares(path, name) {
    const parts = name.replace('()', '').split('.');
    return this.filesAt(path).some((file) => parts.every((part) => this.namesIn(file).has(part)));
  }

  /** @param {string} file */
  namesIn(file) {
    const known = this.names.get(file);
    if (known) return known;
    const text = readFileSync(join(this.root, file), 'utf8');
    const names = parsedFile.test(file) ? declaredNames(text, file) : new Set(text.match(/[\w$-]+/g));
    this.names.set(file, names);
    return names;
  }
}

/**
 * Everything that a source file gives a name to, but for parameters and what it imports or passes on.
 * @param {string} text
 * @param {string} file
 */
function declaredNames(text, file) {
  /** @type {Set<string>} */
  const names = new Set();
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    const name = !ts.isParameter(node) && !ts.isBindingElement(node) && 'name' in node ? node.name : undefined;
    if (name && isNode(name) && (ts.isIdentifier(name) || ts.isPrivateIdentifier(name) || ts.isStringLiteral(name)))
      if (!ts.isPropertyAccessExpression(node) && !ts.isMetaProperty(node)) names.add(name.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false));
  return names;
}

/**
 * @param {unknown} value
 * @returns {value is ts.Node}
 */
const isNode = (value) => typeof value === 'object' && value !== null && 'kind' in value;

/** @param {string} text */
const isPath = (text) => (filePath.test(text) || folderPath.test(text)) && !isMade(text);

/**
 * What a build writes is not there before it.
 * @param {string} path
 */
const isMade = (path) => path.split('/').some((part) => madeFolders.has(part));

/**
 * The lines of a page, those of code blocks emptied.
 * @param {string} markdown
 */
function proseOf(markdown) {
  let fenced = false;
  return markdown.split('\n').map((line) => {
    const fence = line.trimStart().startsWith('```');
    if (fence) fenced = !fenced;
    return fence || fenced ? '' : line;
  });
}

/**
 * @param {readonly string[]} lines
 * @returns {Block[]}
 */
function blocksOf(lines) {
  /** @type {Block[]} */
  const blocks = [];
  let isOpen = false;
  let declares = false;
  for (const [i, text] of lines.entries()) {
    const row = text.startsWith('|');
    if (row && !lines[i - 1]?.startsWith('|')) declares = declaredHead.test(text);
    const last = blocks.at(-1);
    if (isOpen && last && !row && text.trim() !== '' && !/^(?:\s*(?:[-*]|\d+\.) |#)/.test(text))
      last.text += ` ${text.trim()}`;
    else if (text.trim() !== '') blocks.push({ line: i + 1, text, isRow: row && declares });
    isOpen = !row && text.trim() !== '' && !text.startsWith('#');
  }
  return blocks;
}

/**
 * @param {string} text
 * @returns {Span[]}
 */
const spansOf = (text) =>
  [...text.matchAll(/`([^`]+)`/g)].map((found) => ({
    text: found[1] ?? '',
    start: found.index,
    end: found.index + found[0].length,
  }));

/**
 * Names and the files that a sentence says they are in.
 * @param {string} text
 * @param {readonly Span[]} spans
 * @returns {(readonly [name: string, path: string])[]}
 */
function citedIn(text, spans) {
  /** @param {number} i */
  const gapAfter = (i) => text.slice(spans[i]?.end, spans[i + 1]?.start ?? spans[i]?.end);
  /** @param {number} i */
  const nameAt = (i) =>
    codeName.test(spans[i]?.text ?? '') && !isPath(spans[i]?.text ?? '') ? spans[i]?.text : undefined;
  return spans.flatMap(({ text: path }, at) => {
    if (!filePath.test(path)) return [];
    /** @type {string[]} */
    const names = [];
    let joined = beforeTheirFile.test(gapAfter(at - 1));
    for (let i = at - 1; joined && nameAt(i); i--) {
      names.push(nameAt(i) ?? '');
      joined = betweenNames.test(gapAfter(i - 1));
    }
    joined = gapAfter(at) === afterTheirFile;
    for (let i = at + 1; joined && nameAt(i); i++) {
      names.push(nameAt(i) ?? '');
      joined = betweenNames.test(gapAfter(i));
    }
    return names.map((name) => /** @type {const} */ ([name, path]));
  });
}

/**
 * @param {string} row
 * @returns {(readonly [name: string, path: string])[]}
 */
function declaredInRow(row) {
  const cells = row.split('|').slice(1, -1);
  const names = spansOf(cells[0] ?? '').filter(({ text }) => codeName.test(text));
  const paths = spansOf(cells.at(-1) ?? '').filter(({ text }) => filePath.test(text));
  const [only] = paths;
  return only && paths.length === 1 ? names.map(({ text }) => /** @type {const} */ ([text, only.text])) : [];
}

/**
 * @param {string} root
 * @param {string} folder
 * @returns {string[]}
 */
function filesUnder(root, folder) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return madeFolders.has(entry.name) ? [] : filesUnder(root, path);
    return [path];
  });
}
