import { effect } from '@preact/signals';
import { settings } from '../app/settings.ts';
import type { Session } from './session.ts';

const MOVE = 280;
const EASE = 'cubic-bezier(.3,1.2,.5,1)';

/**
 * Things that changed their place glide there, new ones appear: worked out from where everything was before and is now.
 * It runs beside the page and blocks nothing; a new state simply starts it anew from where things are.
 */
export function animateMoves(board: HTMLElement, session: Session): () => void {
  let places = new Map<string, DOMRect>();
  const measure = (): Map<string, DOMRect> => {
    const found = new Map<string, DOMRect>();
    for (const each of board.querySelectorAll<HTMLElement>('[data-flip]'))
      if (each.dataset.flip) found.set(each.dataset.flip, each.getBoundingClientRect());
    return found;
  };
  return effect(() => {
    // Whenever a state arrives.
    const n = session.state.value?.n;
    if (n === undefined) return;
    const still = settings.peek().motion === 'none' || document.hidden;
    requestAnimationFrame(() => {
      const now = measure();
      if (!still && places.size > 0) glide(board, places, now);
      places = now;
    });
  });
}

function glide(board: HTMLElement, before: ReadonlyMap<string, DOMRect>, now: ReadonlyMap<string, DOMRect>): void {
  for (const each of board.querySelectorAll<HTMLElement>('[data-flip]')) {
    const key = each.dataset.flip ?? '';
    const from = before.get(key);
    const to = now.get(key);
    if (!to || to.width === 0) continue;
    if (!from) {
      each.animate(
        [
          { opacity: 0, translate: '0 -14px' },
          { opacity: 1, translate: '0 0' },
        ],
        { duration: MOVE, easing: EASE },
      );
      continue;
    }
    const dx = from.left - to.left;
    const dy = from.top - to.top;
    if (Math.abs(dx) + Math.abs(dy) < 3) continue;
    each.animate(
      [
        { translate: `${dx}px ${dy}px`, zIndex: 9 },
        { translate: '0 0', zIndex: 9 },
      ],
      { duration: MOVE, easing: EASE },
    );
  }
}
