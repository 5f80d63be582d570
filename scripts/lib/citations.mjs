import { basename } from 'node:path';
import ts from 'typescript';

/** Where a test gets `rule` from; a function of the same name from elsewhere would not run anything. */
const homesOfRule = ['@cinderhall/gauntlet/rule', '@cinderhall/gauntlet'];

/**
 * The rules that a test file cites: `rule('R-1', () => { … })` or `rule(['R-1', 'R-2'], () => { … })`, where the
 * body asserts something. Anything else that calls `rule` is a problem, told with its line.
 * @param {string} text
 * @param {string} file for messages
 * @returns {{ ids: string[], problems: string[] }}
 */
export function citationsIn(text, file) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false);
  /** @type {string[]} */
  const ids = [];
  /** @type {string[]} */
  const problems = [];
  const imported = importsRule(source);

  /** @param {ts.Node} node @param {boolean} skipped */
  const visit = (node, skipped) => {
    let isSkipped = skipped;
    if (ts.isCallExpression(node)) {
      if (ts.isIdentifier(node.expression) && node.expression.text === 'rule') {
        const fault = imported ? faultOf(node, skipped) : `rule is not imported from ${homesOfRule[0]}`;
        if (fault) problems.push(`${basename(file)}:${lineOf(source, node)} ${fault}`);
        else ids.push(...idsOf(node));
      }
      isSkipped ||= neverRuns(node);
    }
    ts.forEachChild(node, (child) => visit(child, isSkipped));
  };
  visit(source, false);
  return { ids, problems };
}

/**
 * @param {ts.CallExpression} call
 * @param {boolean} skipped
 * @returns {string | undefined}
 */
function faultOf(call, skipped) {
  const body = call.arguments[1];
  const ids = idsOf(call);
  if (ids.length === 0) return 'rule needs its numbers as plain strings';
  if (skipped) return `${ids.join(', ')} is cited by a test that never runs`;
  if (!body || !(ts.isArrowFunction(body) || ts.isFunctionExpression(body))) {
    return `${ids.join(', ')} is cited without a function`;
  }
  return asserts(body.body) ? undefined : `${ids.join(', ')} is cited, but nothing is asserted`;
}

/**
 * @param {ts.CallExpression} call
 * @returns {string[]} empty unless the first argument is a string, or a list of strings
 */
function idsOf(call) {
  const first = call.arguments[0];
  if (!first) return [];
  const elements = ts.isArrayLiteralExpression(first) ? [...first.elements] : [first];
  return elements.every(ts.isStringLiteralLike) ? elements.map((each) => each.text) : [];
}

/**
 * @param {ts.Node} node
 * @returns {boolean}
 */
function asserts(node) {
  if (ts.isCallExpression(node) && isAssertion(node)) return true;
  return ts.forEachChild(node, (child) => asserts(child) || undefined) ?? false;
}

/**
 * `expect(x).toBe(y)`, `assert(x)`, `assert.equal(x, y)`, and helpers named after them: `expectRefused(…)`.
 * An `expect(x)` with nothing after it, or about a bare literal, says nothing.
 * @param {ts.CallExpression} call
 */
function isAssertion(call) {
  const callee = call.expression;
  if (ts.isIdentifier(callee)) return callee.text !== 'expect' && /^(assert|expect)([A-Z]|$)/.test(callee.text);
  if (!ts.isPropertyAccessExpression(callee)) return false;
  if (/^assert([A-Z]|$)/.test(callee.name.text)) return true;
  const start = startOfChain(callee);
  if (ts.isIdentifier(start)) return start.text === 'assert';
  const about = ts.isCallExpression(start) ? start.arguments[0] : undefined;
  return about !== undefined && !isLiteral(about);
}

/**
 * @param {ts.Expression} expression
 * @returns {ts.Expression} the `expect(…)` call or the name that a chain of properties hangs on
 */
function startOfChain(expression) {
  if (ts.isPropertyAccessExpression(expression)) return startOfChain(expression.expression);
  if (ts.isCallExpression(expression) && !isExpectCall(expression)) return startOfChain(expression.expression);
  return expression;
}

/** @param {ts.CallExpression} call */
function isExpectCall(call) {
  const callee = call.expression;
  if (ts.isIdentifier(callee)) return callee.text === 'expect';
  return (
    ts.isPropertyAccessExpression(callee) &&
    ts.isIdentifier(callee.expression) &&
    callee.expression.text === 'expect' &&
    ['soft', 'poll'].includes(callee.name.text)
  );
}

/** @param {ts.Expression} expression */
function isLiteral(expression) {
  return (
    ts.isLiteralExpression(expression) ||
    expression.kind === ts.SyntaxKind.TrueKeyword ||
    expression.kind === ts.SyntaxKind.FalseKeyword ||
    expression.kind === ts.SyntaxKind.NullKeyword
  );
}

/**
 * @param {ts.CallExpression} call such as `describe.skip(…)`
 */
function neverRuns(call) {
  return ts.isPropertyAccessExpression(call.expression) && ['skip', 'todo'].includes(call.expression.name.text);
}

/** @param {ts.SourceFile} source */
function importsRule(source) {
  return source.statements.some((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return false;
    const bindings = statement.importClause?.namedBindings;
    if (!homesOfRule.includes(statement.moduleSpecifier.text) || !bindings || !ts.isNamedImports(bindings))
      return false;
    return bindings.elements.some((element) => element.name.text === 'rule' && !element.propertyName);
  });
}

/**
 * @param {ts.SourceFile} source
 * @param {ts.Node} node
 */
function lineOf(source, node) {
  return source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
}
