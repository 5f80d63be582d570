import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, relative, resolve, sep } from 'node:path';
import ts from 'typescript';
import { foldersOfData, gameEntries, games, layers, longestFile, otherFolders, tests } from './layers.mjs';

/**
 * @typedef {import('./layers.mjs').Layer} Layer
 * @typedef {{ file: string, line: number, message: string }} Problem
 * @typedef {{ specifier: string, line: number }} Import
 *
 * A folder of source files that obey the same layer. Relative imports stay inside its reach.
 * @typedef {object} Unit
 * @property {string} name
 * @property {string} folder
 * @property {readonly string[]} reach
 * @property {Layer} layer
 * @property {Set<string>} declared third-party packages that its package.json names
 * @property {boolean} isProgram it starts things instead of being imported: a command, a script
 * @property {boolean} isTest
 * @property {boolean} pure
 */

const scope = '@cinderhall/';
const sourceFile = /\.(ts|tsx|mts|mjs|js)$/;
const clocksAndChance = new Set([
  'Math.random',
  'Date.now',
  'performance.now',
  'crypto.getRandomValues',
  'crypto.randomUUID',
]);
const impureCalls = new Set(['setTimeout', 'setInterval', 'setImmediate', 'eval', 'Function']);

/**
 * Looks at every source file of the house.
 * @param {string} root
 * @returns {{ files: number, problems: Problem[] }}
 */
export function checkDependencies(root) {
  /** @type {Problem[]} */
  const problems = [];
  let files = 0;
  for (const unit of unitsOf(root, problems)) {
    for (const file of filesUnder(unit.folder)) {
      files += 1;
      const found = checkFile(file, unit);
      problems.push(...found.map((problem) => ({ ...problem, file: relative(root, file).split(sep).join('/') })));
    }
  }
  return { files, problems };
}

/**
 * @param {string} root
 * @param {Problem[]} problems
 * @returns {Unit[]}
 */
function unitsOf(root, problems) {
  /** @type {Unit[]} */
  const units = [];
  const helpers = join(root, 'scripts');
  for (const name of foldersIn(join(root, 'packages'))) {
    const layer = layers[name];
    const home = join(root, 'packages', name);
    if (!layer) {
      problems.push({ file: `packages/${name}`, line: 1, message: `${name} has no place in scripts/lib/layers.mjs` });
      continue;
    }
    const declared = declaredIn(home, ['dependencies']);
    problems.push(...checkDeclared(name, layer, declared), ...checkExports(name, home));
    const shared = { name, declared, isProgram: false, isTest: false, pure: false };
    units.push({ ...shared, layer, folder: join(home, 'src'), reach: [home], pure: layer.pure ?? false });
    units.push({ ...shared, layer, folder: join(home, 'bin'), reach: [home, helpers], isProgram: true });
    units.push({
      ...shared,
      layer: withTestTools(layer, name),
      folder: join(home, 'test'),
      reach: [home],
      isTest: true,
    });
  }
  for (const [name, layer] of Object.entries(otherFolders)) {
    const folder = join(root, name);
    const declared = declaredIn(folder, ['dependencies', 'devDependencies']);
    units.push({
      name,
      folder,
      layer,
      declared,
      reach: [folder, helpers],
      isProgram: true,
      isTest: false,
      pure: false,
    });
  }
  return units;
}

/**
 * @param {Layer} layer
 * @param {string} own
 * @returns {Layer}
 */
function withTestTools(layer, own) {
  const uses = layer.uses === 'all' ? layer.uses : [...layer.uses, ...tests.uses, own];
  return { ...layer, uses, node: true, tools: [...(layer.tools ?? []), ...tests.tools] };
}

/**
 * @param {string} name
 * @param {Layer} layer
 * @param {Set<string>} declared
 * @returns {Problem[]}
 */
function checkDeclared(name, layer, declared) {
  const file = `packages/${name}/package.json`;
  return [...declared]
    .filter((dependency) => !mayUse(layer, dependency, new Set([dependency])))
    .map((dependency) => ({ file, line: 1, message: `${name} may not depend on ${dependency}` }));
}

/**
 * A game's package offers its entries and nothing else.
 * @param {string} name
 * @param {string} home
 * @returns {Problem[]}
 */
function checkExports(name, home) {
  const file = join(home, 'package.json');
  if (!games.includes(name) || !existsSync(file)) return [];
  const offered = Object.keys(JSON.parse(readFileSync(file, 'utf8')).exports ?? {});
  return offered
    .filter((entry) => !gameEntries.includes(entry))
    .map((entry) => ({
      file: `packages/${name}/package.json`,
      line: 1,
      message: `${entry}: a game exports ${gameEntries.join(', ')} only`,
    }));
}

/**
 * @param {string} file
 * @param {Unit} unit
 * @returns {Omit<Problem, 'file'>[]}
 */
function checkFile(file, unit) {
  const text = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false);
  const problems = importsOf(source).flatMap((found) => {
    const message = wrongImport(found.specifier, file, unit);
    return message ? [{ line: found.line, message }] : [];
  });
  if (unit.pure) problems.push(...impurities(source));
  const lines = text.split('\n').length - 1;
  if (lines > longestFile && !unit.isTest && !isData(relative(unit.folder, file))) {
    problems.push({ line: lines, message: `${lines} lines; a file has at most ${longestFile}` });
  }
  return problems;
}

/**
 * @param {string} specifier
 * @param {string} file
 * @param {Unit} unit
 * @returns {string | undefined} what is wrong with it
 */
function wrongImport(specifier, file, unit) {
  const { name, layer } = unit;
  if (specifier === '') return unit.isProgram || unit.isTest ? undefined : 'a computed import cannot be checked';
  if (specifier.startsWith('.') || specifier.startsWith('/')) return wrongPath(specifier, file, unit);
  if (isBuiltin(specifier)) return layer.node ? undefined : `${name} may not use node's own modules (${specifier})`;
  const dependency = packageOf(specifier);
  if (!mayUse(layer, dependency, unit.declared)) return `${name} may not import ${dependency}`;
  const entry = `.${specifier.slice(dependency.length)}`;
  if (dependency.startsWith(scope) && games.includes(dependency.slice(scope.length)) && !gameEntries.includes(entry))
    return `${specifier} reaches into a game; import ${dependency} or ${dependency}/table`;
  const undeclared = dependency.startsWith(scope) && !unit.isProgram && !unit.isTest && !unit.declared.has(dependency);
  return undeclared ? `${dependency} is missing in the package.json of ${name}` : undefined;
}

/**
 * @param {string} specifier
 * @param {string} file
 * @param {Unit} unit
 */
function wrongPath(specifier, file, unit) {
  const target = resolve(dirname(file), specifier);
  if (!unit.reach.some((folder) => isInside(folder, target))) {
    return `${specifier} leaves ${unit.name}; import the package by its name`;
  }
  if (!unit.isTest && isInside(join(dirname(unit.folder), 'test'), target))
    return `${specifier} reaches into the tests`;
  return undefined;
}

/**
 * @param {Layer} layer
 * @param {string} dependency
 * @param {Set<string>} declared
 */
function mayUse(layer, dependency, declared) {
  if (dependency.startsWith(scope)) {
    return layer.uses === 'all' || layer.uses.includes(dependency.slice(scope.length));
  }
  return Boolean(layer.tools?.includes(dependency) || (layer.outside && declared.has(dependency)));
}

/**
 * Static, dynamic and type-only imports, re-exports and require(). A computed name is reported as ''.
 * @param {ts.SourceFile} source
 * @returns {Import[]}
 */
export function importsOf(source) {
  /** @type {Import[]} */
  const found = [];
  /** @param {ts.Node} node @param {ts.Node | undefined} name */
  const add = (node, name) => {
    found.push({ specifier: name && ts.isStringLiteralLike(name) ? name.text : '', line: lineOf(source, node) });
  };
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isImportDeclaration(node)) add(node, node.moduleSpecifier);
    else if (ts.isExportDeclaration(node) && node.moduleSpecifier) add(node, node.moduleSpecifier);
    else if (ts.isExternalModuleReference(node)) add(node, node.expression);
    else if (ts.isImportTypeNode(node))
      add(node, ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined);
    else if (ts.isCallExpression(node) && loadsModule(node)) add(node, node.arguments[0]);
    ts.forEachChild(node, visit);
  };
  visit(source);
  for (const reference of source.referencedFiles) found.push({ specifier: `./${reference.fileName}`, line: 1 });
  return found;
}

/** @param {ts.CallExpression} call */
function loadsModule(call) {
  if (call.expression.kind === ts.SyntaxKind.ImportKeyword) return true;
  return ts.isIdentifier(call.expression) && call.expression.text === 'require';
}

/**
 * @param {ts.SourceFile} source
 * @returns {{ line: number, message: string }[]}
 */
function impurities(source) {
  /** @type {{ line: number, message: string }[]} */
  const found = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    const name = impureName(node);
    if (name) found.push({ line: lineOf(source, node), message: `${name} has no place in rules: state in, state out` });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/**
 * @param {ts.Node} node
 * @returns {string | undefined}
 */
function impureName(node) {
  if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression)) {
    const name = `${node.expression.text}.${node.name.text}`;
    return clocksAndChance.has(name) ? name : undefined;
  }
  if (ts.isNewExpression(node) && ts.isIdentifier(node.expression)) {
    const name = node.expression.text;
    return name === 'Date' || name === 'Function' ? `new ${name}` : undefined;
  }
  if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
    return impureCalls.has(node.expression.text) ? node.expression.text : undefined;
  }
  return undefined;
}

/**
 * @param {ts.SourceFile} source
 * @param {ts.Node} node
 */
function lineOf(source, node) {
  return source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
}

/** @param {string} specifier */
function packageOf(specifier) {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** @param {string} path inside a unit */
function isData(path) {
  return dirname(path)
    .split(sep)
    .some((folder) => foldersOfData.includes(folder));
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
 * @param {readonly string[]} fields of its package.json
 * @returns {Set<string>}
 */
function declaredIn(folder, fields) {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return new Set();
  const description = JSON.parse(readFileSync(file, 'utf8'));
  return new Set(fields.flatMap((field) => Object.keys(description[field] ?? {})));
}

/** @param {string} folder */
function foldersIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function filesUnder(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : filesUnder(path);
    return sourceFile.test(entry.name) ? [path] : [];
  });
}
