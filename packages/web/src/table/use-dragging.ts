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
    let pressed: PointerEvent | null = null;
    const release = () => {
      pressed = null;
    };
    const load = async () => {
      place.removeEventListener('pointerover', load);
      const { enableDragging } = await import('./drag.ts');
      place.removeEventListener('pointerdown', press);
      removeEventListener('pointerup', release);
      if (!gone) stop = enableDragging(place, session, pressed);
    };
    const press = (event: PointerEvent) => {
      pressed = event;
    };
    place.addEventListener('pointerover', load);
    place.addEventListener('pointerdown', press);
    addEventListener('pointerup', release);
    return () => {
      gone = true;
      stop?.();
      place.removeEventListener('pointerover', load);
      place.removeEventListener('pointerdown', press);
      removeEventListener('pointerup', release);
    };
  }, [session]);
}
