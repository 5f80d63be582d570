/**
 * @typedef {import('../../packages/kernel/src/schema/nodes.ts').AnyNode} AnyNode
 * @typedef {import('../../packages/kernel/src/schema/nodes.ts').ObjectNode} ObjectNode
 */

/**
 * The source of a module that copies the states of a game: what the kernel's own copier does, written out for one schema.
 * Plain object literals are the quickest thing that V8 knows, and give all states of a game the same hidden classes.
 * @param {AnyNode} root
 * @param {string} of the digest of the schema
 * @returns {string}
 */
export function compiledSource(root, of) {
  const writer = new Writer();
  const copy = writer.copyOf(root, 'State', 'state');
  return [
    '// Made by `npm run compile` from the schema in state.ts. Do not edit: change the schema and run it again.',
    `import { type Compiled${writer.hasKinds ? ', undeclared' : ''} } from '@cinderhall/kernel';`,
    "import type { State } from '../state.ts';",
    '',
    ...writer.functions,
    `export const compiled: Compiled<State> = { of: '${of}', copy: ${copy} };`,
    '',
  ].join('\n');
}

class Writer {
  /** @type {string[]} */
  functions = [];
  hasKinds = false;
  /** The same node needs one function, wherever it is used. @type {Map<AnyNode, string>} */
  #names = new Map();
  /** @type {Map<string, number>} */
  #taken = new Map();

  /**
   * The name of the function that copies such a value, which is not done by the value itself.
   * @param {AnyNode} node
   * @param {string} type
   * @param {string} name of the place where it is
   * @returns {string}
   */
  copyOf(node, type, name) {
    const known = this.#names.get(node);
    if (known) return known;
    const own = this.#free(`copy${capital(name)}`);
    this.#names.set(node, own);
    const body = this.#body(node, type, name);
    this.functions.push(`function ${own}(from: ${type}): ${type} {`, ...body, '}', '');
    return own;
  }

  /**
   * @param {AnyNode} node
   * @param {string} type
   * @param {string} name
   * @returns {string[]}
   */
  #body(node, type, name) {
    switch (node.type) {
      case 'obj':
        return [`return ${this.#literal(node, type, name)};`];
      case 'kinds':
        this.hasKinds = true;
        return [
          '// A blank of a view.',
          'if (from === null) return from;',
          'switch (from.kind) {',
          ...Object.entries(node.kinds).map(
            ([kind, shape]) =>
              `case '${kind}': return ${this.#literal(shape, `Extract<${type}, { kind: '${kind}' }>`, kind, kind)};`,
          ),
          'default: return undeclared(from);',
          '}',
        ];
      case 'list':
      case 'perSeat': {
        const item = this.#value(node.item, `${type}[number]`, `one of ${name}`, 'one');
        return [
          'const to = from.slice();',
          'for (let i = 0; i < to.length; i++) {',
          'const one = to[i];',
          `if (one !== undefined) to[i] = ${item};`,
          '}',
          'return to;',
        ];
      }
      case 'dict': {
        const item = this.#value(node.item, `${type}[string]`, `one of ${name}`, 'one');
        return [
          `const to: ${type} = {};`,
          'for (const key in from) {',
          'const one = from[key];',
          `if (one !== undefined) to[key] = ${item};`,
          '}',
          'return to;',
        ];
      }
      default:
        throw new TypeError(`${node.type} is not copied by a function of its own`);
    }
  }

  /**
   * @param {ObjectNode} node
   * @param {string} type
   * @param {string} name
   * @param {string} [kind]
   */
  #literal({ fields }, type, name, kind) {
    const parts = Object.entries(fields).map(([field, node]) => {
      if (field === 'kind' && kind !== undefined) return `kind: '${kind}'`;
      return `${field}: ${this.#value(node, `${type}['${field}']`, `${name} ${field}`, `from.${field}`)}`;
    });
    return `{ ${parts.join(', ')} }`;
  }

  /**
   * @param {AnyNode} node
   * @param {string} type
   * @param {string} name
   * @param {string} held
   * @returns {string}
   */
  #value(node, type, name, held) {
    if (!isDeep(node)) return held;
    if (node.type === 'nullable')
      return `${held} === null ? null : ${this.#value(node.item, `NonNullable<${type}>`, name, held)}`;
    if ((node.type === 'list' || node.type === 'perSeat') && !isDeep(node.item)) return `${held}.slice()`;
    return `${this.copyOf(node, type, name)}(${held})`;
  }

  /** @param {string} name */
  #free(name) {
    const n = (this.#taken.get(name) ?? 0) + 1;
    this.#taken.set(name, n);
    return n === 1 ? name : `${name}${n}`;
  }
}

/**
 * Whether more than the value itself has to be copied.
 * @param {AnyNode} node
 * @returns {boolean}
 */
function isDeep(node) {
  if (node.type === 'nullable') return isDeep(node.item);
  return ['obj', 'kinds', 'list', 'perSeat', 'dict'].includes(node.type);
}

/** @param {string} name */
const capital = (name) =>
  name
    .split(/\s+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
