import type { AnyNode } from './nodes.ts';

/** Two 32-bit lanes, mixed by integer arithmetic only, so that every machine gets the same hash. */
export class Hasher {
  #a = 0x9e3779b9 | 0;
  #b = 0x85ebca6b | 0;

  number(n: number): void {
    // Whole numbers beyond 32 bits are hashed in two halves; others do not occur in a state.
    this.#mix(n | 0);
    if (n !== (n | 0)) this.#mix(Math.floor(n / 0x100000000) | 0);
  }

  string(text: string): void {
    this.#mix(text.length);
    for (let i = 0; i < text.length; i++) this.#mix(text.charCodeAt(i));
  }

  #mix(n: number): void {
    let a = Math.imul(this.#a ^ n, 0xcc9e2d51);
    a = (a << 15) | (a >>> 17);
    this.#a = (Math.imul(a, 0x1b873593) + this.#b) | 0;
    let b = Math.imul(this.#b + n, 0x85ebca77);
    b = (b << 13) | (b >>> 19);
    this.#b = Math.imul(b ^ this.#a, 0xc2b2ae3d) | 0;
  }

  digest(): string {
    return hex(finish(this.#a ^ this.#b)) + hex(finish((this.#b + 0x27d4eb2f) | 0));
  }
}

const finish = (lane: number): number => {
  let n = lane ^ (lane >>> 16);
  n = Math.imul(n, 0x85ebca6b);
  n ^= n >>> 13;
  n = Math.imul(n, 0xc2b2ae35);
  return (n ^ (n >>> 16)) >>> 0;
};
const hex = (n: number): string => n.toString(16).padStart(8, '0');

/** Any plain JSON value, object keys in sorted order. */
export function hashJson(json: unknown): string {
  const hasher = new Hasher();
  mixJson(hasher, json);
  return hasher.digest();
}

function mixJson(hasher: Hasher, json: unknown): void {
  if (json === null || json === undefined) hasher.number(1);
  else if (typeof json === 'number') {
    hasher.number(2);
    if (Number.isSafeInteger(json)) hasher.number(json);
    else hasher.string(String(json));
  } else if (typeof json === 'string') {
    hasher.number(3);
    hasher.string(json);
  } else if (typeof json === 'boolean') hasher.number(json ? 4 : 5);
  else if (Array.isArray(json)) {
    hasher.number(6);
    hasher.number(json.length);
    for (const item of json) mixJson(hasher, item);
  } else {
    const entries = Object.entries(json).filter(([, item]) => item !== undefined);
    hasher.number(7);
    hasher.number(entries.length);
    for (const [key, item] of entries.sort(([a], [b]) => (a < b ? -1 : 1))) {
      hasher.string(key);
      mixJson(hasher, item);
    }
  }
}

/** A method type, so that each node's hashing may name the type of value that it is made for. */
type Mix = { mix(hasher: Hasher, value: unknown): void }['mix'];

/** The canonical hash of a declared value: fields in declared order, whatever their order in memory. */
export function hashing(node: AnyNode): Mix {
  switch (node.type) {
    case 'int':
    case 'card':
      return (hasher, n: number) => hasher.number(n);
    case 'str':
    case 'oneOf':
      return (hasher, text: string) => hasher.string(text);
    case 'bool':
      return (hasher, flag: boolean) => hasher.number(flag ? 1 : 0);
    case 'value':
      return mixJson;
    case 'list':
    case 'perSeat': {
      const item = hashing(node.item);
      return (hasher, items: unknown[]) => {
        hasher.number(items.length);
        for (let i = 0; i < items.length; i++) item(hasher, items[i]);
      };
    }
    case 'dict': {
      const item = hashing(node.item);
      return (hasher, entries: Record<string, unknown>) => {
        const keys = Object.keys(entries).sort();
        hasher.number(keys.length);
        for (const key of keys) {
          hasher.string(key);
          item(hasher, entries[key]);
        }
      };
    }
    case 'nullable': {
      const item = hashing(node.item);
      return (hasher, maybe: unknown) => {
        hasher.number(maybe === null ? 0 : 1);
        if (maybe !== null) item(hasher, maybe);
      };
    }
    case 'fixed':
      return fixedHashing(hashing(node.item));
    case 'obj':
      return objectHashing(node.fields);
    case 'kinds': {
      const shapes = new Map(Object.entries(node.kinds).map(([kind, shape]) => [kind, objectHashing(shape.fields)]));
      return (hasher, one: { kind: string }) => {
        const mix = shapes.get(one.kind);
        if (!mix) throw new TypeError(`undeclared kind: ${one.kind}`);
        mix(hasher, one);
      };
    }
  }
}

/** A fixed value never changes, so its own digest is worked out once for each object that holds it. */
function fixedHashing(item: Mix): Mix {
  const digests = new WeakMap<object, string>();
  return (hasher, held: unknown) => {
    if (typeof held !== 'object' || held === null) return item(hasher, held);
    let digest = digests.get(held);
    if (digest === undefined) {
      const own = new Hasher();
      item(own, held);
      digest = own.digest();
      digests.set(held, digest);
    }
    hasher.string(digest);
  };
}

function objectHashing(fields: { readonly [name: string]: AnyNode }): Mix {
  const parts = Object.entries(fields)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, field]) => ({ name, mix: hashing(field) }));
  return (hasher, from: Record<string, unknown>) => {
    for (const { name, mix } of parts) mix(hasher, from[name]);
  };
}
