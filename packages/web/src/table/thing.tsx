import type { Ref } from '@cinderhall/kernel';
import type { ComponentChildren } from 'preact';
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
  /** What its moves are followed by, where that is not the thing a choice names. */
  readonly flip?: string;
  readonly children?: ComponentChildren;
}

/** What every thing on the table has in common, be it a button or a shape in a picture. */
function thing(session: Session, { of: ref, label, class: given = '', first = false }: ThingProps) {
  const lit = session.lit.value.has(ref);
  const narrowed = session.filter.value.refs.length > 0;
  const near = !narrowed || session.near.value.has(ref);
  const chosen = session.chosen.value.has(ref);
  const pointed = session.pointed.value.has(ref);
  const state = [
    given,
    lit ? (chosen ? 'is-selected' : near ? 'is-legal' : 'is-other') : '',
    pointed ? 'is-pointed' : '',
  ];
  const said = lit ? `${label}. ${t(chosen ? 'web.thing.selected' : 'web.thing.legal')}` : label;
  return {
    class: state.filter(Boolean).join(' '),
    'data-ref': ref,
    'aria-label': said,
    ...(chosen ? { 'aria-pressed': true } : {}),
    tabIndex: lit || first ? 0 : -1,
    onClick: () => (lit ? session.pick(ref) : inspect(session, ref, null, true)),
  };
}

/** A thing on the table. When a choice touches it, it is lit, and a click takes it up; otherwise it is looked at closely. */
export function Thing(props: ThingProps) {
  const { session, of: ref, style = {}, flip = ref, children } = props;
  return (
    <button type="button" {...thing(session, props)} style={style} data-flip={flip} {...inspecting(session, ref)}>
      {children}
    </button>
  );
}

/** The same inside a picture, where there are no buttons: a group of shapes. */
export function ShapeThing(props: Omit<ThingProps, 'style' | 'flip'>) {
  const { session, of: ref, children } = props;
  const { tabIndex, ...common } = thing(session, props);
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    common.onClick();
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

/** A shape may reach across the whole picture: what is said about it stands beside the pointer. */
const atPointer = ({ clientX, clientY }: PointerEvent): DOMRect =>
  new DOMRect(clientX - NEAR, clientY - NEAR, NEAR * 2, NEAR * 2);

const atItself = ({ currentTarget }: PointerEvent): DOMRect => (currentTarget as Element).getBoundingClientRect();

export function inspect(session: Session, ref: Ref, at: DOMRect | null, pinned: boolean): void {
  session.inspected.value = { ref, at, pinned };
}

/** Looks closely at a thing when the pointer rests on it, or a finger does. */
export function inspecting(session: Session, ref: Ref, where = atItself) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => clearTimeout(timer);
  const leave = () => {
    end();
    if (session.inspected.value?.pinned === false) session.inspected.value = null;
  };
  return {
    onPointerEnter(event: PointerEvent) {
      if (event.pointerType === 'touch') return;
      const at = where(event);
      end();
      timer = setTimeout(() => {
        if (!session.inspected.value?.pinned) inspect(session, ref, at, false);
      }, REST);
    },
    onPointerDown(event: PointerEvent) {
      end();
      if (event.pointerType !== 'touch') return;
      timer = setTimeout(() => inspect(session, ref, null, true), REST);
    },
    onPointerUp: end,
    onPointerCancel: end,
    onPointerLeave: leave,
    onContextMenu: (event: Event) => event.preventDefault(),
  };
}
