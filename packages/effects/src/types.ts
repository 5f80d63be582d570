import type { Cost, Flow, GameState, Goods, Message, Seat } from '@cinderhall/kernel';

export type { Cost, Goods } from '@cinderhall/kernel';

/**
 * A number that a card prints: fixed; `x`, bound when the effect was paid for; or counted when it is needed:
 * `each` (1 unless said) for every thing that the game's count `per` finds, never less than `min` or more than `max`.
 */
export type Amount =
  | number
  | 'x'
  | {
      readonly per: string;
      readonly of?: string;
      readonly each?: number;
      readonly min?: number;
      readonly max?: number;
    };

/** What a card does: frozen data, one record for each thing it does. The games add ops of their own. */
export interface Effect {
  readonly op: string;
  readonly [field: string]: unknown;
}
export type Effects = readonly Effect[];

/** Whose effect it is, the card it comes from (−1: none), and the value of X. */
export interface By {
  readonly seat: Seat;
  readonly card: number;
  readonly x: number;
}

/** Runs when something happens: `on` names the event, `if` narrows it down by what the event says. */
export interface Trigger {
  readonly on: string;
  readonly if?: { readonly [field: string]: string | number | boolean };
  readonly do: Effects;
}

/** A passive change of a number or property that rules ask for (`cost`, `defence`, `types` …). */
export interface Modifier {
  readonly modify: string;
  readonly if?: { readonly [field: string]: string | number | boolean };
  readonly by?: number;
  /** For modifiers that are not numbers; the rule that asks knows what it means. */
  readonly to?: unknown;
}

export interface Abilities {
  readonly triggers?: readonly Trigger[];
  readonly modifiers?: readonly Modifier[];
}

/** What is known of the thing that happened or is asked about, for `if`. */
export type Subject = { readonly [field: string]: string | number | boolean | readonly (string | number)[] };

export interface Good {
  /** Key of its noun in the words. */
  readonly noun: string;
  /** What one is worth to a bot, in points. */
  readonly worth: number;
  /** Other goods that this one can stand for when something is paid. */
  readonly paysFor?: readonly string[];
  /** Key of the sentence for gaining it where "gain" is not the word: "draw {what}". The number alone is `n`. */
  readonly gainKey?: string;
  /** Key of the sentence for paying it where "pay" is not the word: "discard {what}". */
  readonly payKey?: string;
  /** Gaining or losing it asks or reveals something, so that the order of effects matters. */
  readonly eventful?: boolean;
}

export interface Count<S> {
  of(state: S, by: By, of: string | undefined): number;
  /** What `of` may be; undefined when it takes none. */
  readonly kinds?: readonly string[];
  /** The whole phrase, because "each" bends with its noun: "for each location of yours with fuel". */
  say(of: string | undefined): Message;
}

/** All that the toolkit has to know about a game. */
export interface World<S extends GameState> {
  readonly goods: { readonly [good: string]: Good };
  readonly counts: { readonly [name: string]: Count<S> };
  /** Goods that have one name together: "contact of any kind". */
  readonly groups?: readonly { readonly of: readonly string[]; readonly noun: string }[];
  has(state: S, seat: Seat, good: string): number;
  /** Goods of which the seat has none now, so that nobody asks for them; always one of a few sets, which stay the same. */
  lacks?(state: S, seat: Seat): ReadonlySet<string>;
  gain(state: S, seat: Seat, good: string, n: number, by: By, flow: Flow<S>): void;
  /** Whether there is any of it to be had now; without this there always is. */
  canGain?(state: S, seat: Seat, good: string): boolean;
  /** Whether there always is, so that nobody has to ask; left out: as `canGain` says. */
  isEndless?(good: string): boolean;
  /** Loses it to somebody else's effect. */
  lose(state: S, seat: Seat, good: string, n: number, by: By, flow: Flow<S>): void;
  /** Pays a whole cost, for instance by laying the goods on the card they are spent on. */
  pay(state: S, seat: Seat, goods: Goods, by: By, flow: Flow<S>): void;
  /** The other seats an effect may touch now, in the order in which they are asked. */
  rivals(state: S, by: By): readonly Seat[];
  abilities(state: S, card: number): Abilities;
}

export interface Problem {
  readonly path: string;
  readonly code: string;
}

/** The faces of an op. One small file holds all of them, so that they cannot drift apart. */
export interface Op<S extends GameState, E extends Effect = Effect> {
  readonly op: E['op'];
  /** Does it, or asks what it has to know first. */
  run(state: S, effect: E, by: By, flow: Flow<S>, kit: Kit<S>): void;
  /** Whether it would do anything now. */
  can(state: S, effect: E, by: By, kit: Kit<S>): boolean;
  /** Whether it would do something whatever the state is; left out: that depends. */
  isSure?(effect: E, kit: Kit<S>): boolean;
  /** The price that alone decides whether it would do something; null or left out: there is more to it. */
  hingesOn?(effect: E, kit: Kit<S>): Cost | null;
  /** What `run` charges before the seat has anything else to answer; null or left out: nothing. */
  cost?(state: S, effect: E, by: By, kit: Kit<S>): Cost | null;
  say(effect: E, kit: Kit<S>): Message;
  /** What it says right after another effect, where that can be shorter; null: the same as alone. */
  sayAfter?(effect: E, before: Effect, kit: Kit<S>): Message | null;
  /** What it is worth to the seat, in points. */
  worth(state: S, effect: E, by: By, kit: Kit<S>): number;
  check(effect: E, path: string, kit: Kit<S>): Problem[];
  /** Never asks, reveals or depends on what other effects did: its place in an order makes no difference. */
  isPlain?(effect: E, kit: Kit<S>): boolean;
}

export interface Kit<S extends GameState> {
  readonly world: World<S>;
  readonly ops: { readonly [op: string]: Op<S> };
  /** Runs a list of effects from place `at` on, each completely before the next. */
  run(state: S, effects: Effects, by: By, flow: Flow<S>, at?: number): void;
  can(state: S, effects: Effects, by: By): boolean;
  /** Whether `can` is true in every state. Found once for each list, which is card data. */
  isSure(effects: Effects): boolean;
  worth(state: S, effects: Effects, by: By): number;
  say(effects: Effects): Message;
  check(effects: unknown, path?: string): Problem[];
  isPlain(effects: Effects): boolean;
  amount(state: S, amount: Amount, by: By): number;
}
