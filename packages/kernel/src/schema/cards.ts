import type { AnyNode } from './nodes.ts';

/** Given a card and whether this is the place where it lies, says which card stands there afterwards. */
export type CardMap = (card: number, home: boolean) => number;
/** A method type, so that each node's walk may name the type of value that it is made for. */
type Walk = { walk(value: unknown, map: CardMap): unknown }['walk'];

/** Visits every card slot of a value and writes back what `map` answers. `null`: there are no cards below. */
export function cardWalker(node: AnyNode): Walk | null {
  switch (node.type) {
    case 'card':
      return (card: number, map) => map(card, node.home);
    case 'list':
    case 'perSeat':
    case 'dict': {
      const item = cardWalker(node.item);
      return (
        item &&
        ((held: Record<string, unknown>, map) => {
          for (const key of Object.keys(held)) writeBack(held, key, item, map);
          return held;
        })
      );
    }
    case 'nullable': {
      const item = cardWalker(node.item);
      return item && ((maybe: unknown, map) => (maybe === null ? null : item(maybe, map)));
    }
    case 'fixed':
      if (cardWalker(node.item)) throw new TypeError('cards move, so they cannot lie in a fixed field');
      return null;
    case 'obj':
      return objectWalker(node.fields);
    case 'kinds': {
      const shapes = new Map(Object.entries(node.kinds).map(([kind, shape]) => [kind, objectWalker(shape.fields)]));
      return (one: { kind: string }, map) => shapes.get(one.kind)?.(one, map) ?? one;
    }
    default:
      return null;
  }
}

function objectWalker(fields: { readonly [name: string]: AnyNode }): Walk | null {
  const walks = Object.entries(fields).flatMap(([name, field]) => {
    const walk = cardWalker(field);
    return walk ? [{ name, walk }] : [];
  });
  if (walks.length === 0) return null;
  return (from: Record<string, unknown>, map) => {
    for (const { name, walk } of walks) writeBack(from, name, walk, map);
    return from;
  };
}

function writeBack(held: Record<string, unknown>, key: string, walk: Walk, map: CardMap): void {
  const before = held[key];
  // A blank of a view may stand where a whole object would be.
  if (before === null) return;
  const after = walk(before, map);
  if (after !== before) held[key] = after;
}
