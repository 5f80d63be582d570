import { cardRef, dict, type Flow, type GameState, list, type Node, perSeat, type Seat } from '@cinderhall/kernel';
import { ask, push } from './ask.ts';
import type { Abilities, Kit, Modifier, Subject, Trigger } from './types.ts';

/** For each seat, which of its cards in play listen to an event or change what a rule asks for. Never searched for. */
export type AbilityIndex = { [key: string]: number[] }[];
export const abilityIndex = (): Node<AbilityIndex> => perSeat(dict(list(cardRef())));

const keysOf = ({ triggers = [], modifiers = [] }: Abilities): Set<string> =>
  new Set([...triggers.map(({ on }) => `on:${on}`), ...modifiers.map(({ modify }) => `modify:${modify}`)]);

/** Call it when a card comes into play for a seat. */
export function enters(index: AbilityIndex, seat: Seat, card: number, abilities: Abilities): void {
  const own = index[seat] as { [key: string]: number[] };
  for (const key of keysOf(abilities)) {
    own[key] ??= [];
    own[key].push(card);
  }
}

/** Call it when the card leaves play, is turned face down or changes hands. */
export function leaves(index: AbilityIndex, seat: Seat, card: number, abilities: Abilities): void {
  const own = index[seat] as { [key: string]: number[] };
  for (const key of keysOf(abilities)) {
    const left = (own[key] ?? []).filter((other) => other !== card);
    if (left.length > 0) own[key] = left;
    else delete own[key];
  }
}

/** Whether all that `if` asks for is so. Where the subject has a list, one fitting item is enough. */
export function fits(condition: Trigger['if'] | Modifier['if'], subject: Subject): boolean {
  for (const field in condition) {
    const wanted = condition[field] as string | number;
    const is = subject[field];
    if (Array.isArray(is) ? !is.includes(wanted) : is !== wanted) return false;
  }
  return true;
}

export interface Pending {
  seat: number;
  card: number;
  index: number;
}

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
  const key = `on:${on}`;
  let pending: Pending[] | null = null;
  for (const seat of seats) {
    const cards = index[seat]?.[key];
    if (!cards) continue;
    for (const card of cards) {
      const triggers = kit.world.abilities(state, card).triggers ?? [];
      for (const [i, trigger] of triggers.entries())
        if (trigger.on === on && fits(trigger.if, subject)) {
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
): Trigger => kit.world.abilities(state, card).triggers?.[index] as Trigger;

/** Runs the waiting triggers of the first seat, asking for their order only where it could make a difference. */
export function runTriggers<S extends GameState>(state: S, pending: Pending[], flow: Flow<S>, kit: Kit<S>): void {
  const seat = pending[0]?.seat;
  const own = pending.filter((one) => one.seat === seat);
  if (own.length === 0) return;
  const different = new Set(own.map((one) => triggerOf(state, one, kit).do));
  const eventful = [...different].filter((effects) => !kit.isPlain(effects));
  if (different.size > 1 && eventful.length > 0) ask(flow, { kind: 'effectOrder', seats: [seat as Seat], pending });
  else runTrigger(state, own[0] as Pending, pending, flow, kit);
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
  kit.run(state, triggerOf(state, next, kit).do, { seat: next.seat, card: next.card, x: 0 }, flow);
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
  for (const card of index[seat]?.[`modify:${what}`] ?? [])
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
  if (!index[seat]?.[`modify:${what}`]) return 0;
  return modifiers(state, index, seat, what, subject, kit).reduce((sum, { by = 0 }) => sum + by, 0);
}
