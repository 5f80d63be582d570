import type { Choice, State } from '@cinderhall/fifty-first-state';
import type { VNode } from 'preact';
import type { Session } from '../../../table/session.ts';

export interface GroupProps {
  readonly session: Session<State, Choice>;
  readonly view: State;
  /** The seat whose side of it is shown. */
  readonly owner: number;
  /** Areas whose outposts have just grown. */
  readonly risen: ReadonlySet<number>;
  /** In the lane: without what does not concern the owner. */
  readonly brief?: boolean;
}

/** Something that all players share: a board, a row of tiles, a map. */
export interface Group {
  readonly id: string;
  readonly icon: string;
  /** Whether a thing on the table belongs to it. */
  owns(view: State, ref: string): boolean;
  has(view: State): boolean;
  /** The one number that its spine shows. */
  count(view: State): string;
  /** In pixels of a root of 16, when it lies open in the lane; in the drawer some have more to show. */
  width(view: State, lane?: boolean): number;
  Tiles(props: GroupProps): VNode | null;
  /** A few words beside its name. */
  note?(view: State): string;
}

/** Whether the question names this card: what runs now, or what is paid for. */
export const isNamed = ({ decision }: State, card: number): boolean =>
  decision !== null && 'card' in decision && decision.card === card;

/** Whether the question is about something of the group. */
export const isLit = (session: Session<State, Choice>, view: State, group: Group): boolean => {
  const { decision } = view;
  if (decision && 'card' in decision && session.myTurn.value && group.owns(view, `card:${decision.card}`)) return true;
  for (const ref of session.near.value) if (group.owns(view, ref)) return true;
  return false;
};

/** Whether it is about nothing but that: then the group opens by itself where it is folded. */
export const isAsked = (session: Session<State, Choice>, view: State, group: Group): boolean =>
  session.myTurn.value && view.decision?.kind !== 'act' && isLit(session, view, group);
