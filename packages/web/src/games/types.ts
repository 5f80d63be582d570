import type { Choice, Game, GameEvent, GameState, Ref, Words } from '@cinderhall/kernel';
import type { ComponentType, VNode } from 'preact';
import type { Session } from '../table/session.ts';
import type { Sound } from '../table/sound.ts';

/** What a choice costs or brings, as tokens beside its words. */
export interface ChoiceIcons {
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

export interface SetupProps {
  readonly options: { readonly [name: string]: unknown };
  readonly seats: number;
  readonly change: (options: { readonly [name: string]: unknown }) => void;
}

/**
 * Something that an event moves from one place to another. A place is what a `Thing` is (`card:17`), or a part of the
 * table that the game has named with `data-place`, from the whole to the part: `seat:1:pool:fuel`. Where the part is not
 * on the table, what it is part of stands for it.
 */
export interface Flight {
  readonly from: string | null;
  readonly to: string | null;
  /** What flies; left out, the thing at `to` itself comes from there. */
  readonly token?: VNode;
  readonly n?: number;
  /** Whether the number is told where it arrives, or where it is missing. */
  readonly sign?: '+' | '−';
}

/** Everything the common table needs to know to show a game. There are no rules in it. */
export interface GameTable {
  readonly game: Game;
  /** Words of the client for this game, on top of the game's own. */
  readonly words: { readonly en: Words; readonly pl: Words };
  readonly Table: ComponentType<{ session: Session }>;
  /** Below the options of a new table, where they need more than a form. */
  readonly Setup?: ComponentType<SetupProps>;
  /** In the top bar: where the match stands. */
  readonly Progress: ComponentType<{ view: GameState; session: Session }>;
  /** The name of a group of choices, where many are grouped by what they do: a key of the words. */
  verb(choice: Choice): string | null;
  icons(view: GameState, choice: Choice, seat: number): ChoiceIcons;
  /** What an event moved, as tokens in place of its sentence; null where words say more. */
  eventIcons(event: GameEvent): VNode | null;
  /** The things an event is about; left out: the cards it names. */
  eventRefs?(event: GameEvent): readonly Ref[];
  /** What an event sends across the table; `seat` is the one who looks. Left out: things only glide. */
  flights?(view: GameState, event: GameEvent, seat: number): readonly Flight[];
  /** What an event sounds like; left out: as events of that name do at every table. */
  sound?(event: GameEvent): Sound | null;
  closeUp(session: Session, view: GameState, ref: Ref): CloseUp | null;
  /** A tip for the first time a kind of decision comes up: a key of the words, or null. */
  tip(view: GameState): string | null;
  /** In a first match: what a kind of choice is about, when one is first taken up. A key of the words, or null. */
  choiceTip?(choice: Choice): string | null;
  /** Where in the rules a decision or choice is explained. */
  rule(view: GameState, choice: Choice | null): string | null;
  /** The picture of the faction a seat plays. */
  emblem(view: GameState, seat: number): string | null;
}
