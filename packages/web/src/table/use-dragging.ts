import { useLayoutEffect } from 'preact/hooks';
import type { Session } from './session.ts';

type Box = { readonly current: HTMLElement | null };

/** Dragging is fetched when a pointer first comes to the table: keys do without it. */
export function useDragging(board: Box, session: Session): void {
  useLayoutEffect(() => {
    const place = board.current;
    if (!place) return;
    let stop: (() => void) | null = null;
    let gone = false;
    // What a pointer does before dragging is at hand: the drag goes on from there.
    let pressed: PointerEvent | null = null;
    let moved: PointerEvent | null = null;
    const release = () => {
      pressed = null;
      moved = null;
    };
    const follow = (event: PointerEvent) => {
      if (event.pointerId === pressed?.pointerId) moved = event;
    };
    const press = (event: PointerEvent) => {
      pressed = event;
    };
    const settle = () => {
      place.removeEventListener('pointerdown', press);
      removeEventListener('pointerup', release);
      removeEventListener('pointermove', follow);
    };
    const load = async () => {
      place.removeEventListener('pointerover', load);
      try {
        const { enableDragging } = await import('./drag.ts');
        settle();
        if (!gone) stop = enableDragging(place, session, pressed, moved);
      } catch {
        // Without a network clicks do, and the next pointer tries again.
        if (!gone) place.addEventListener('pointerover', load);
      }
    };
    place.addEventListener('pointerover', load);
    place.addEventListener('pointerdown', press);
    addEventListener('pointerup', release);
    addEventListener('pointermove', follow);
    return () => {
      gone = true;
      stop?.();
      place.removeEventListener('pointerover', load);
      settle();
    };
  }, [session]);
}
