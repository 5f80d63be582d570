import type { AnyNode } from './nodes.ts';

/** Where a value does not fit its declaration: a path such as `players[1].hand[0]` and what is wrong there. */
export interface Misfit {
  readonly path: string;
  readonly problem: 'missing' | 'undeclared' | 'type' | 'range';
}

/** Finds everything in an untrusted value that its declaration does not allow. */
export function misfits(node: AnyNode, value: unknown, path = '', seats?: number): Misfit[] {
  const wrong = (problem: Misfit['problem']): Misfit[] => [{ path, problem }];
  switch (node.type) {
    case 'int':
      if (!isWhole(value)) return wrong('type');
      return value < node.min || value > node.max ? wrong('range') : [];
    case 'card':
      if (!isWhole(value)) return wrong('type');
      // Blanks belong to views. A choice may mention one.
      return node.home && value < 0 ? wrong('range') : [];
    case 'str':
      return typeof value === 'string' ? [] : wrong('type');
    case 'bool':
      return typeof value === 'boolean' ? [] : wrong('type');
    case 'oneOf':
      return typeof value === 'string' && node.values.includes(value) ? [] : wrong('range');
    case 'value':
      return isPlain(value) ? [] : wrong('type');
    case 'nullable':
      return value === null ? [] : misfits(node.item, value, path, seats);
    case 'fixed':
      return misfits(node.item, value, path, seats);
    case 'list':
    case 'perSeat':
      if (!Array.isArray(value)) return wrong('type');
      if (node.type === 'perSeat' && value.length !== (seats ?? value.length)) return wrong('range');
      return value.flatMap((item, i) => misfits(node.item, item, `${path}[${i}]`, seats));
    case 'dict':
      if (!isRecord(value)) return wrong('type');
      return Object.entries(value).flatMap(([key, item]) =>
        key === '__proto__'
          ? [{ path: join(path, key), problem: 'undeclared' as const }]
          : misfits(node.item, item, join(path, key), seats),
      );
    case 'obj':
      return isRecord(value) ? objectMisfits(node.fields, value, path, seats) : wrong('type');
    case 'kinds': {
      if (!isRecord(value)) return wrong('type');
      const { kind } = value;
      const shape = typeof kind === 'string' && Object.hasOwn(node.kinds, kind) ? node.kinds[kind] : undefined;
      return shape ? objectMisfits(shape.fields, value, path, seats) : [{ path: join(path, 'kind'), problem: 'range' }];
    }
  }
}

function objectMisfits(
  fields: { readonly [name: string]: AnyNode },
  value: Record<string, unknown>,
  path: string,
  seats?: number,
): Misfit[] {
  const declared = Object.entries(fields).flatMap(([name, field]): Misfit[] =>
    Object.hasOwn(value, name)
      ? misfits(field, value[name], join(path, name), seats)
      : [{ path: join(path, name), problem: 'missing' }],
  );
  const undeclared = Object.keys(value).filter((name) => !Object.hasOwn(fields, name));
  return declared.concat(undeclared.map((name) => ({ path: join(path, name), problem: 'undeclared' })));
}

const join = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

export const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  (Object.getPrototypeOf(value) === Object.prototype || Object.getPrototypeOf(value) === null);

/** Deeper nesting is refused: a recursive walk over it could overflow the stack. */
const DEEPEST = 64;

/** Only what JSON can carry without loss. */
export const isPlain = (value: unknown): boolean => isPlainBelow(value, 0);

function isPlainBelow(value: unknown, depth: number): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (depth > DEEPEST || !(Array.isArray(value) || isRecord(value))) return false;
  return Object.values(value).every((item) => isPlainBelow(item, depth + 1));
}
