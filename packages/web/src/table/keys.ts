import { useLayoutEffect } from 'preact/hooks';
import { localHost } from '../local/host.ts';
import { stopRecap } from './recap.ts';
import type { Session } from './session.ts';
import { inspect, isTakenUp } from './thing.tsx';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.matches('input, textarea, select') || target.isContentEditable);

/** One list of commands for the keyboard; buttons do the same things. */
export function useKeys(session: Session): void {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Escape') return void stepBack(session);
      if (isTyping(event.target)) return;
      if (run(session, event.key)) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [session]);
}

function stepBack(session: Session): void {
  const pinned = session.inspected.value?.pinned ?? false;
  session.inspected.value = null;
  if (pinned) return;
  if (session.drawer.value !== 'none') session.drawer.value = 'none';
  else if (session.looking.value !== null) session.looking.value = null;
  else if (!session.back()) session.scenes.skip();
}

function run(session: Session, key: string): boolean {
  if (/^[1-9]$/.test(key)) return row(session, Number(key) - 1);
  switch (key) {
    case 'Enter':
      return enter(session);
    case 'z':
    case 'Z':
      void session.act('undo');
      return true;
    case 'y':
    case 'Y':
      void session.act('redo');
      return true;
    case 'h':
    case 'H':
      if (session.host.hints === false) return false;
      void session.askHint();
      return true;
    case 'r':
    case 'R':
      session.openRule(null);
      return true;
    case 'l':
    case 'L':
      document.getElementById('log')?.focus();
      return true;
    case '?':
      session.drawer.value = session.drawer.value === 'keys' ? 'none' : 'keys';
      return true;
    case '/':
      document.querySelector<HTMLInputElement>('.find input')?.focus();
      return true;
    case ' ':
      return skip(session);
    case 'i':
    case 'I':
      return look(session);
    case 'ArrowLeft':
    case 'ArrowRight':
    case 'ArrowUp':
    case 'ArrowDown':
      return move(key);
    default:
      return false;
  }
}

/** Takes the nth line of the list; the confirm button waits for Enter. */
function row(session: Session, at: number): boolean {
  const line = document.querySelector<HTMLButtonElement>(`.choices [data-row="${at}"]`);
  if (!line) return false;
  line.click();
  if (session.selected.value !== null) requestAnimationFrame(focusConfirm);
  return true;
}

const focusConfirm = (): void => document.querySelector<HTMLButtonElement>('[data-confirm]:not(:disabled)')?.focus();

function enter(session: Session): boolean {
  const focused = document.activeElement;
  const ref = isOnPage(focused) ? focused.dataset.ref : undefined;
  // A focused button is pressed by the browser itself; a thing that is selected already is confirmed.
  if (ref !== undefined && isTakenUp(session, ref)) return confirmed(session);
  if (document.activeElement instanceof HTMLElement && document.activeElement.matches('button, a, summary'))
    return false;
  if (session.state.value?.held) void localHost.proceed(session.card.id);
  else void session.confirm();
  return true;
}

function confirmed(session: Session): boolean {
  void session.confirm();
  return true;
}

/** Space goes on to the next scene or stops a running recap; otherwise it is left to the focused button. */
function skip(session: Session): boolean {
  if (session.scenes.waiting.value.length > 0) session.scenes.next();
  else if (session.recapAt.value !== null) stopRecap(session);
  else return false;
  return true;
}

function look(session: Session): boolean {
  const thing = document.querySelector('[data-ref]:hover') ?? document.activeElement;
  const ref = isOnPage(thing) ? thing.dataset.ref : undefined;
  if (!ref) return false;
  inspect(session, ref, null, true);
  return true;
}

/** Things are buttons, or shapes in a picture. */
type OnPage = HTMLElement | SVGElement;
const isOnPage = (element: Element | null): element is OnPage =>
  element instanceof HTMLElement || element instanceof SVGElement;

const DIRECTIONS: { readonly [key: string]: readonly [number, number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** From thing to thing on the table, to the nearest one in that direction. */
function move(key: string): boolean {
  const from = document.activeElement;
  if (!isOnPage(from) || !from.dataset.ref) return false;
  const start = centre(from);
  const [dx, dy] = DIRECTIONS[key] ?? [0, 0];
  let best: OnPage | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const each of document.querySelectorAll<OnPage>('.table [data-ref]')) {
    if (each === from || !each.checkVisibility()) continue;
    const at = centre(each);
    const ahead = (at.x - start.x) * dx + (at.y - start.y) * dy;
    const aside = Math.abs((at.x - start.x) * dy) + Math.abs((at.y - start.y) * dx);
    if (ahead < 2 || ahead + aside * 3 >= least) continue;
    least = ahead + aside * 3;
    best = each;
  }
  best?.focus();
  return best !== null;
}

function centre(element: OnPage): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
