/** Things that are dragged: onto another thing, or onto a part of the table that a game has named with `data-drop`. */
import type { Ref } from '@cinderhall/kernel';
import { effect } from '@preact/signals';
import { fitting, noFilter } from './filter.ts';
import type { Session } from './session.ts';
import '../look/drag.css';

const DRAG_DISTANCE = 8;
/** A cancelled press that this module, or a map that is moved, has made up itself. */
const MADE_UP = -1;

type Take = () => void;

function indicesOf(session: Session, refs: readonly Ref[]): number[] {
  const filter = { ...noFilter, refs };
  return fitting(session.choices.value, session.refs.value, session.texts.value, session.table, filter);
}

const isGrip = (session: Session, ref: Ref): boolean => {
  const view = session.view.value;
  return view !== null && session.myTurn.value && (session.table.grip?.(view).includes(ref) ?? false);
};

/** Answers with the thing, and takes up the other one in the question that follows. */
function takeInTurn(session: Session, ref: Ref, over: Ref): void {
  const asked = session.view.peek()?.asked;
  session.pick(ref);
  const stop = effect(() => {
    if (session.view.value?.asked === asked) return;
    queueMicrotask(() => {
      stop();
      if (session.lit.value.has(over)) session.pick(over);
    });
  });
}

/** What dropping a thing on another would do; null: nothing. */
function ontoThing(session: Session, ref: Ref, over: Ref): Take | null {
  if (ref === over) return null;
  if (isGrip(session, ref) && session.lit.value.has(over)) return () => session.pick(over);
  if (indicesOf(session, [ref, over]).length === 0) return null;
  return () => {
    session.filter.value = noFilter;
    session.selected.value = null;
    session.pick(ref);
    if (!session.chosen.value.has(over)) session.pick(over);
  };
}

/** What dropping a thing on a named part of the table would do, `over` being the thing there. */
function ontoPart(session: Session, ref: Ref, part: string, over: Ref | null): Take | null {
  const indices = session.lit.value.get(ref) ?? [];
  const index = indices.find((one) => {
    const choice = session.choices.value[one];
    return choice && session.table.drop?.(choice) === part;
  });
  if (index === undefined) return null;
  if (!session.opens(index)) return () => session.takeUp(index);
  return over === null || over === ref ? null : () => takeInTurn(session, ref, over);
}

function takeAt(session: Session, ref: Ref, x: number, y: number): Take | null {
  const under = document.elementsFromPoint(x, y);
  const things = under.flatMap((one) => one.closest<HTMLElement>('[data-ref]')?.dataset.ref ?? []);
  for (const over of things) {
    const take = ontoThing(session, ref, over);
    if (take) return take;
  }
  const part = under[0]?.closest<HTMLElement>('[data-drop]')?.dataset.drop;
  if (part === undefined) return null;
  for (const over of [...things, null]) {
    const take = ontoPart(session, ref, part, over);
    if (take) return take;
  }
  return null;
}

/** A finger moves the picture while it is larger than its frame, and only drags what is on it otherwise. */
const isHeldBy = (event: PointerEvent, from: Element): boolean =>
  event.pointerType !== 'touch' || (from.closest<SVGElement>('[data-zoom]')?.dataset.zoom ?? '1.00') === '1.00';

/** Whether a drop could mean anything at all. */
const canBeDropped = (session: Session, ref: Ref): boolean => {
  if (isGrip(session, ref)) return true;
  return (session.lit.value.get(ref) ?? []).some((index) => {
    const choice = session.choices.value[index];
    const others = session.refs.value[index]?.some((one) => one !== ref) ?? false;
    return others || (choice && (session.table.drop?.(choice) ?? null) !== null);
  });
};

/**
 * A lit thing can be dragged: the drop takes up what two clicks would find. `pressed` came before this was loaded, and
 * `moved` is where that pointer is by now.
 */
export function enableDragging(
  board: HTMLElement,
  session: Session,
  pressed: PointerEvent | null,
  moved: PointerEvent | null,
): () => void {
  const start = (down: PointerEvent, at: PointerEvent | null = null) => {
    const from = down.target instanceof Element ? down.target.closest<HTMLElement | SVGElement>('[data-ref]') : null;
    const ref = from?.dataset.ref ?? '';
    if (!from || down.button !== 0 || !isHeldBy(down, from) || !canBeDropped(session, ref)) return;
    // A map under it stays where it is.
    board.dataset.dragging = ref;
    let ghost: HTMLElement | null = null;
    const move = (event: PointerEvent) => {
      if (event.pointerId !== down.pointerId) return;
      if (!ghost && Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < DRAG_DISTANCE) return;
      if (!ghost) {
        ghost = ghostOf(from, board);
        session.inspected.value = null;
        // What the finger came down on is not looked at any more.
        from.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true, pointerId: MADE_UP }));
      }
      ghost.style.translate = `${event.clientX}px ${event.clientY}px`;
      ghost.classList.toggle('fits', takeAt(session, ref, event.clientX, event.clientY) !== null);
    };
    const stop = () => {
      ghost?.remove();
      delete board.dataset.dragging;
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', cancel);
    };
    const cancel = (event: PointerEvent) => {
      if (event.pointerId === down.pointerId) stop();
    };
    const end = (event: PointerEvent) => {
      if (event.pointerId !== down.pointerId) return;
      const dragged = ghost !== null;
      stop();
      if (dragged) takeAt(session, ref, event.clientX, event.clientY)?.();
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', cancel);
    if (at) move(at);
  };
  // Before the map, which would move.
  const press = (event: PointerEvent) => start(event);
  board.addEventListener('pointerdown', press, { capture: true });
  if (pressed) start(pressed, moved);
  return () => board.removeEventListener('pointerdown', press, { capture: true });
}

const LARGEST = 72;

/** A picture of the dragged thing that follows the pointer. */
function ghostOf(from: Element, board: HTMLElement): HTMLElement {
  const ghost = document.createElement('div');
  const { width, height } = from instanceof SVGElement ? new DOMRect(0, 0, 36, 36) : from.getBoundingClientRect();
  ghost.className = 'drag-ghost';
  ghost.setAttribute('aria-hidden', 'true');
  const scale = Math.min(1, LARGEST / Math.max(width, height));
  ghost.style.setProperty('--w', `${width * scale}px`);
  ghost.style.setProperty('--h', `${height * scale}px`);
  const picture = from.querySelector('.art, .tk, .ic')?.cloneNode(true);
  if (picture && from instanceof HTMLElement) ghost.append(picture);
  // Below the root class of the game's styles, and above everything that could cut it off.
  (board.closest('.app') ?? document.body).append(ghost);
  return ghost;
}
