import type { AnyNode } from './nodes.ts';

/** A method type, so that each node's copier may name the type of value that it is made for. */
type Copy = { copy(value: unknown): unknown }['copy'];

/** `null` means: copied by reference is enough. */
export function copier(node: AnyNode): Copy | null {
  switch (node.type) {
    case 'list':
    case 'perSeat':
      return listCopier(copier(node.item));
    case 'dict':
      return dictCopier(copier(node.item));
    case 'nullable':
      return nullableCopier(copier(node.item));
    case 'obj':
      return objectCopier(node.fields);
    case 'kinds':
      return kindsCopier(Object.entries(node.kinds).map(([kind, shape]) => [kind, objectCopier(shape.fields)]));
    default:
      return null;
  }
}

function listCopier(item: Copy | null): Copy {
  if (!item) return (from: unknown[]) => from.slice();
  return (from: unknown[]) => {
    const to = from.slice();
    for (let i = 0; i < to.length; i++) to[i] = item(from[i]);
    return to;
  };
}

function dictCopier(item: Copy | null): Copy {
  return (from: Record<string, unknown>) => {
    const to = { ...from };
    if (item) for (const key in to) to[key] = item(from[key]);
    return to;
  };
}

function nullableCopier(item: Copy | null): Copy | null {
  return item && ((from: unknown) => (from === null ? null : item(from)));
}

function objectCopier(fields: { readonly [name: string]: AnyNode }): Copy {
  const deep = Object.entries(fields).flatMap(([name, field]) => {
    const copy = copier(field);
    return copy ? [{ name, copy }] : [];
  });
  // Spreading first keeps the hidden class of the original; only what lies deeper is then copied anew.
  return (from: Record<string, unknown>) => {
    const to = { ...from };
    for (const { name, copy } of deep) to[name] = copy(from[name]);
    return to;
  };
}

function kindsCopier(shapes: [kind: string, copy: Copy][]): Copy {
  const byKind = new Map(shapes);
  return (from: { kind: string } | null) => {
    // A blank of a view.
    if (from === null) return null;
    const copy = byKind.get(from.kind);
    return copy ? copy(from) : undeclared(from);
  };
}

/** No declaration has such a kind. */
export function undeclared(one: { readonly kind: string }): never {
  throw new TypeError(`undeclared kind: ${one.kind}`);
}
