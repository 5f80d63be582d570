import type { Chance, Choice, Game, GameEvent, GameState, Save, Seat, Start } from '@cinderhall/kernel';

/** A table to play at. */
export interface Table {
  readonly seats: number;
  readonly options: object;
}

/**
 * What the gauntlet needs to know about a game besides the game itself. It lives among the game's tests
 * (`test/trial.ts`), written from the rules and not from the schema, so that a wrong declaration is found.
 */
export interface Trial<S extends GameState = GameState, C extends Choice = Choice> {
  readonly game: Game<S, C>;
  /**
   * Pools of cards that the seat (−1: a spectator) must not be able to tell apart now. Cards whose backs differ are in
   * different pools, cards the seat may remember are in none, and a card that is hidden but stands alone is its own pool.
   */
  hidden(state: S, seat: Seat): readonly (readonly number[])[];
  /** Changes, in place, secrets that are not cards into others that the seat could not tell from these. */
  disguise?(state: S, seat: Seat, chance: Chance): void;
  /** Sums of limited components, which must stay the same throughout a match: coins in the bank and with the players. */
  tokens?(state: S): { readonly [name: string]: number };
  /**
   * What counts in a view, by the thing that has it: `{ 'seat:0': { cards: 4 }, 'seat:0/fuel': { fuel: 2 } }`. A step
   * that changes a number must tell everybody who sees it an event that names the thing. The finer the things are, the more
   * exact the check: `seat:0` is named by every event about seat 0, `seat:0/fuel` only by those about its fuel.
   */
  counted?(view: S): Counted;
  /** The things that an event names beside those that its fields tell by themselves (`namesIn`); `view` is the one after it. */
  names?(event: GameEvent, view: S): readonly string[];
  /** Choices that random play should seldom make; without it those of the kind `pass`. */
  passing?(choice: C): boolean;
  /** Prepares a deal in which the wanted cards (their ids) turn up soon, for matches that hunt for unused cards. */
  stack?(start: Start<S>, wanted: ReadonlySet<string>, chance: Chance): void;
  /** Whether a match has a card (its id): matches that hunt for it are played where it is. Without it all have all. */
  holds?(state: S, card: string): boolean;
  /** Ways of cards that cannot happen, as `card/way`, each with the reason. */
  readonly unusable?: { readonly [cardAndWay: string]: string };
  /** Kinds of events that show hidden cards on purpose although nothing in the state remembers them afterwards. */
  readonly revealing?: readonly string[];
  /** Numbers of seats to play with; without it every number the game allows. */
  readonly seats?: readonly number[];
  /** Options to play with; without it the presets and a set that covers every pair of values. */
  readonly optionSets?: readonly object[];
  /** Further tables, which only runs in full play: the game has to accept every one of them. */
  readonly deepTables?: readonly Table[];
  /** The ids of the game's rules: a reason that cites another one is a fault. */
  readonly rules?: readonly string[];
  /** No list of choices may be longer; 400 by default. */
  readonly longestList?: number;
  /** How much the quick depth does, where the usual amount does not suit the game. */
  readonly quick?: Partial<Effort>;
}

/** Numbers by thing and by what they are; what is not there counts as none. */
export type Counted = { readonly [thing: string]: { readonly [part: string]: number } };

/** Amounts are counts, never times, so that the same seed finds the same faults everywhere. */
export interface Effort {
  /** About how many steps are played, shared evenly between the option sets. */
  readonly steps: number;
  /** About how many of them get the costly checks. */
  readonly costly: number;
  /** How many choices of one list are tried out. */
  readonly tries: number;
  /** How many further steps may be spent on using every card in every way. */
  readonly hunt: number;
  /** The share of cards × ways that must have been used. */
  readonly coverage: number;
}

export type Depth = 'quick' | 'deep';

export const efforts: { readonly [D in Depth]: Effort } = {
  quick: { steps: 12_000, costly: 1_500, tries: 30, hunt: 30_000, coverage: 1 },
  deep: { steps: 60_000, costly: 20_000, tries: 400, hunt: 600_000, coverage: 1 },
};

/** What can be wrong with a game, in the order in which it is looked for. */
export const checkNames = [
  'options',
  'setup',
  'text',
  'labels',
  'you',
  'told',
  'rules',
  'trial',
  'pure',
  'lists',
  'choices',
  'refusals',
  'state',
  'fixed',
  'cards',
  'tokens',
  'leak.view',
  'leak.choices',
  'leak.events',
  'leak.answers',
  'leak.foresee',
  'leak.undo',
  'undo',
  'guess',
  'why',
  'insight',
  'impact',
  'replay',
  'ends',
  'outcome',
  'coverage',
] as const;
export type CheckName = (typeof checkNames)[number];

export interface Fault {
  readonly check: CheckName;
  readonly message: string;
  /** How many matches showed it. */
  readonly times: number;
  /** The match that showed it first; null for a fault that needs no match. */
  readonly match: FaultyMatch | null;
  /** Where the match was written to. */
  readonly file?: string;
}

export interface FaultyMatch {
  readonly seed: string;
  readonly options: object;
  readonly seats: number;
  /** The step at which it was found, and how many steps the shortened match has. */
  readonly step: number;
  readonly shortened: number;
  /** The cards its deal was stacked with; the save then loads only with the same stacking. */
  readonly stacked: readonly string[];
  /** Null when the match could not even be saved. */
  readonly save: Save | null;
}

export interface Report {
  readonly game: string;
  readonly depth: Depth;
  readonly seed: string;
  readonly matches: number;
  readonly steps: number;
  /** Steps that got the costly checks. */
  readonly costly: number;
  readonly cpuSeconds: number;
  readonly longestMatch: number;
  readonly longestList: { readonly length: number; readonly decision: string };
  readonly tables: readonly { readonly seats: number; readonly options: object; readonly matches: number }[];
  readonly coverage: {
    readonly used: number;
    readonly total: number;
    readonly missing: readonly string[];
  };
  /** Stretches of play repeated with hidden cards swapped; `abandoned` ones went another way. */
  readonly worlds: { readonly compared: number; readonly abandoned: number };
  readonly faults: readonly Fault[];
}
