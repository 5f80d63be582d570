import type { State } from '@cinderhall/divide-et-impera';
import type { GameState } from '@cinderhall/kernel';
import type { Session } from '../../table/session.ts';

/** The common table knows no particular game: whatever state it hands to this folder is one of DEI. */
export const stateOf = (view: GameState): State => view as State;

/** What the table shows, and what it would show after the choice that is taken up. */
export const viewOf = ({ view }: Session): State | null => view.value && stateOf(view.value);
export const foreseenView = ({ foreseen }: Session): State | null => foreseen.value && stateOf(foreseen.value);
