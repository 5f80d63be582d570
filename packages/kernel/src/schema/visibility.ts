import type { AnyNode } from './nodes.ts';
import { type Look, ownership, type Rules } from './view.ts';

/** Reports each place that is not open to all, and whether the seat that looks sees it. */
type Report = {
  report(value: unknown, look: Look, owners: number, path: string, found: Map<string, boolean>): void;
}['report'];

/**
 * Finds which secrets a seat can see. Cards are left out: they are followed by their identity wherever they lie.
 * `null`: nothing below this node can change from hidden to seen.
 */
export function visibilityOf(node: AnyNode, rules: Rules): Report | null {
  const below = visibilityBelow(node, rules);
  // A part that is never visible hides everything inside it.
  if (node.seen === 'count' || node.seen === 'nobody') return null;
  if (node.seen === 'all' || holdsOnlyCards(node)) return below;
  const rule = node.seen === 'owner' || node.seen === 'private' ? null : rules[node.seen];
  return (value, look, owners, path, found) => {
    const visible = rule
      ? rule(look.state, value, look.seat, owners)
      : look.seat >= 0 && ((owners >> look.seat) & 1) === 1;
    found.set(path, visible);
    if (visible) below?.(value, look, owners, path, found);
  };
}

function visibilityBelow(node: AnyNode, rules: Rules): Report | null {
  switch (node.type) {
    case 'list':
    case 'perSeat':
    case 'dict': {
      const item = visibilityOf(node.item, rules);
      if (!item) return null;
      const owned = node.type === 'perSeat';
      return (held: Record<string, unknown>, look, owners, path, found) => {
        for (const key of Object.keys(held))
          item(held[key], look, owned ? 1 << Number(key) : owners, `${path}.${key}`, found);
      };
    }
    case 'nullable': {
      const item = visibilityOf(node.item, rules);
      return item && ((value: unknown, ...rest) => value !== null && item(value, ...rest));
    }
    case 'fixed':
      // The value stays, but who sees it may change.
      return visibilityOf(node.item, rules);
    case 'obj':
      return objectVisibility(node.fields, rules);
    case 'kinds': {
      const shapes = new Map(
        Object.entries(node.kinds).map(([kind, shape]) => [kind, objectVisibility(shape.fields, rules)]),
      );
      return (one: { kind: string }, look, owners, path, found) =>
        shapes.get(one.kind)?.(one, look, owners, `${path}:${one.kind}`, found);
    }
    default:
      return null;
  }
}

function objectVisibility(fields: { readonly [name: string]: AnyNode }, rules: Rules): Report | null {
  const parts = Object.entries(fields).flatMap(([name, field]) => {
    const see = visibilityOf(field, rules);
    return see ? [{ name, see }] : [];
  });
  if (parts.length === 0) return null;
  const ownersOf = ownership(fields);
  return (from: Record<string, unknown>, look, owners, path, found) => {
    const own = ownersOf(from, owners);
    for (const { name, see } of parts) see(from[name], look, own, `${path}.${name}`, found);
  };
}

const holdsOnlyCards = (node: AnyNode): boolean =>
  node.type === 'card' || ((node.type === 'list' || node.type === 'nullable') && holdsOnlyCards(node.item));
