import type { AnyNode } from './nodes.ts';

/** Who may see an item; seat −1 is a spectator. `owners` has bit s set when seat s owns the place where it lies. */
export type Rule<S> = { see(state: S, item: unknown, seat: number, owners: number): boolean }['see'];

/** What a view is made for: the state, the seat that looks, and the cards that seat remembers. */
export interface Look {
  readonly state: unknown;
  readonly seat: number;
  readonly known: readonly number[];
  readonly back: (card: number) => number;
}

/**
 * `owners` is a bit mask of seats; `hidden` is set inside something the seat may not see. A method type, so that each
 * node's viewer may name the type of value that it is made for.
 */
type See = { see(value: unknown, look: Look, owners: number, hidden: boolean): unknown }['see'];

export type Rules = { readonly [name: string]: Rule<unknown> };

/** Builds the value as one seat sees it. Only declared fields get through; an undeclared one throws. */
export function viewer(node: AnyNode, rules: Rules): See {
  const see = shown(node, rules);
  if (node.seen === 'all') return see;
  const visible = visibility(node.seen, rules);
  // A hidden list still shows its length, except where not even that may be seen.
  const blank = node.seen === 'nobody' || node.seen === 'private' ? () => emptied(node) : null;
  return (value, look, owners, hidden) => {
    const unseen = hidden || !visible(look, value, owners);
    return unseen && blank ? blank() : see(value, look, owners, unseen);
  };
}

export function visibility(by: string, rules: Rules): (look: Look, item: unknown, owners: number) => boolean {
  if (by === 'owner' || by === 'private')
    return (look, _item, owners) => look.seat >= 0 && ((owners >> look.seat) & 1) === 1;
  if (by === 'count' || by === 'nobody') return () => false;
  const rule = rules[by];
  if (!rule) throw new TypeError(`no visibility rule named ${by}`);
  return (look, item, owners) => rule(look.state, item, look.seat, owners);
}

function shown(node: AnyNode, rules: Rules): See {
  switch (node.type) {
    case 'int':
      return (value, _look, _owners, hidden) => (hidden ? -1 : value);
    case 'str':
    case 'oneOf':
      return (value, _look, _owners, hidden) => (hidden ? '' : value);
    case 'bool':
      return (value, _look, _owners, hidden) => (hidden ? false : value);
    case 'value':
      return (value, _look, _owners, hidden) => (hidden ? null : value);
    case 'card':
      return (card: number, look, _owners, hidden) =>
        // A blank in a guess or a view stays the blank it is.
        hidden && card >= 0 && !look.known.includes(card) ? -1 - look.back(card) : card;
    case 'fixed':
      // What never changes and hides nothing need not be built anew for every look.
      return isOpen(node.item) ? (value) => value : viewer(node.item, rules);
    case 'nullable': {
      const item = viewer(node.item, rules);
      return (value: unknown, look, owners, hidden) => {
        if (value === null) return null;
        // Whether there is something at all is part of the secret, except for a card: its back is in sight.
        if (hidden && node.item.type !== 'card') return null;
        return item(value, look, owners, hidden);
      };
    }
    case 'list': {
      const item = viewer(node.item, rules);
      return (items: unknown[], look, owners, hidden) => items.map((one) => item(one, look, owners, hidden));
    }
    case 'perSeat': {
      const item = viewer(node.item, rules);
      return (items: unknown[], look, _owners, hidden) => items.map((one, seat) => item(one, look, 1 << seat, hidden));
    }
    case 'dict': {
      const item = viewer(node.item, rules);
      return (entries: Record<string, unknown>, look, owners, hidden) => {
        const out: Record<string, unknown> = {};
        if (!hidden) for (const key in entries) out[key] = item(entries[key], look, owners, false);
        return out;
      };
    }
    case 'obj':
      return objectViewer(node.fields, rules);
    case 'kinds': {
      const shapes = new Map(
        Object.entries(node.kinds).map(([kind, shape]) => [kind, objectViewer(shape.fields, rules)]),
      );
      return (one: { kind: string }, look, owners, hidden) => {
        if (hidden) return null;
        const shape = shapes.get(one.kind);
        if (!shape) throw new TypeError(`undeclared kind: ${one.kind}`);
        return shape(one, look, owners, false);
      };
    }
  }
}

function objectViewer(fields: { readonly [name: string]: AnyNode }, rules: Rules): See {
  const parts = Object.entries(fields).map(([name, field]) => ({ name, see: viewer(field, rules) }));
  const ownersOf = ownership(fields);
  return (from: Record<string, unknown>, look, owners, hidden) => {
    const own = ownersOf(from, owners);
    const out: Record<string, unknown> = {};
    for (const { name, see } of parts) out[name] = see(from[name], look, own, hidden);
    for (const name in from) if (!Object.hasOwn(fields, name)) throw new TypeError(`undeclared field: ${name}`);
    return out;
  };
}

/** An object that names its seat or seats belongs to them; any other has the owner of what contains it. */
export function ownership(fields: { readonly [name: string]: AnyNode }): Ownership {
  const { seat, seats } = fields;
  if (seat && isInt(seat)) return (from, owners) => (typeof from.seat === 'number' ? 1 << from.seat : owners);
  if (seats?.type === 'list' && isInt(seats.item))
    return ({ seats: own }: { seats?: readonly number[] }) => own?.reduce((mask, one) => mask | (1 << one), 0) ?? 0;
  return (_from, owners) => owners;
}

type Ownership = { owners(from: Record<string, unknown>, owners: number): number }['owners'];

const isInt = (node: AnyNode): boolean => node.type === 'int' || (node.type === 'nullable' && isInt(node.item));

/** Whether nothing in it is kept from anybody. */
export const isOpen = (node: AnyNode): boolean => {
  if (node.seen !== 'all') return false;
  if (node.type === 'obj') return Object.values(node.fields).every(isOpen);
  if (node.type === 'kinds') return Object.values(node.kinds).every(isOpen);
  return 'item' in node ? isOpen(node.item) : true;
};

function emptied(node: AnyNode): unknown {
  switch (node.type) {
    case 'list':
    case 'perSeat':
      return [];
    case 'dict':
      return {};
    case 'str':
    case 'oneOf':
      return '';
    case 'bool':
      return false;
    case 'int':
    case 'card':
      return -1;
    case 'fixed':
      return emptied(node.item);
    case 'obj':
      return Object.fromEntries(Object.entries(node.fields).map(([name, field]) => [name, emptied(field)]));
    default:
      return null;
  }
}
