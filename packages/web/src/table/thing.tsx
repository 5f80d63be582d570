import type { Ref } from '@cinderhall/kernel';
import { computed } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { t } from '../app/words.ts';
import type { Session } from './session.ts';

const REST = 450;

export interface ThingProps {
  readonly session: Session;
  readonly of: Ref;
  readonly label: string;
  readonly class?: string;
  readonly style?: Record<string, string>;
  /** The first of its zone can be reached with Tab even when nothing in it is lit. */
  readonly first?: boolean;
  /** The id that its moves are tracked by, where that is not `of`. */
  readonly flip?: string;
  readonly children?: ComponentChildren;
}

/** The classes that highlight a thing now. A string, so that only things for which it changes are rendered again. */
function highlightOf(session: Session, ref: Ref): string {
  const lit = session.lit.value.has(ref);
  const near = session.near.value.has(ref);
  const pointed = session.pointed.value.has(ref) ? ' is-pointed' : '';
  if (!lit) return pointed;
  return (session.chosen.value.has(ref) ? 'is-selected' : near ? 'is-legal' : 'is-other') + pointed;
}

/** Whether a choice that is left uses it. */
export const isAsked = (session: Session, ref: Ref): boolean => /^is-(legal|selected)/.test(highlightOf(session, ref));

/** Whether the choices that are left use one of these things: for what lies around them, as no style may ask (`:has`). */
export function useAsked(session: Session, refs: readonly Ref[]): boolean {
  const asked = () => computed(() => refs.some((ref) => isAsked(session, ref)));
  return useMemo(asked, [session, refs.join(' ')]).value;
}

/** Whether the selected choice uses it. */
export const isTakenUp = (session: Session, ref: Ref): boolean =>
  session.selected.value !== null && session.chosen.value.has(ref);

/** What every thing on the table has in common, be it a button or a shape in a picture. */
function useThing(session: Session, { of: ref, label, class: given = '', first = false }: ThingProps) {
  const state = useMemo(() => computed(() => highlightOf(session, ref)), [session, ref]).value;
  const chosen = state.startsWith('is-selected');
  const lit = chosen || state.startsWith('is-legal') || state.startsWith('is-other');
  const said = lit ? `${label}. ${t(chosen ? 'web.thing.selected' : 'web.thing.legal')}` : label;
  return {
    class: `${given} ${state}`.trim(),
    'data-ref': ref,
    'aria-label': said,
    ...(chosen ? { 'aria-pressed': true } : {}),
    tabIndex: lit || first ? 0 : -1,
    onClick: (event: Event) => {
      if (longPressed) longPressed = false;
      else if (lit) session.press(ref, event instanceof UIEvent ? event.detail : 0);
      else inspect(session, ref, null, true);
    },
  };
}

/** A thing on the table. A click selects it when a choice uses it (then it is lit), and opens its close-up otherwise. */
export function Thing(props: ThingProps) {
  const { session, of: ref, style = {}, flip = ref, children } = props;
  return (
    <button type="button" {...useThing(session, props)} style={style} data-flip={flip} {...inspecting(session, ref)}>
      {children}
    </button>
  );
}

/** The same inside a picture, where there are no buttons: a group of shapes. */
export function ShapeThing(props: Omit<ThingProps, 'style' | 'flip'>) {
  const { session, of: ref, children } = props;
  const { tabIndex, ...common } = useThing(session, props);
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    // Enter on what is selected is left to the keys of the table: it confirms.
    if (event.key === 'Enter' && isTakenUp(session, ref)) return;
    event.preventDefault();
    event.stopPropagation();
    common.onClick(event);
  };
  // In a picture names of attributes keep their case: only `tabindex` lets a shape have the focus.
  const shape = { ...common, role: 'button' as const, tabindex: tabIndex, onKeyDown: press };
  return (
    <g {...shape} {...inspecting(session, ref, atPointer)}>
      {children}
    </g>
  );
}

const NEAR = 28;

/** A shape may span the whole picture, so its close-up opens beside the pointer. */
const atPointer = ({ clientX, clientY }: PointerEvent): DOMRect =>
  new DOMRect(clientX - NEAR, clientY - NEAR, NEAR * 2, NEAR * 2);

const atItself = ({ currentTarget }: PointerEvent): DOMRect =>
  currentTarget instanceof Element ? currentTarget.getBoundingClientRect() : new DOMRect();

export function inspect(session: Session, ref: Ref, at: DOMRect | null, pinned: boolean): void {
  session.inspected.value = { ref, at, pinned };
}

/** There is one pointer, so one timer serves all things, however often they are rendered again. */
let resting: ReturnType<typeof setTimeout> | undefined;
/** A long press has opened the close-up: lifting the finger is not a click. */
let longPressed = false;

/** Where the pointer was last seen moving. */
const pointer = { x: -1, y: -1 };
document.addEventListener(
  'pointermove',
  ({ clientX, clientY }) => {
    pointer.x = clientX;
    pointer.y = clientY;
  },
  { passive: true, capture: true },
);

let restoringFocus = false;

/** Gives the focus back to a thing without opening its close-up again. */
export function focusQuietly(element: HTMLElement | SVGElement): void {
  restoringFocus = true;
  element.focus();
  restoringFocus = false;
}

/** Opens the close-up on hover, long press or keyboard focus. */
export function inspecting(session: Session, ref: Ref, where = atItself) {
  const end = () => clearTimeout(resting);
  const leave = () => {
    end();
    if (session.inspected.value?.pinned === false) session.inspected.value = null;
  };
  return {
    onPointerEnter(event: PointerEvent) {
      // An enter event without movement comes from something above the thing being removed, not from the person.
      if (event.pointerType === 'touch' || (event.clientX === pointer.x && event.clientY === pointer.y)) return;
      const at = where(event);
      end();
      resting = setTimeout(() => {
        if (!session.inspected.value?.pinned) inspect(session, ref, at, false);
      }, REST);
    },
    onPointerDown(event: PointerEvent) {
      end();
      longPressed = false;
      if (event.pointerType !== 'touch') return;
      resting = setTimeout(() => {
        longPressed = true;
        inspect(session, ref, null, true);
      }, REST);
    },
    onFocus(event: FocusEvent) {
      const { currentTarget } = event;
      // Only for focus by keyboard: clicks are handled by themselves.
      if (restoringFocus || !(currentTarget instanceof Element) || !currentTarget.matches(':focus-visible')) return;
      end();
      resting = setTimeout(() => {
        if (!session.inspected.value?.pinned) inspect(session, ref, currentTarget.getBoundingClientRect(), false);
      }, REST);
    },
    onBlur: leave,
    onPointerUp: end,
    onPointerCancel: end,
    onPointerLeave: leave,
    onContextMenu: (event: Event) => event.preventDefault(),
  };
}
