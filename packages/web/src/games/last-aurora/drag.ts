import { fitting, noFilter } from '../../table/filter.ts';
import type { Session } from '../../table/session.ts';

const DRAG_DISTANCE = 8;

function fitsBoth(session: Session, from: string, to: string): boolean {
  const both = { ...noFilter, refs: [from, to] };
  return fitting(session.choices.value, session.refs.value, session.texts.value, session.table, both).length > 0;
}

const thingAt = (x: number, y: number): HTMLElement | null =>
  document.elementsFromPoint(x, y).find((one): one is HTMLElement => one instanceof HTMLElement && !!one.dataset.ref) ??
  null;

/** A lit thing can be dragged onto another: the drop takes up the choice that touches both, as two clicks would. */
export function enableDragging(board: HTMLElement, session: Session): () => void {
  const start = (down: PointerEvent) => {
    const from = down.target instanceof Element ? down.target.closest<HTMLElement>('[data-ref]') : null;
    const ref = from?.dataset.ref ?? '';
    if (!from || down.button !== 0 || !session.lit.value.has(ref)) return;
    let ghost: HTMLElement | null = null;
    const move = (event: PointerEvent) => {
      if (!ghost && Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < DRAG_DISTANCE) return;
      if (!ghost) {
        ghost = ghostOf(from);
        session.inspected.value = null;
      }
      ghost.style.translate = `${event.clientX}px ${event.clientY}px`;
      const over = thingAt(event.clientX, event.clientY)?.dataset.ref ?? '';
      ghost.classList.toggle('fits', over !== ref && fitsBoth(session, ref, over));
    };
    const stop = () => {
      ghost?.remove();
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', stop);
    };
    const end = (event: PointerEvent) => {
      const dragged = ghost !== null;
      stop();
      const over = thingAt(event.clientX, event.clientY)?.dataset.ref ?? '';
      if (!dragged || over === ref || !fitsBoth(session, ref, over)) return;
      session.filter.value = noFilter;
      session.selected.value = null;
      session.pick(ref);
      if (!session.chosen.value.has(over)) session.pick(over);
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', stop);
  };
  board.addEventListener('pointerdown', start);
  return () => board.removeEventListener('pointerdown', start);
}

/** A picture of the dragged thing that follows the pointer. */
function ghostOf(from: HTMLElement): HTMLElement {
  const ghost = document.createElement('div');
  const { width, height } = from.getBoundingClientRect();
  ghost.className = 'la-ghost';
  ghost.setAttribute('aria-hidden', 'true');
  ghost.style.setProperty('--w', `${Math.min(width, 72)}px`);
  ghost.style.setProperty('--h', `${Math.min(height, 72)}px`);
  const token = from.querySelector('.tk, .ic')?.cloneNode(true);
  if (token) ghost.append(token);
  // Below the root class of the game's styles, and above everything that could cut it off.
  (from.closest('.game-last-aurora') ?? document.body).append(ghost);
  return ghost;
}
