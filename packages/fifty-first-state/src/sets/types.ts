/** What a set of cards or a module brings beside its cards. Everything is optional: a set says what it changes. */
import type { Count, Good, Op } from '@cinderhall/effects';
import type {
  CardRecord,
  Chance,
  GameEvent,
  Impact,
  Localized,
  Message,
  Parts,
  Reason,
  Ref,
  ScoreLine,
  Seat,
  Start,
  Tally,
  Words,
} from '@cinderhall/kernel';
import type { Purpose } from '../actions/payable.ts';
import type { Design } from '../cards/index.ts';
import type { Way } from '../cards/types.ts';
import type { GoodRules } from '../goods.ts';
import type { Options } from '../options.ts';
import type { Choice, State, StateFlow } from '../state.ts';

/** Additions to the schema. `state.ts` depends on them, so that they use nothing but the kernel and `nodes.ts`. */
export interface SetParts extends Parts {
  /** Whether the options offer it. */
  readonly playable: boolean;
  /** Its rules say nothing but what Borgo does with it. */
  readonly forBorgo?: boolean;
  /** The fields in a match without this set: null, each of them. */
  readonly unplayed: { readonly [field: string]: null };
}

/** Additions to the kit of effects, so that they do not use the kit but are handed it. */
export interface SetWorld {
  readonly goods?: { readonly [good: string]: Good };
  readonly goodRules?: { readonly [good: string]: GoodRules };
  readonly counts?: { readonly [name: string]: Count<State> };
  readonly ops?: readonly Op<State>[];
  /** Told of everything that a player gains: by the effect of a card (−1: of none), or in a way of the rules. */
  gained?(state: State, seat: Seat, good: string, n: number, card: number, way: Way | null, flow: StateFlow): void;
}

/** Something of the player that an attack of Borgo could hit (R-BORGO-045). */
export interface BorgoTarget {
  /** The card, or the place of a set's own thing. */
  readonly at: number;
  /** How many types it shares with the card of the attack. */
  readonly matches: number;
  readonly distance: number;
  /** What he aims at first, where all else is equal; locations are above 0. */
  readonly rank: number;
}

/** A stage in the round of the virtual opponent (R-SOLO-035). */
export interface VirtualStage {
  hasWork(state: State): boolean;
  /** One turn of it. */
  step(state: State, flow: StateFlow): void;
}

type Use = readonly [card: string, way: string];

/** Additions to the rules. Those with a state are asked of the sets in play only. */
export interface SetRules {
  /** How many copies of the design are in the box, where the options say so. */
  copies?(design: Design, options: Options): number | undefined;
  /** Fills in the fields of the set, and changes what it changes at the start. */
  setup?(start: Start<State>, options: Options, chance: Chance): void;
  /** When the opening hands are dealt, before anybody chooses. */
  dealt?(state: State, flow: StateFlow): void;
  /** Changes what the seat may do when it is its turn to take a card in the look-out. */
  changePicks?(state: State, seat: Seat, list: Choice[]): void;
  /** What the virtual opponent of a lone player does more: at the end of its look-out, and in stages of the set. */
  readonly virtual?: {
    lookout?(state: State, flow: StateFlow): void;
    readonly stages?: { readonly [stage: string]: VirtualStage };
  };
  /** What Borgo does more, as the opponent of a lone player. */
  readonly borgo?: {
    /** At the end of his look-out. */
    lookout?(state: State, flow: StateFlow): void;
    /** The second step of his development. */
    develop?(state: State, flow: StateFlow): void;
    /** What his attacks can hit beside locations, and what happens when they hit one of these. */
    targets?(state: State, types: number): readonly BorgoTarget[];
    strike?(state: State, of: readonly number[], flow: StateFlow): void;
  };
  /** Before anybody produces. */
  beforeProduction?(state: State, flow: StateFlow): void;
  /** What the seat receives beside its board, deals and locations. */
  produce?(state: State, seat: Seat, flow: StateFlow): void;
  /** When everybody has produced, before the Action phase. What it pushes comes first. */
  afterProduction?(state: State, flow: StateFlow): void;
  /** Before and after the features of a seat have their effects. What they push comes right there. */
  beforeFeatures?(state: State, seat: Seat, flow: StateFlow): void;
  afterFeatures?(state: State, seat: Seat, flow: StateFlow): void;
  /** At the start of clean-up, before anything is stored or returned. What it pushes comes first. */
  beforeCleanup?(state: State, flow: StateFlow): void;
  /** When everything of the round has been put back. */
  nextRound?(state: State, flow: StateFlow): void;

  /** Adds the actions that the seat could take now. */
  listActions?(state: State, seat: Seat, list: Choice[]): void;
  /** Adds what the seat may do on its turn beside its action, before and after it. */
  listFree?(state: State, seat: Seat, list: Choice[]): void;
  /** Carries out one of its own choices of either list. */
  act?(state: State, seat: Seat, choice: Choice, flow: StateFlow): void;
  /** Whether its own choice is one of `listFree`, so that the turn goes on. */
  isFree?(choice: Choice): boolean;
  /** After an action: whether the seat has another one in this turn. */
  goesOn?(state: State, seat: Seat): boolean;
  /** A turn is over, all that belongs to it included. */
  afterTurn?(state: State): void;
  /** Whether the seat may play this connection card in this turn. */
  mayPlay?(state: State, seat: Seat, card: number): boolean;
  /** The seat has taken a connection card that lay open. */
  connected?(state: State): void;
  /** A location has passed from one owner to a seat, with all that lies on it. */
  tookLocation?(state: State, from: number, seat: Seat, card: number): void;
  /** The opponent of a lone player has got a location. */
  opponentBuilt?(state: State, flow: StateFlow): void;
  /** Goods that may be paid here like the contacts of this purpose, in any mix with them. */
  alsoPays?(state: State, seat: Seat, purpose: Purpose, card: number): readonly string[];
  /** How many goods at most the seat could pay like that; a set that has `alsoPays` has this too. */
  alsoHeld?(state: State, seat: Seat): number;
  /** Whether the action of a location cannot be used now, whatever its price. */
  blocks?(state: State, card: number): boolean;
  /** Points at the end of the game. */
  endLines?(state: State, seat: Seat): readonly ScoreLine[];

  /** Of its own choices: what they touch, cost and are worth, and why they are good. */
  refs?(choice: Choice): Ref[];
  impact?(view: State, seat: Seat, choice: Choice): Impact;
  value?(view: State, seat: Seat, choice: Choice): number;
  reasons?(view: State, seat: Seat, choice: Choice): readonly Reason[];
  /** Points that they bring at once, for nothing or for goods that would be lost at clean-up. */
  freePoints?(view: State, choice: Choice): number;
  /** Why one of its own choices is plainly worse than another one of these; null: it is not. */
  blunder?(view: State, seat: Seat, choice: Choice, choices: readonly Choice[]): Reason | null;
  /** What its own things will probably still bring the seat in so many rounds, in points. */
  outlook?(view: State, seat: Seat, left: number): number;
  /** Points a round that a lone player will make of its cards still to come, beyond what every match brings. */
  growth?(view: State): number;
  /** What kind of play they are, in the words of the bots. */
  style?(choice: Choice): string | null;
  /** Words for one of its own decisions where its card alone does not say it; null: it does. */
  describeDecision?(view: State, decision: NonNullable<State['decision']>): Message | null;
  describeChoice?(view: State, choice: Choice, seat: Seat): Message;
  /** Of a card chosen in answer to one of its own decisions: what that is worth, and why it is good. */
  cardValue?(view: State, seat: Seat, card: number): number;
  cardReasons?(view: State, seat: Seat, card: number): readonly Reason[];

  /** Why the seat cannot use one of the set's own things; null: the thing is not of this set. */
  whyNot?(view: State, seat: Seat, ref: Ref): Reason[] | null;
  /** The same of an answer to one of its own questions. */
  whyNotAnswer?(view: State, seat: Seat, ref: Ref): Reason[] | null;
  /** Words for an event where its fields alone do not say it; null: they do. */
  describeEvent?(view: State, event: GameEvent): Message | null;
  /** Cards that an event shows in use. */
  uses?(state: State, event: GameEvent): readonly Use[];
  tally?(view: State): Tally;
  /** For what a seat lacks only a little, and the card of its hand that would do, if there is one. */
  withinReach?(view: State, seat: Seat): readonly Message[];
  /** Cards, areas and tiles of the catalogue that are no location, connection or faction. */
  readonly records?: readonly CardRecord[];
  readonly words?: Localized<Words>;
}
