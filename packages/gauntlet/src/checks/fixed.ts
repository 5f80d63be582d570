import type { AnyNode } from '@cinderhall/kernel';
import { difference } from '../compare.ts';
import type { CheckContext, CheckMaker } from '../context.ts';
import { fail } from '../fault.ts';

/** What is declared as fixed, or as a value, is shared by all copies of a state and so never changes in place. */
export const fixed: CheckMaker = (context) => {
  const first = settled(context);
  return {
    each: ({ steps }) => {
      if (steps.length === 0) checkUnchanging(context);
    },
    sampled: () => check(context, first),
    over: () => check(context, first),
  };
};

function check(context: CheckContext, first: Map<string, string>): void {
  checkUnchanging(context);
  for (const [path, bytes] of settled(context)) {
    const before = first.get(path);
    if (before !== undefined && before !== bytes)
      fail('fixed', `${path} was set anew: ${difference(JSON.parse(before), JSON.parse(bytes))}`);
  }
}

export function checkUnchanging({ game, state, stats }: CheckContext): void {
  visit(game.schema.root, state, '', (_type, value, path) => {
    if (typeof value !== 'object' || value === null) return;
    const bytes = JSON.stringify(value);
    const before = stats.unchanging.get(value);
    if (before === undefined) stats.unchanging.set(value, bytes);
    else if (before !== bytes)
      fail('fixed', `${path} was changed in place: ${difference(JSON.parse(before), JSON.parse(bytes))}`);
  });
}

/** The bytes of all fixed fields, by their path. */
function settled({ game, state }: CheckContext): Map<string, string> {
  const found = new Map<string, string>();
  visit(game.schema.root, state, '', (type, value, path) => {
    // What lies in a list may come and go and move.
    if (type === 'fixed' && !/[[#]/.test(path)) found.set(path, JSON.stringify(value));
  });
  return found;
}

type Visit = (type: 'fixed' | 'value', value: unknown, path: string) => void;

function visit(node: AnyNode, value: unknown, path: string, found: Visit): void {
  if (value === null) return;
  switch (node.type) {
    case 'fixed':
    case 'value':
      found(node.type, value, path);
      return;
    case 'list':
    case 'perSeat':
    case 'dict':
      for (const [key, item] of Object.entries(value as object)) visit(node.item, item, `${path}[${key}]`, found);
      return;
    case 'nullable':
      visit(node.item, value, `${path}#`, found);
      return;
    case 'obj':
      visitFields(node.fields, value, path, found);
      return;
    case 'kinds':
      visitFields(node.kinds[(value as { kind: string }).kind]?.fields ?? {}, value, `${path}#`, found);
  }
}

function visitFields(fields: { readonly [name: string]: AnyNode }, value: unknown, path: string, found: Visit): void {
  for (const [name, field] of Object.entries(fields))
    visit(field, (value as Record<string, unknown>)[name], path ? `${path}.${name}` : name, found);
}
