import type { AnyNode } from './nodes.ts';

/** Given a card and whether this is the place where it lies, says which card stands there afterwards. */
export type CardMap = (card: number, home: boolean) => number;
type Walk = (value: never, map: CardMap) => unknown;

/** Visits every card slot of a value and writes back what `map` answers. `null`: there are no cards below. */
export function cardWalker(node: AnyNode): Walk | null {
  switch (node.type) {
    case 'card':
      return (card: number, map) => map(card, node.home);
    case 'list':
    case 'perSeat':
    case 'dict': {
      const item = cardWalker(node.item);
      return item && ((held: Record<string, never>, map) => writeBack(held, Object.keys(held), () => item, map));
    }
    case 'nullable': {
      const item = cardWalker(node.item);
      return item && ((maybe: unknown, map) => (maybe === null ? null : item(maybe as never, map)));
    }
    case 'fixed':
      if (cardWalker(node.item)) throw new TypeError('cards move, so they cannot lie in a fixed field');
      return null;
    case 'obj':
      return objectWalker(node.fields);
    case 'kinds': {
      const shapes = new Map(Object.entries(node.kinds).map(([kind, shape]) => [kind, objectWalker(shape.fields)]));
      return (one: { kind: string }, map) => shapes.get(one.kind)?.(one as never, map) ?? one;
    }
    default:
      return null;
  }
}

function objectWalker(fields: { readonly [name: string]: AnyNode }): Walk | null {
  const walks = new Map<string, Walk>();
  for (const name in fields) {
    const walk = cardWalker(fields[name] as AnyNode);
    if (walk) walks.set(name, walk);
  }
  if (walks.size === 0) return null;
  const names = [...walks.keys()];
  return (from: Record<string, never>, map) => writeBack(from, names, (name) => walks.get(name) as Walk, map);
}

function writeBack(held: Record<string, never>, keys: string[], walk: (key: string) => Walk, map: CardMap): unknown {
  for (const key of keys) {
    const before = held[key] as unknown;
    // A blank of a view may stand where a whole object would be.
    if (before === null) continue;
    const after = walk(key)(before as never, map);
    if (after !== before) (held as Record<string, unknown>)[key] = after;
  }
  return held;
}
