import type { AnyNode } from './nodes.ts';

type Copy = (value: never) => unknown;

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
  return (from: never[]) => {
    const to = from.slice() as unknown[];
    for (let i = 0; i < to.length; i++) to[i] = item(from[i] as never);
    return to;
  };
}

function dictCopier(item: Copy | null): Copy {
  return (from: Record<string, never>) => {
    const to: Record<string, unknown> = { ...from };
    if (item) for (const key in to) to[key] = item(from[key] as never);
    return to;
  };
}

function nullableCopier(item: Copy | null): Copy | null {
  return item && ((from: unknown) => (from === null ? null : item(from as never)));
}

function objectCopier(fields: { readonly [name: string]: AnyNode }): Copy {
  const deep: { name: string; copy: Copy }[] = [];
  for (const name in fields) {
    const copy = copier(fields[name] as AnyNode);
    if (copy) deep.push({ name, copy });
  }
  // Spreading first keeps the hidden class of the original; only what lies deeper is then copied anew.
  return (from: Record<string, never>) => {
    const to: Record<string, unknown> = { ...from };
    for (let i = 0; i < deep.length; i++) {
      const { name, copy } = deep[i] as { name: string; copy: Copy };
      to[name] = copy(from[name] as never);
    }
    return to;
  };
}

function kindsCopier(shapes: [kind: string, copy: Copy][]): Copy {
  const byKind = new Map(shapes);
  return (from: { kind: string } | null) => {
    // A blank of a view.
    if (from === null) return null;
    const copy = byKind.get(from.kind);
    if (!copy) throw new TypeError(`undeclared kind: ${from.kind}`);
    return copy(from as never);
  };
}
