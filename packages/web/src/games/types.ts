import type { Choice, GameDisplay, GameEvent, GameState, Localized, Message, Ref, Words } from '@cinderhall/kernel';
import type { ComponentType, VNode } from 'preact';
import type { Picture } from '../art/picture.ts';
import type { Token } from '../look/token-kinds.ts';
import type { Session } from '../table/session.ts';
import type { Sound } from '../table/sound.ts';

/** What a choice needs or brings, as tokens beside its words. */
export interface ChoiceIcons {
  /** Only where `game.impact` tells no cost: what is needed beside goods, such as a skill. */
  readonly pay?: VNode | null;
  readonly gain?: VNode | null;
}

export interface CloseUp {
  readonly title: string;
  /** The thing itself, large. */
  readonly face: VNode | null;
  /** What it says, in sentences made from its data. */
  readonly lines: readonly string[];
  readonly origin: string | null;
  /** The icons on it, by the name of their token or type, with words. */
  readonly icons: readonly { readonly icon: VNode; readonly text: string }[];
}

/** Something that a seat has built, for the picture at the end: a motif against the sky, or drawn by the game itself. */
export interface Built {
  readonly name: string;
  readonly picture?: Picture;
  readonly face?: VNode;
}

export interface SetupProps {
  readonly options: { readonly [name: string]: unknown };
  readonly seats: number;
  readonly change: (options: { readonly [name: string]: unknown }) => void;
}

/**
 * How what can be chosen for a new table looks. `option` is the name of an option, `value` one of its values, or the name
 * again where it is on or off. The page fetches it when it is opened.
 */
export interface SetupLook {
  /** The words of the options, where those of the table leave them out. */
  readonly words?: Localized<Words>;
  /** The cover of a box, a map or an opponent; `base` is the box that is always in. Null: it has none. */
  cover(option: string, value: string, plan: Omit<SetupProps, 'change'>): VNode | null;
  /** The emblem of a module, a faction or an opponent: the name of an icon. */
  emblem(option: string, value: string): string;
  /** What sets a faction apart, as a token beside its emblem. */
  mark?(faction: string): VNode | null;
  /** The board of a faction. */
  board?(faction: string): VNode | null;
  /** The factions that may come up, where the options name none: their ids, as in `faction.<id>` of the words. */
  readonly cast?: readonly string[];
  /** Below the shelf, where something chosen there needs more than a form. */
  readonly Setup?: ComponentType<SetupProps>;
}

/**
 * Something that an event moves from one place to another. A place is what a `Thing` is (`card:17`), or a part of the
 * table that the game has named with `data-place`, from the whole to the part: `seat:1:pool:fuel`. Where the part is not
 * on the table, what it is part of stands for it.
 */
export interface Flight {
  readonly from: string | null;
  readonly to: string | null;
  /** What flies; left out: the thing at `to` itself. */
  readonly token?: VNode;
  readonly n?: number;
  /** `+`: the number is shown at `to`; `−`: at `from`. */
  readonly sign?: '+' | '−';
}

/** A key that only this game's table listens to, and what it does: a key of the words. */
export type TableKey = readonly [key: string, does: string];

/**
 * Everything the common table needs to know to show a game of state `S` and choices `C`. There are no rules in it.
 *
 * A table is written with the game's own types, and without casts. Shortened from `new-era/index.tsx`:
 *
 * ```tsx
 * export const newEraTable = defineTable<State, Choice>({
 *   game: display,
 *   words,
 *   tokens: ['worker', 'fuel', 'vp'],
 *   Table: ({ session }) => (session.view.value ? <Board view={session.view.value} session={session} /> : null),
 *   Progress: ({ view }) => <span>{t('ne.turn', { n: view.turn })}</span>,
 *   verb: ({ kind }) => (VERBS.has(kind) ? `ne.verb.${kind}` : null),
 *   icons: (view, choice, seat) => (choice.kind === 'visit' ? { gain: <Gains of={view.cards[choice.card]} /> } : {}),
 *   eventIcons: () => null,
 *   closeUp: (session, view, ref) => closeUp(session, view, ref),
 *   tip: (view) => (view.decision?.kind === 'act' ? 'ne.tip.act' : null),
 *   rule: (_view, choice) => (choice?.kind === 'visit' ? 'R-NE-040' : null),
 *   emblem: (view, seat) => emblemOf(view.players[seat]?.faction ?? -1),
 * });
 * ```
 *
 * All members that take a state are methods: TypeScript compares the parameters of methods in both directions, so a table
 * of one game stands where a table of any game (`GameTable`) is asked for.
 */
export interface GameTable<S extends GameState = GameState, C extends Choice = Choice> {
  /** What the game's package shows of itself (`display` of its `/table`); the rules stay in the worker or on the server. */
  readonly game: GameDisplay<S, C>;
  /** Words of the client for this game, on top of the game's own. */
  readonly words: Localized<Words>;
  /** The component that draws the table. */
  Table(props: { readonly session: Session<S, C> }): VNode | null;
  /** The tokens of the game, for the list of icons in the rules. */
  readonly tokens: readonly Token[];
  /** In the top bar: where the match stands. */
  Progress(props: { readonly view: S; readonly session: Session<S, C> }): VNode | null;
  /** The name of a group of choices, where many are grouped by what they do: a key of the words. */
  verb(choice: C): string | null;
  /**
   * Whether a choice does nothing but open the next question, and shows nothing new: then it needs no confirming, and
   * several questions make one move. Left out: none does.
   */
  opens?(view: S, choice: C): boolean;
  /** In a list of choices that ends such a move, the usual one: it lies ready to be confirmed. Left out: none is. */
  usual?(view: S, choices: readonly C[]): number | null;
  /**
   * The part of the table (named there with `data-drop`) onto which dragging the choice's thing takes it up; where the
   * choice opens a question about things there, the one it is dropped on answers that. Left out: things are only
   * dragged onto things.
   */
  drop?(choice: C): string | null;
  /** What can be dragged onto whatever is asked for now: the drone that flies. */
  grip?(view: S): readonly Ref[];
  icons(view: S, choice: C, seat: number): ChoiceIcons;
  /** What an event moved, as tokens in place of its sentence; null where words say more. */
  eventIcons(event: GameEvent): VNode | null;
  /** The things an event is about; left out: the cards it names. */
  eventRefs?(event: GameEvent, view: S | null): readonly Ref[];
  /** What an event sends across the table; `seat` is the one who looks. Left out: things only glide. */
  flights?(view: S, event: GameEvent, seat: number): readonly Flight[];
  /** What an event sounds like; left out: as events of that name do at every table. */
  sound?(event: GameEvent): Sound | null;
  closeUp(session: Session<S, C>, view: S, ref: Ref): CloseUp | null;
  /** A tip for the first time a kind of decision comes up: a key of the words, or null. */
  tip(view: S): string | null;
  /** In a first match: what a kind of choice is about, when one is first taken up. A key of the words, or null. */
  choiceTip?(choice: C): string | null;
  /** Where in the rules a decision or choice is explained. */
  rule(view: S, choice: C | null): string | null;
  /** For what the seat lacks only a little, as sentences below the log. Left out: this game has no such list. */
  reach?(view: S, seat: number): readonly Message[];
  /** What else the keyboard does at this table. */
  keys?(view: S): readonly TableKey[];
  /** What a seat has built, in the order it stands; left out: the picture at the end is a landscape. */
  built?(view: S, seat: number, session: Session): readonly Built[];
  /** The picture of the faction a seat plays. */
  emblem(view: S, seat: number): string | null;
}

/** Checks a table against the types of its game and hands it on as a table of any game: the one place that erases them. */
export const defineTable = <S extends GameState, C extends Choice>(table: GameTable<S, C>): GameTable => table;
