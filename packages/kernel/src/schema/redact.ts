import type { AnyNode } from './nodes.ts';
import { isOpen, type Look, ownership, type Rules, viewer, visibility } from './view.ts';

/** Blanks, in a copy, whatever the seat may not see; answers with what stands there afterwards. */
type Redact = { redact(value: unknown, look: Look, owners: number): unknown }['redact'];

/**
 * Makes a view out of a copy of a state that holds nothing but declared fields. Most of a state is open, so this touches
 * little. `null`: everything below is open.
 */
export function redactor(node: AnyNode, rules: Rules): Redact | null {
  if (isOpen(node)) return null;
  const below = redactorBelow(node, rules);
  if (node.seen === 'all') return below;
  const isVisible = visibility(node.seen, rules);
  const see = viewer(node, rules);
  return (value, look, owners) => {
    if (!isVisible(look, value, owners)) return see(value, look, owners, false);
    return below ? below(value, look, owners) : value;
  };
}

function redactorBelow(node: AnyNode, rules: Rules): Redact | null {
  switch (node.type) {
    case 'list':
    case 'perSeat': {
      const item = redactor(node.item, rules);
      if (!item) return null;
      const owned = node.type === 'perSeat';
      return (items: unknown[], look, owners) => {
        for (let i = 0; i < items.length; i++) items[i] = item(items[i], look, owned ? 1 << i : owners);
        return items;
      };
    }
    case 'dict': {
      const item = redactor(node.item, rules);
      if (!item) return null;
      return (entries: Record<string, unknown>, look, owners) => {
        for (const key in entries) entries[key] = item(entries[key], look, owners);
        return entries;
      };
    }
    case 'nullable': {
      const item = redactor(node.item, rules);
      return item && ((value: unknown, look, owners) => (value === null ? null : item(value, look, owners)));
    }
    case 'fixed': {
      // All copies share it, so it is seen anew and not changed.
      if (isOpen(node.item)) return null;
      const see = viewer(node.item, rules);
      return (value: unknown, look, owners) => see(value, look, owners, false);
    }
    case 'obj':
      return objectRedactor(node.fields, rules);
    case 'kinds': {
      const shapes = new Map(
        Object.entries(node.kinds).map(([kind, shape]) => [kind, objectRedactor(shape.fields, rules)]),
      );
      return (one: { kind: string }, look, owners) => shapes.get(one.kind)?.(one, look, owners) ?? one;
    }
    default:
      return null;
  }
}

function objectRedactor(fields: { readonly [name: string]: AnyNode }, rules: Rules): Redact | null {
  const parts = Object.entries(fields).flatMap(([name, field]) => {
    const redact = redactor(field, rules);
    return redact ? [{ name, redact }] : [];
  });
  if (parts.length === 0) return null;
  const ownersOf = ownership(fields);
  return (from: Record<string, unknown>, look, owners) => {
    const own = ownersOf(from, owners);
    for (const { name, redact } of parts) from[name] = redact(from[name], look, own);
    return from;
  };
}
