import { effect } from '@preact/signals';
import { settings, slowness } from '../app/settings.ts';
import type { Flight } from '../games/types.ts';
import type { TableState } from '../protocol.ts';
import { flightsOf } from './flight-plan.ts';
import { finishFlights, fly, mark } from './flights.ts';
import { measurePlaces, type Places, placeOf } from './places.ts';
import type { Session } from './session.ts';

const MOVE = 280;
/** Things that come from the same place come one after the other. */
const STAGGER = 60;
const EASE = 'cubic-bezier(.3,1.2,.5,1)';

/**
 * Animates changes of the table from where everything was before and is now: things glide to their new place, new ones
 * fade in, and what events brought or took flies. Nothing waits for it: a click or a key finishes all animations, and a
 * new state starts over from the present positions.
 */
export function animateMoves(board: HTMLElement, session: Session): () => void {
  let last: TableState | null = null;
  const stop = effect(() => {
    const state = session.state.value;
    if (!state) return;
    const before = last;
    last = state;
    // Measured before the new state is drawn: a change of the layout in the meantime moves nothing.
    const places: Places = before ? measurePlaces(board) : new Map();
    const still = settings.peek().motion === 'none';
    requestAnimationFrame(() => {
      const now = measurePlaces(board);
      const flights = document.hidden ? [] : flightsOf(session.table, before, state);
      if (still) mark(board, flights);
      else if (places.size > 0 && !document.hidden) {
        glide(board, places, now, origins(flights));
        fly(board, flights, places, now);
      }
    });
  });
  for (const kind of ['pointerdown', 'keydown'] as const) document.addEventListener(kind, finishFlights);
  return () => {
    stop();
    finishFlights();
    for (const kind of ['pointerdown', 'keydown'] as const) document.removeEventListener(kind, finishFlights);
  };
}

/** For things that are new on the table: where they come from. */
function origins(flights: readonly (readonly Flight[])[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { token, from, to } of flights.flat()) if (!token && from && to) found.set(to, from);
  return found;
}

function glide(board: HTMLElement, before: Places, now: Places, origin: ReadonlyMap<string, string>): void {
  const come = new Map<string, number>();
  const slow = slowness[settings.peek().speed];
  const duration = MOVE * slow;
  for (const each of board.querySelectorAll<HTMLElement>('[data-flip]')) {
    const key = each.dataset.flip ?? '';
    const to = now.get(key);
    if (!to || to.width === 0) continue;
    const source = before.has(key) ? null : (origin.get(key) ?? null);
    const from = before.get(key) ?? placeOf(before, source);
    if (!from) {
      each.animate(
        [
          { opacity: 0, translate: '0 -14px' },
          { opacity: 1, translate: '0 0' },
        ],
        { duration, easing: EASE },
      );
      continue;
    }
    // Measured on the screen, but moved by what the table is enlarged from.
    const zoom = each.currentCSSZoom ?? 1;
    const dx = (from.left - to.left) / zoom;
    const dy = (from.top - to.top) / zoom;
    if (Math.abs(dx) + Math.abs(dy) < 3) continue;
    const turn = source === null ? 0 : (come.get(source) ?? 0);
    if (source !== null) come.set(source, turn + 1);
    each.animate(
      [
        { translate: `${dx}px ${dy}px`, zIndex: 9 },
        { translate: '0 0', zIndex: 9 },
      ],
      { duration, delay: turn * STAGGER * slow, easing: EASE, fill: 'backwards' },
    );
  }
}
