import type { AnyNode } from './nodes.ts';

/** Where a value does not fit its declaration: a path such as `players[1].hand[0]` and what is wrong there. */
export interface Misfit {
  readonly path: string;
  readonly problem: 'missing' | 'undeclared' | 'type' | 'range';
}

/** Finds everything in an untrusted value that its declaration does not allow. */
export function misfits(node: AnyNode, value: unknown, path = ''): Misfit[] {
  const wrong = (problem: Misfit['problem']): Misfit[] => [{ path, problem }];
  switch (node.type) {
    case 'int':
      if (!Number.isSafeInteger(value)) return wrong('type');
      return (value as number) < node.min || (value as number) > node.max ? wrong('range') : [];
    case 'card':
      return Number.isSafeInteger(value) ? [] : wrong('type');
    case 'str':
      return typeof value === 'string' ? [] : wrong('type');
    case 'bool':
      return typeof value === 'boolean' ? [] : wrong('type');
    case 'oneOf':
      return typeof value === 'string' && node.values.includes(value) ? [] : wrong('range');
    case 'value':
      return isPlain(value) ? [] : wrong('type');
    case 'nullable':
      return value === null ? [] : misfits(node.item, value, path);
    case 'fixed':
      return misfits(node.item, value, path);
    case 'list':
    case 'perSeat':
      if (!Array.isArray(value)) return wrong('type');
      return value.flatMap((item, i) => misfits(node.item, item, `${path}[${i}]`));
    case 'dict':
      if (!isRecord(value)) return wrong('type');
      return Object.entries(value).flatMap(([key, item]) => misfits(node.item, item, join(path, key)));
    case 'obj':
      return isRecord(value) ? objectMisfits(node.fields, value, path) : wrong('type');
    case 'kinds': {
      if (!isRecord(value)) return wrong('type');
      const shape = Object.hasOwn(node.kinds, String(value.kind)) ? node.kinds[String(value.kind)] : undefined;
      return shape ? objectMisfits(shape.fields, value, path) : [{ path: join(path, 'kind'), problem: 'range' }];
    }
  }
}

function objectMisfits(fields: { readonly [name: string]: AnyNode }, value: Record<string, unknown>, path: string) {
  const found: Misfit[] = [];
  for (const name in fields) {
    if (Object.hasOwn(value, name)) found.push(...misfits(fields[name] as AnyNode, value[name], join(path, name)));
    else found.push({ path: join(path, name), problem: 'missing' });
  }
  for (const name of Object.keys(value))
    if (!Object.hasOwn(fields, name)) found.push({ path: join(path, name), problem: 'undeclared' });
  return found;
}

const join = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  (Object.getPrototypeOf(value) === Object.prototype || Object.getPrototypeOf(value) === null);

/** Only what JSON can carry without loss. */
export function isPlain(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (Array.isArray(value)) return value.every(isPlain);
  return isRecord(value) && Object.values(value).every(isPlain);
}
