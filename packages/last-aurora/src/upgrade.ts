import { uncoverNext } from './automa/board.ts';
import { FREE, MARKER } from './automa/layout.ts';
import { AUTOMA_CREW } from './data/boards.ts';
import type { Automa, State } from './state.ts';

/** Rules 1 counted the Automa's survivors without slots, and moved its token when a round began. */
function upgradeAutoma(state: State, automa: Automa): void {
  const crew = Number(automa.crew);
  automa.crew = Array.from({ length: AUTOMA_CREW }, (_, i) => (i < crew ? MARKER : FREE));
  automa.token = Math.max(state.round, 1);
  if (state.round > 0 && state.tasks.some(({ kind }) => kind === 'round')) uncoverNext(automa);
}

/** Rules 1 knew a second and a third column as damage zones; both are part of the bottom row. */
function upgradeZone(waiting: { kind: string }): void {
  if ('zone' in waiting && (waiting.zone === 'column2' || waiting.zone === 'column3')) waiting.zone = 'bottomRow';
}

export function upgrade(state: State): State {
  if (state.automa) upgradeAutoma(state, state.automa);
  for (const task of state.tasks) upgradeZone(task);
  if (state.decision) upgradeZone(state.decision);
  return state;
}
