import type { Choice, State } from '@cinderhall/last-aurora';
import type { Session } from '../../table/session.ts';

/** The session serves every game; at this table its views and choices are Last Aurora's. */
export const viewOf = (session: Session): State | null => session.view.value as State | null;
export const foreseenBy = (session: Session): State | null => session.foreseen.value as State | null;
export const choicesOf = (session: Session): readonly Choice[] => session.choices.value as readonly Choice[];
