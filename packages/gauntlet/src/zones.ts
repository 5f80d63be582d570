import type { AnyGame, AnyNode, GameState } from '@cinderhall/kernel';

/** For every card the place where it lies; its position in a list does not count. */
export function zonesOf(game: AnyGame, state: GameState): Map<number, string> {
  const zones = new Map<number, string>();
  visit(game.schema.root, state, '', zones);
  return zones;
}

function visit(node: AnyNode, value: unknown, path: string, zones: Map<number, string>): void {
  if (value === null) return;
  switch (node.type) {
    case 'card':
      if (node.home) zones.set(value as number, path);
      return;
    case 'list':
      for (const item of value as unknown[]) visit(node.item, item, path, zones);
      return;
    case 'perSeat':
    case 'dict':
      for (const [key, item] of Object.entries(value as object)) visit(node.item, item, `${path}.${key}`, zones);
      return;
    case 'nullable':
      visit(node.item, value, path, zones);
      return;
    case 'obj':
      visitFields(node.fields, value, path, zones);
      return;
    case 'kinds':
      visitFields(node.kinds[(value as { kind: string }).kind]?.fields ?? {}, value, path, zones);
  }
}

function visitFields(
  fields: { readonly [name: string]: AnyNode },
  value: unknown,
  path: string,
  zones: Map<number, string>,
) {
  for (const [name, field] of Object.entries(fields))
    visit(field, (value as Record<string, unknown>)[name], `${path}.${name}`, zones);
}
