import type { Ref } from '@cinderhall/kernel';
import { settings } from '../app/settings.ts';
import type { VisibleEntry } from '../protocol.ts';
import { refsOf } from './entries.ts';
import { fly, mark } from './flights.ts';
import { measurePlaces } from './places.ts';
import type { Session } from './session.ts';

/** How long each entry is shown, by pace. */
const READ = { instant: 700, quick: 1100, calm: 1900 } as const;

/** Which run is the current one: an older one that is still waiting ends itself. */
let currentRun = 0;

/** Plays entries of the log again, one after the other: the things each is about are bracketed, and what it moved flies. */
export async function playRecap(session: Session, entries: readonly VisibleEntry[]): Promise<void> {
  const run = ++currentRun;
  const decision = session.view.value?.asked;
  for (const { n, events } of entries) {
    const board = document.querySelector<HTMLElement>('.table');
    const view = session.view.value;
    if (!board || !view || view.asked !== decision) break;
    session.recapAt.value = n;
    session.pointed.value = new Set<Ref>(events.flatMap((event) => refsOf(event, session.table, session.view.value)));
    const flights = events.map((event) => session.table.flights?.(view, event, session.seat.value) ?? []);
    const places = measurePlaces(board);
    if (settings.value.motion === 'none') mark(board, flights);
    else fly(board, flights, places, places);
    await new Promise((resolve) => setTimeout(resolve, READ[settings.value.pace]));
    if (run !== currentRun) return;
  }
  stopRecap(session);
}

export function stopRecap(session: Session): void {
  currentRun++;
  session.recapAt.value = null;
  session.pointed.value = new Set();
}
