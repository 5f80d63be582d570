import type { Chance } from './chance.ts';
import type { OptionsSpec } from './options.ts';
import type { KernelFields, Schema } from './schema/schema.ts';
import type { Localized, Message, Words } from './text/index.ts';

/** 0, 1, 2 … in table order; −1 is a spectator. */
export type Seat = number;
export type GameId = string;
export interface Kinded {
  readonly kind: string;
}
export type Task = { kind: string };
export type Decision = { kind: string; seats: Seat[] };
export type Choice = { kind: string };
export type GameState = KernelFields<Task, Decision>;

/** A thing on the table that a choice touches, such as `card:17` or `area:3`. */
export type Ref = string;
/** Why something is so, in words, and the numbered rule that says it. */
export interface Reason extends Message {
  readonly rule?: string;
}

/** What happened. Numbers of cards in it mean the same as in the state. */
export type GameEvent = { readonly kind: string; readonly [field: string]: unknown };
/** An event and who may see it: without `to` everybody; the other seats get `others`, or nothing. */
export interface AddressedEvent {
  readonly event: GameEvent;
  readonly to?: readonly Seat[];
  readonly others?: GameEvent;
}

/** What a handler may use to go on. */
export interface Flow<S> {
  readonly state: S;
  readonly chance: Chance;
  /** These tasks come next, in this order, before everything that already waits. */
  push(...tasks: TaskIn<S>[]): void;
  /** Puts a question; the flow stops until it is answered. At most one in a handler. */
  ask(decision: DecisionIn<S>): void;
  /** Tells everybody. */
  emit(event: GameEvent): void;
  /** Tells some seats; the others get `others`, or nothing. */
  tell(to: readonly Seat[], event: GameEvent, others?: GameEvent): void;
  /** Ends the match here: whatever still waits is dropped. */
  finish(): void;
  /**
   * Marks that the acting seat learned something, so that nobody may go back. It is needed only where the news is neither
   * a card's front nor a hidden place that opens, which are found without it: a number worked out from hidden cards, or
   * a question whose being asked tells that a rival holds a card to react with. The gauntlet finds where it is missing.
   */
  barrier(): void;
}

export type TaskIn<S> = S extends { tasks: (infer T)[] } ? T : never;
export type DecisionIn<S> = S extends { decision: infer D } ? Exclude<D, null> : never;
type OfKind<T, K> = Extract<T, { kind: K }>;

// Method types let a game of a particular state stand where any game is asked for.
export type TaskHandler<S, T> = { run(state: S, task: T, flow: Flow<S>): void }['run'];
export type TaskHandlers<S> = {
  readonly [K in TaskIn<S>['kind' & keyof TaskIn<S>] & string]: TaskHandler<S, OfKind<TaskIn<S>, K>>;
};

export interface DecisionHandler<S, D, C> {
  /** Every legal choice, as a function of what the seat can see; never empty, in a stable order. */
  choices(state: S, decision: D, seat: Seat): C[];
  /** Carries a choice out. When several seats are asked at once: called for each of them after the last answer. */
  choose(state: S, decision: D, seat: Seat, choice: C, flow: Flow<S>): void;
}
export type DecisionHandlers<S, C> = {
  readonly [K in DecisionIn<S>['kind' & keyof DecisionIn<S>] & string]: DecisionHandler<S, OfKind<DecisionIn<S>, K>, C>;
};

/** Amounts by good; a good that is not named counts as none. */
export type Goods = { readonly [good: string]: number };
/** What something costs: these goods, and `n` in any mix of some others ("2 of fuel, iron or brick"). */
export interface Cost {
  readonly goods?: Goods;
  readonly any?: { readonly of: readonly string[]; readonly n: number };
}
/** Another seat that a choice is aimed at, and which of its things. */
export interface Target {
  readonly seat: Seat;
  readonly ref?: Ref;
}
/**
 * What a choice costs the seat that makes it, and whom it is aimed at: worked out by the code that charges it.
 * A choice that only opens a question (which location to rebuild over) costs nothing yet; its answers do.
 */
export interface Impact {
  readonly cost: Cost;
  readonly targets: readonly Target[];
}

/** Something that an event does to a seat, and that it should not miss: a table shows it until it was seen. */
export interface Scene {
  /** What it is for the seat: something of its own is gone, it is under attack, or the match takes a turn. */
  readonly mood: 'loss' | 'danger' | 'news';
  /** The thing it happens to. Events in a row about the same thing are one scene. */
  readonly ref?: Ref;
}

/** Cards that lie together: how many, and those that everybody may look at, the last laid first. */
export interface Pile {
  readonly name: Message;
  readonly n: number;
  readonly cards: readonly Ref[];
}

/** One line of the final score, with the rule that grants it. */
export interface ScoreLine extends Reason {
  readonly seat: Seat;
  readonly points: number;
  /** What it belongs to: lines with the same heading follow each other, and their sum is told first. */
  readonly under?: Reason;
}
/** What else there is to say about how it ended for a seat. */
export interface EndNote extends Reason {
  readonly seat: Seat;
}
export interface Outcome {
  /** For each seat its place, 1 the best; equal places share a win. A lone player who lost has place 2; so has everybody when nobody wins. */
  readonly places: readonly number[];
  /** For each seat its score and then its tie-break values, each higher the better. */
  readonly scores: readonly (readonly number[])[];
  /** For each tie-break value what it is, as a clause: "goods left decide". */
  readonly ties: readonly Reason[];
  /** Where the points come from; those of a seat add up to its score. */
  readonly lines: readonly ScoreLine[];
  readonly notes?: readonly EndNote[];
}

/** Where a value comes from: printed on the card, deduced from rules or examples, or designed by us. */
export type Origin = 'printed' | 'deduced' | 'designed';
export interface CardRecord {
  readonly id: string;
  readonly set: string;
  readonly name: Localized;
  readonly copies: number;
  readonly origin: Origin;
  /** Which catalogue the card belongs to where a game has several (`connections`, `factions`). */
  readonly catalogue?: string;
  /** Every way this card can be used; the gauntlet sees to it that each of them was. */
  readonly ways: readonly string[];
  /** The card's text in words made from its data. */
  readonly text: Message;
  readonly [field: string]: unknown;
}

/** Takes down a number under a name; what is noted twice under one name adds up. */
export type Note = (name: string, amount: number) => void;

export interface Insight<S, C> {
  /** A quick guess how good a choice is for the seat, from what the seat sees. Comparable within one list. */
  value(view: S, seat: Seat, choice: C): number;
  /**
   * What matters in a position for the seat, as numbers; `lead` is how far it is ahead, and `outlook`, where a game can
   * tell, how far ahead it will probably end: for searches that stop early.
   */
  features(view: S, seat: Seat): { readonly lead: number; readonly outlook?: number; readonly [name: string]: number };
  /**
   * How many steps of its own share of the table a seat should look ahead before features tell it much. Games whose
   * moves pay late tell it; others leave it to the search.
   */
  readonly horizon?: number;
  reasons(view: S, seat: Seat, choice: C): Reason[];
  /** Where a game can tell: what kind of play a choice is, in the words of the bots (`STYLES`); null for none. */
  style?(choice: C): string | null;
  /**
   * Where a game can tell: why a choice is plainly worse than another one of the list, whatever may come; null when it
   * is not. Bots leave such choices out, and a table may warn of them.
   */
  blunder?(view: S, seat: Seat, choice: C, choices: readonly C[]): Reason | null;
  /**
   * For bots that learn what matters: a position for a seat, and a choice in it, as named numbers. They tell only what
   * the seat sees, given a whole state too. Weights are matched by name, so a name keeps its meaning. Where a game has
   * none, bots walk through views and choices themselves.
   */
  facts?(view: S, seat: Seat, note: Note): void;
  traits?(view: S, seat: Seat, choice: C, note: Note): void;
}

export interface Describer<S, C> {
  /** `view` is what the reader sees: words never tell more. */
  decision(view: S, decision: DecisionIn<S>, seat: Seat): Message;
  choice(view: S, choice: C, seat: Seat): Message;
  event(view: S, event: GameEvent): Message;
}

/** Numbers over time for charts: for each name one number a seat. The words call it `tally.<name>`. */
export type Tally = { readonly [name: string]: readonly number[] };

/** What `setup` gives: the game's own fields and the first tasks, in their order; the kernel adds the rest. */
export type Start<S> = Omit<S, keyof GameState> & { tasks: TaskIn<S>[] };

/** What is shown of a game. Pages show games without loading their rules: hosts play them. */
export interface GameDisplay<S extends GameState = GameState, C extends Choice = Choice, O extends object = object> {
  readonly id: GameId;
  readonly title: Localized;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: OptionsSpec<O>;
  refs(choice: C): Ref[];
  /** What a choice of this seat's list costs, and whom it is aimed at. */
  impact(view: S, seat: Seat, choice: C): Impact;
  /**
   * What a choice of this seat's list leads to beyond its cost, as far as the table itself tells: a sentence beside the
   * choice that is taken up. Null where there is nothing to say; left out: nowhere.
   */
  consequence?(view: S, seat: Seat, choice: C): Message | null;
  /** Which round it is, counted from 1; 0 before the first, and in a game without rounds. */
  round(view: S): number;
  /** Whether the match ends with this round, as things stand. Left out where nothing tells beforehand. */
  isLastRound?(view: S): boolean;
  /** Whether an event makes a scene for the seat; its words are those of the event. Left out: none does. */
  scene?(event: GameEvent, seat: Seat): Scene | null;
  /** What ends the match, in a sentence. */
  ending?(view: S): Message;
  /** The piles on the table. */
  piles?(view: S): readonly Pile[];
  /** `score`, where a game has it, is what the match would end with now. */
  tally(view: S): Tally;
  /** What the seat plays, where seats differ: a faction, a colour, a side. */
  role?(view: S, seat: Seat): { readonly id: string; readonly name: Message };
  cards(): readonly CardRecord[];
  readonly describe: Describer<S, C>;
  readonly words: Localized<Words>;
}

/**
 * A game: its data, its rules, its words, and what others are told about it. Everything else (matches, undo, saves, views,
 * bots, tables, tests) is made from this. The smallest one, cut short:
 *
 * ```ts
 * const parts = {
 *   fields: { cells: list(int(-1, 1)) },
 *   tasks: { turn: { seat: int(0, 1) } },
 *   decisions: { mark: {} },
 *   choices: { mark: { cell: int(0, 8) } },
 * } as const;
 * const schema = defineSchema(parts);
 * type State = StateOf<typeof parts>;
 * type Choice = ChoiceOf<typeof parts>;
 *
 * export const noughtsAndCrosses: Game<State, Choice, object> = {
 *   id: 'noughts-and-crosses',
 *   schema,
 *   setup: () => ({ cells: Array<number>(9).fill(-1), tasks: [{ kind: 'turn', seat: 0 }] }),
 *   // A task runs: it changes the state, pushes more tasks, or asks.
 *   tasks: { turn: (state, { seat }, flow) => flow.ask({ kind: 'mark', seats: [seat] }) },
 *   // A decision waits: it lists what is legal and carries the chosen one out.
 *   decisions: {
 *     mark: {
 *       choices: ({ cells }) => cells.flatMap((mark, cell) => (mark === -1 ? [{ kind: 'mark', cell }] : [])),
 *       choose: (state, decision, seat, { cell }, flow) => {
 *         state.cells[cell] = seat;
 *         flow.emit({ kind: 'marked', seat, cell });
 *         if (!hasLine(state.cells, seat) && !isFull(state.cells)) flow.push({ kind: 'turn', seat: 1 - seat });
 *       },
 *     },
 *   },
 *   outcome,
 *   impact: () => ({ cost: {}, targets: [] }),
 *   …
 * };
 * ```
 *
 * The whole of it is `packages/samples/src/noughts-and-crosses/index.ts`; docs/how-to-write-a-game.md goes through it and
 * a larger one, and says where a game is registered.
 */
export interface Game<S extends GameState = GameState, C extends Choice = Choice, O extends object = object>
  extends GameDisplay<S, C, O> {
  /** The version of the rules; saved with every match. */
  readonly rules: number;
  readonly schema: Schema<S, C>;
  setup(options: O, seats: number, chance: Chance): Start<S>;
  readonly tasks: TaskHandlers<S>;
  readonly decisions: DecisionHandlers<S, C>;
  /** A full state that looks to the seat exactly like this view. It gets views only, and draws from its own chance. */
  guess(view: S, seat: Seat, chance: Chance): S;
  /** Null while the match goes on. */
  outcome(state: S): Outcome | null;
  /** Why the seat cannot use the thing now, by the same predicates that make the list of choices. */
  whyNot(view: S, seat: Seat, ref: Ref): Reason[];
  readonly insight: Insight<S, C>;
  /** What an event says that a seat paid; null where it tells of no payment. The gauntlet holds `impact` against it. */
  paid(event: GameEvent): { readonly seat: Seat; readonly goods: Goods } | null;
  /** Goods that can be paid instead of others, each with the ones it stands for: `{ gold: ['fuel', 'iron'] }`. */
  readonly substitutes?: { readonly [good: string]: readonly string[] };
  /** Which cards an event shows in use, as `[card id, way]`. */
  uses(state: S, event: GameEvent): readonly (readonly [card: string, way: string])[];
  /** Brings a state saved under older rules up to these. */
  upgrade?(state: S, fromRules: number): S;
  /** About how many steps a match takes; fifty times as many count as endless. */
  readonly usualSteps: number;
}

/**
 * Any game, whatever its state, choices and options are: what lists, hosts, bots and tests of all games take. Every
 * `Game<S, C, O>` can be passed as one without a cast, because its members are methods.
 */
export type AnyGame = Game<GameState, Choice, object>;
