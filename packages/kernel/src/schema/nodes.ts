/**
 * The building blocks of a schema. A node is plain data that says what a value looks like and who sees it;
 * the type, the copier, the view, the hash, the check and the card finder are all derived from it.
 */

/**
 * `all`; `owner` (of a list the others see the length); `private` (the others see nothing at all);
 * `count` (everybody sees the length, nobody an item); `nobody`; or the name of a rule of the schema.
 */
export type Visibility = string;

/** `is` carries the TypeScript type of the value; it is never present at run time. */
export type Node<T> = AnyNode & { readonly is?: T };

export type NodeType = AnyNode['type'];
export type Of<N> = N extends Node<infer T> ? T : never;
export type Fields = { readonly [name: string]: Node<unknown> };
export type OfFields<F extends Fields> = { -readonly [K in keyof F]: Of<F[K]> };
export type Kinds = { readonly [kind: string]: Fields };
export type OfKinds<K extends Kinds> = { [N in keyof K & string]: { kind: N } & OfFields<K[N]> }[keyof K & string];

interface Base {
  readonly seen: Visibility;
}
export type AnyNode =
  | (Base & { readonly type: 'int'; readonly min: number; readonly max: number })
  | (Base & { readonly type: 'str' | 'bool' })
  | (Base & { readonly type: 'oneOf'; readonly values: readonly string[] })
  | (Base & { readonly type: 'card'; readonly home: boolean })
  | (Base & { readonly type: 'value' })
  | (Base & { readonly type: 'list' | 'perSeat' | 'dict' | 'nullable' | 'fixed'; readonly item: AnyNode })
  | ObjectNode
  | KindsNode;
export interface ObjectNode extends Base {
  readonly type: 'obj';
  readonly fields: { readonly [name: string]: AnyNode };
}
export interface KindsNode extends Base {
  readonly type: 'kinds';
  readonly kinds: { readonly [kind: string]: ObjectNode };
}

type Unseen<N> = N extends AnyNode ? Omit<N, 'seen'> : never;

const node = <T>(definition: Unseen<AnyNode>): Node<T> => Object.freeze({ seen: 'all', ...definition });

export const int = (min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER): Node<number> =>
  node({ type: 'int', min, max });
export const str = (): Node<string> => node({ type: 'str' });
export const bool = (): Node<boolean> => node({ type: 'bool' });
export const oneOf = <const V extends readonly string[]>(values: V): Node<V[number]> => node({ type: 'oneOf', values });

/** The place where a card lies. Every card of a match is in exactly one such place. */
export const card = (): Node<number> => node({ type: 'card', home: true });
/** A mention of a card that lies somewhere else. */
export const cardRef = (): Node<number> => node({ type: 'card', home: false });

/** An immutable plain JSON value (an effect record, say): copied by reference, never changed in place. */
export const value = <T>(): Node<T> => node({ type: 'value' });

const holding = <T>(type: 'list' | 'perSeat' | 'dict' | 'nullable' | 'fixed', item: Node<unknown>): Node<T> =>
  node({ type, item });

export const list = <T>(item: Node<T>): Node<T[]> => holding('list', item);
/** A list with one item for each seat; inside it `owner` means that seat. */
export const perSeat = <T>(item: Node<T>): Node<T[]> => holding('perSeat', item);
export const dict = <T>(item: Node<T>): Node<{ [key: string]: T }> => holding('dict', item);
export const nullable = <T>(item: Node<T>): Node<T | null> => holding('nullable', item);
/** Set once by `setup` and shared by all copies of the state from then on. */
export const fixed = <T>(item: Node<T>): Node<T> => holding('fixed', item);

/** Inside an object with a field `seat` (or `seats`), `owner` means that seat (or those seats). */
export const obj = <const F extends Fields>(fields: F): Node<OfFields<F>> => node({ type: 'obj', fields });

/** One of several object shapes, told apart by the field `kind`. */
export const kinds = <const K extends Kinds>(shapes: K): Node<OfKinds<K>> & KindsNode =>
  Object.freeze({
    type: 'kinds',
    seen: 'all',
    kinds: Object.fromEntries(
      Object.entries(shapes).map(([kind, fields]) => [kind, shape({ kind: str(), ...fields })]),
    ),
  });

const shape = (fields: Fields): ObjectNode => Object.freeze({ type: 'obj', seen: 'all', fields });

/** Declares who sees a node. */
export const seen = <T>(by: Visibility, what: Node<T>): Node<T> => Object.freeze({ ...what, seen: by });
