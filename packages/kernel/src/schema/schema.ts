import { type CardMap, cardWalker } from './cards.ts';
import { isRecord, type Misfit, misfits } from './check.ts';
import { copier } from './copy.ts';
import { Hasher, hashing, hashJson } from './hash.ts';
import type { AnyNode, Fields, Kinds, KindsNode, OfFields, OfKinds } from './nodes.ts';
import * as node from './nodes.ts';
import { redactor } from './redact.ts';
import { type Look, type Rule, viewer } from './view.ts';
import { visibilityOf } from './visibility.ts';

export interface Parts {
  readonly fields: Fields;
  readonly tasks: Kinds;
  readonly decisions: Kinds;
  readonly choices: Kinds;
}

/** The part of every state that the kernel keeps. */
export interface KernelFields<T, D> {
  /** The seeded generator. */
  chance: number[];
  /** What still has to happen; the last one is next. */
  tasks: T[];
  /** The question that waits for an answer; null only when the match is over. */
  decision: D | null;
  /** How many questions were put so far; the number of the open one. */
  asked: number;
  /** While several seats are asked at once: for each seat the index it chose, or −1. */
  answers: number[];
  /** For each seat the cards whose hidden place it knows. */
  known: number[][];
}

export type DecisionOf<P extends Parts> = OfKinds<P['decisions']> & { seats: number[] };
export type StateOf<P extends Parts> = OfFields<P['fields']> & KernelFields<OfKinds<P['tasks']>, DecisionOf<P>>;
export type ChoiceOf<P extends Parts> = OfKinds<P['choices']>;

/** A choice in logs and saves: its kind alone, or its kind and its fields in declared order. */
export type ShortChoice = string | readonly unknown[];

export interface Schema<S, C> {
  readonly root: AnyNode;
  readonly choice: KindsNode;
  /** Whether what `npm run compile` wrote is used, because it was made of this very schema. */
  readonly isCompiled: boolean;
  copy(state: S): S;
  /** What a seat sees; −1 sees what everybody sees. */
  view(state: S, seat: number): S;
  hash(state: S): string;
  misfits(value: unknown): Misfit[];
  /** Calls `map` for every card slot and writes its answer back. */
  mapCards(state: S, map: CardMap): void;
  /** The cards that a choice names. */
  cardsIn(choice: C): number[];
  /** The secrets that are not cards, each with whether the seat sees it. */
  secrets(state: S, seat: number): Map<string, boolean>;
  shorten(choice: C): ShortChoice;
  /** Undoes `shorten`; null when the value does not describe a choice. */
  lengthen(short: unknown): C | null;
}

/** What `npm run compile` has written out for a schema. */
export interface Compiled<S> {
  /** The digest of the schema it was made of. Where it is another one, the kernel does without. */
  readonly of: string;
  copy(state: S): S;
}

export interface SchemaRules<S> {
  readonly compiled?: Compiled<S>;
  readonly rules?: { readonly [name: string]: Rule<S> };
  /** Which back a card shows while its front is hidden: 0, 1, 2 … */
  back?(state: S, card: number): number;
  /** Cards in hidden places that everybody at the table has seen and remembers: spectators see them too. */
  open?(state: S): readonly number[];
}

/** Makes the schema of a game out of its fields, tasks, decisions and choices. */
export function defineSchema<const P extends Parts>(
  parts: P,
  visible: SchemaRules<StateOf<P>> = {},
): Schema<StateOf<P>, ChoiceOf<P>> {
  type S = StateOf<P>;
  type C = ChoiceOf<P>;
  const root = rootNode(parts);
  const choice: KindsNode = node.kinds(parts.choices);
  const rules = visible.rules ?? {};

  // The declaration that the type of the state comes from is the one that these are made of.
  const compiled = visible.compiled?.of === hashJson(root) ? visible.compiled : null;
  const copy = compiled?.copy ?? (copier(root) as (state: S) => S);
  const seeAll = viewer(root, rules) as (state: S, look: Look, owners: number, hidden: boolean) => S;
  const redact = compiled && (redactor(root, rules) as ((state: S, look: Look, owners: number) => S) | null);
  const mix = hashing(root);
  const walk = cardWalker(root);
  const walkChoice = cardWalker(choice);
  const find = visibilityOf(root, rules);

  const look = (state: S, seat: number): Look => {
    const { known: memories }: KernelFields<unknown, unknown> = state;
    const known = memories[seat] ?? visible.open?.(state) ?? [];
    // A seat beyond the table is a spectator; its bit in the mask of owners would wrap round at 32.
    return { state, seat: memories[seat] ? seat : -1, known, back: (card) => visible.back?.(state, card) ?? 0 };
  };

  return {
    root,
    choice,
    isCompiled: compiled !== null,
    copy,
    // A compiled copy holds what is declared and nothing else, so it only has to be blanked.
    view: (state, seat) => redact?.(copy(state), look(state, seat), 0) ?? seeAll(state, look(state, seat), 0, false),
    hash: (state) => {
      const hasher = new Hasher();
      mix(hasher, state);
      return hasher.digest();
    },
    misfits: (value) =>
      misfits(root, value, '', isRecord(value) && Array.isArray(value.answers) ? value.answers.length : 0),
    mapCards: (state, map) => walk?.(state, map),
    cardsIn: (one) => {
      const found: number[] = [];
      walkChoice?.(one, (card) => {
        found.push(card);
        return card;
      });
      return found;
    },
    secrets: (state, seat) => {
      const found = new Map<string, boolean>();
      find?.(state, look(state, seat), 0, '', found);
      return found;
    },
    shorten: (one) => {
      const held: { readonly kind: string; readonly [field: string]: unknown } = one;
      const values = shortFields(choice, held.kind).map((name) => held[name]);
      return values.length === 0 ? held.kind : [held.kind, ...values];
    },
    lengthen: (short) => {
      const [kind, ...values] = Array.isArray(short) ? short : [short];
      if (typeof kind !== 'string' || !Object.hasOwn(choice.kinds, kind)) return null;
      const names = shortFields(choice, kind);
      if (values.length !== names.length) return null;
      const long = { kind, ...Object.fromEntries(names.map((name, i) => [name, values[i]])) };
      return misfits(choice, long).length === 0 ? (long as C) : null;
    },
  };
}

const shortFields = (choice: KindsNode, kind: string): string[] =>
  Object.keys(choice.kinds[kind]?.fields ?? {}).filter((name) => name !== 'kind');

function rootNode(parts: Parts): AnyNode {
  const decisions = Object.fromEntries(
    Object.entries(parts.decisions).map(([kind, fields]) => [kind, { seats: node.list(node.int(0)), ...fields }]),
  );
  const kernel = {
    chance: node.seen('nobody', node.list(node.int())),
    tasks: node.list(node.kinds(parts.tasks)),
    decision: node.nullable(node.kinds(decisions)),
    asked: node.int(0),
    // Who has answered already stays secret too: an instant answer would tell that there was only one.
    answers: node.perSeat(node.seen('private', node.int())),
    known: node.perSeat(node.seen('private', node.list(node.cardRef()))),
  };
  for (const name of Object.keys(parts.fields))
    if (Object.hasOwn(kernel, name)) throw new TypeError(`the kernel itself keeps a field named ${name}`);
  return node.obj({ ...parts.fields, ...kernel });
}
