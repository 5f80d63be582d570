import { type Flow, type GameState, must, type Node, type Seat, value } from '@cinderhall/kernel';
import { ask, push } from './ask.ts';
import type { Abilities, Kit, Modifier, Subject, Trigger } from './types.ts';

/** The cards of one seat in play that listen to an event, or change what a rule asks for. */
export interface Listeners {
  readonly on: { readonly [event: string]: readonly number[] };
  readonly modify: { readonly [what: string]: readonly number[] };
}
/** By seat. It changes only when cards come and go, so it is replaced then and copied by reference otherwise. */
export type AbilityIndex = readonly Listeners[];

export const abilityIndex = (): Node<AbilityIndex> => value<AbilityIndex>();
export const noAbilities = (seats: number): AbilityIndex =>
  Array.from({ length: seats }, () => ({ on: {}, modify: {} }));

type Lists = { readonly [key: string]: readonly number[] };

/** What the abilities of a card listen to and what they change, each named once. */
interface Keys {
  readonly on: readonly string[];
  readonly modify: readonly string[];
}
const keysByAbilities = new WeakMap<Abilities, Keys>();

/** Abilities are card data, so their keys are found once for each card. */
function keysOf(abilities: Abilities): Keys {
  const known = keysByAbilities.get(abilities);
  if (known) return known;
  const keys = {
    on: [...new Set(abilities.triggers?.map(({ on }) => on))],
    modify: [...new Set(abilities.modifiers?.map(({ modify }) => modify))],
  };
  keysByAbilities.set(abilities, keys);
  return keys;
}

function withCard(lists: Lists, keys: readonly string[], card: number): Lists {
  if (keys.length === 0) return lists;
  const more: { [key: string]: readonly number[] } = { ...lists };
  for (const key of keys) more[key] = [...(lists[key] ?? []), card];
  return more;
}

function withoutCard(lists: Lists, keys: readonly string[], card: number): Lists {
  if (keys.length === 0) return lists;
  const kept: { [key: string]: readonly number[] } = {};
  // Not a copy from which keys are deleted: V8 keeps such an object as a slow dictionary.
  for (const key in lists) {
    const cards = lists[key] ?? [];
    const left = keys.includes(key) ? cards.filter((other) => other !== card) : cards;
    if (left.length > 0) kept[key] = left;
  }
  return kept;
}

function reindex(index: AbilityIndex, seat: Seat, card: number, of: Abilities, change: typeof withCard): AbilityIndex {
  const { on, modify } = keysOf(of);
  const own = index[seat];
  if (!own || on.length + modify.length === 0) return index;
  const next = index.slice();
  next[seat] = { on: change(own.on, on, card), modify: change(own.modify, modify, card) };
  return next;
}

/** The index after a card has come into play for a seat. */
export const enters = (index: AbilityIndex, seat: Seat, card: number, abilities: Abilities): AbilityIndex =>
  reindex(index, seat, card, abilities, withCard);

/** The index after the card has left play, was turned face down or changed hands. */
export const leaves = (index: AbilityIndex, seat: Seat, card: number, abilities: Abilities): AbilityIndex =>
  reindex(index, seat, card, abilities, withoutCard);

/** Whether all that `if` asks for is so. Where the subject has a list, one fitting item is enough. */
export function fits(condition: Trigger['if'] | Modifier['if'], subject: Subject): boolean {
  for (const field in condition) {
    const wanted = condition[field];
    const is = subject[field];
    if (Array.isArray(is) ? !is.some((one) => one === wanted) : is !== wanted) return false;
  }
  return true;
}

export interface Pending {
  seat: number;
  card: number;
  index: number;
}

const NONE: readonly never[] = [];

/** Sets off whatever listens to an event for these seats, in their order; each seat orders its own. */
export function fire<S extends GameState>(
  state: S,
  index: AbilityIndex,
  seats: readonly Seat[],
  on: string,
  subject: Subject,
  flow: Flow<S>,
  kit: Kit<S>,
): void {
  let pending: Pending[] | null = null;
  for (const seat of seats) {
    const cards = index[seat]?.on[on];
    if (!cards) continue;
    for (const card of cards) {
      const triggers = kit.world.abilities(state, card).triggers ?? NONE;
      for (let i = 0; i < triggers.length; i++) {
        const trigger = triggers[i];
        if (trigger?.on !== on || !fits(trigger.if, subject)) continue;
        pending ??= [];
        pending.push({ seat, card, index: i });
      }
    }
  }
  if (pending) push(flow, { kind: 'triggers', pending });
}

export const triggerOf = <S extends GameState>(
  state: S,
  { card, index }: Omit<Pending, 'seat'>,
  kit: Kit<S>,
): Trigger => must(kit.world.abilities(state, card).triggers?.[index]);

/** Runs the waiting triggers of the first seat, asking for their order only where it could make a difference. */
export function runTriggers<S extends GameState>(state: S, pending: Pending[], flow: Flow<S>, kit: Kit<S>): void {
  const [first] = pending;
  if (!first) return;
  const own = pending.filter((one) => one.seat === first.seat);
  if (own.length === 1) {
    runTrigger(state, first, pending, flow, kit);
    return;
  }
  const different = new Set(own.map((one) => triggerOf(state, one, kit).do));
  const eventful = [...different].some((effects) => !kit.isPlain(effects));
  if (different.size > 1 && eventful) ask(flow, { kind: 'effectOrder', seats: [first.seat], pending });
  else runTrigger(state, first, pending, flow, kit);
}

export function runTrigger<S extends GameState>(
  state: S,
  next: Pending,
  pending: readonly Pending[],
  flow: Flow<S>,
  kit: Kit<S>,
): void {
  const rest = pending.filter((one) => one !== next);
  if (rest.length > 0) push(flow, { kind: 'triggers', pending: rest });
  const { seat, card, index } = next;
  flow.emit({ kind: 'triggered', seat, card, index });
  kit.run(state, triggerOf(state, next, kit).do, { seat, card, x: 0 }, flow);
}

/** The modifiers of a seat's cards that speak about this subject. */
export function modifiers<S extends GameState>(
  state: S,
  index: AbilityIndex,
  seat: Seat,
  what: string,
  subject: Subject,
  kit: Kit<S>,
): Modifier[] {
  const found: Modifier[] = [];
  for (const card of index[seat]?.modify[what] ?? [])
    for (const modifier of kit.world.abilities(state, card).modifiers ?? [])
      if (modifier.modify === what && fits(modifier.if, subject)) found.push(modifier);
  return found;
}

/** The sum of those modifiers that are numbers. */
export function modifier<S extends GameState>(
  state: S,
  index: AbilityIndex,
  seat: Seat,
  what: string,
  subject: Subject,
  kit: Kit<S>,
): number {
  // Most questions find no modifier at all: nothing is allocated for them.
  if (!index[seat]?.modify[what]) return 0;
  return modifiers(state, index, seat, what, subject, kit).reduce((sum, { by = 0 }) => sum + by, 0);
}
