import type { Ref } from '@cinderhall/kernel';
import { settings } from '../app/settings.ts';
import type { VisibleEntry } from '../protocol.ts';
import { fly, mark } from './flights.ts';
import { refsOf } from './moments.ts';
import { measured } from './places.ts';
import type { Session } from './session.ts';

/** As long as it takes to read a line, at each pace. */
const READ = { instant: 700, quick: 1100, calm: 1900 } as const;

let told = 0;

/** Lets what happened happen once more, one moment after the other: what it is about is bracketed, what it moved flies. */
export async function retell(session: Session, moments: readonly VisibleEntry[]): Promise<void> {
  const mine = ++told;
  const asked = session.view.value?.asked;
  for (const { n, events } of moments) {
    const board = document.querySelector<HTMLElement>('.table');
    const view = session.view.value;
    if (!board || !view || view.asked !== asked) break;
    session.telling.value = n;
    session.pointed.value = new Set<Ref>(events.flatMap((event) => refsOf(event, session.table)));
    const flights = events.map((event) => session.table.flights?.(view, event, session.seat.value) ?? []);
    const places = measured(board);
    if (settings.value.motion === 'none') mark(board, flights);
    else fly(board, flights, places, places);
    await new Promise((resolve) => setTimeout(resolve, READ[settings.value.pace]));
    if (mine !== told) return;
  }
  stopTelling(session);
}

export function stopTelling(session: Session): void {
  told++;
  session.telling.value = null;
  session.pointed.value = new Set();
}
