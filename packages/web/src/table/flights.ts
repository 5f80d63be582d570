import { render, type VNode } from 'preact';
import { settings, slowness } from '../app/settings.ts';
import type { Flight } from '../games/types.ts';
import { type Places, placeOf, withParents } from './places.ts';

const FLY = 280;
const LABEL = 620;
const STAGGER = 60;
/** Milliseconds between the flights of one event and those of the next. */
const APART = 120;
/** At most so many tokens fly for one event; the label tells the full number. */
const TOKENS = 5;
const EASE = 'cubic-bezier(.2,.7,.3,1)';

const speedFactor = (): number => slowness[settings.peek().speed];

const running = new Set<Animation>();

/** Ends all running animations at once. */
export function finishFlights(): void {
  for (const one of running) one.finish();
}

function track(animation: Animation, then: () => void): void {
  running.add(animation);
  const end = () => {
    running.delete(animation);
    then();
  };
  animation.addEventListener('finish', end);
  animation.addEventListener('cancel', end);
}

/** Lets tokens fly over the table, from where their sources were to where their goals are now. */
export function fly(board: HTMLElement, flights: readonly (readonly Flight[])[], before: Places, now: Places): void {
  finishFlights();
  const speed = speedFactor();
  for (const [i, some] of flights.entries())
    for (const [j, flight] of some.entries())
      send(board, flight, before, now, (i * APART + j * STAGGER) * speed, speed);
}

function send(board: HTMLElement, flight: Flight, before: Places, now: Places, delay: number, speed: number): void {
  const { token, n = 1, sign = '+' } = flight;
  if (!token) return;
  const from = placeOf(before, flight.from) ?? placeOf(now, flight.from);
  const to = placeOf(now, flight.to) ?? placeOf(before, flight.to);
  const start = from ?? to;
  const goal = to ?? from;
  if (!start || !goal) return;
  for (let i = 0; i < Math.min(n, TOKENS); i++) {
    const dropped = from === null || to === null || from === to;
    carry(board, token, start, goal, delay + i * STAGGER * speed, FLY * speed, dropped);
  }
  const at = sign === '+' ? goal : start;
  const arrival = sign === '+' ? delay + FLY * speed : delay;
  label(board, `${sign}${n}`, at, arrival, LABEL * speed);
}

const centre = ({ left, top, width, height }: DOMRect): readonly [number, number] => [
  left + width / 2,
  top + Math.min(height / 2, 60),
];

/** Beside the table: it may be drawn larger or smaller than what is measured. */
function layerOf({ parentElement: app }: HTMLElement): HTMLElement {
  if (!app) throw new Error('the table is not on the page');
  const known = app.querySelector<HTMLElement>(':scope > .flights');
  if (known) return known;
  const layer = document.createElement('div');
  layer.className = 'flights';
  layer.setAttribute('aria-hidden', 'true');
  app.append(layer);
  return layer;
}

function put(board: HTMLElement, kind: string, content: VNode | string): HTMLElement {
  const place = document.createElement('span');
  place.className = kind;
  if (typeof content === 'string') place.textContent = content;
  else render(content, place);
  layerOf(board).append(place);
  return place;
}

function carry(
  board: HTMLElement,
  token: VNode,
  start: DOMRect,
  goal: DOMRect,
  delay: number,
  duration: number,
  dropped: boolean,
): void {
  const place = put(board, 'token', token);
  const [x, y] = centre(start);
  const [toX, toY] = dropped ? [x, y + 26] : centre(goal);
  const animation = place.animate(
    [
      { translate: `${x}px ${y}px`, opacity: 0, scale: 0.7 },
      { opacity: 1, scale: 1.15, offset: 0.15 },
      { translate: `${toX}px ${toY}px`, opacity: dropped ? 0 : 1, scale: 1 },
    ],
    { duration: Math.max(duration, 1), delay, easing: EASE, fill: 'backwards' },
  );
  track(animation, () => {
    render(null, place);
    place.remove();
  });
}

function label(board: HTMLElement, text: string, at: DOMRect, delay: number, duration: number): void {
  const place = put(board, 'count', text);
  const [x, y] = centre(at);
  const animation = place.animate(
    [
      { translate: `${x}px ${y - 6}px`, opacity: 0 },
      { translate: `${x}px ${y - 16}px`, opacity: 1, offset: 0.2 },
      { translate: `${x}px ${y - 30}px`, opacity: 0 },
    ],
    { duration: Math.max(duration, 1), delay, easing: EASE, fill: 'backwards' },
  );
  track(animation, () => place.remove());
}

const MARKED = 1000;
const at = (name: string): string => `[data-place="${name}"], [data-flip="${name}"]`;

/** With animations off: underlines what changed for a moment. */
export function mark(board: HTMLElement, flights: readonly (readonly Flight[])[]): void {
  for (const { to, from, sign = '+' } of flights.flat()) {
    const place = withParents(sign === '+' ? to : (from ?? to))
      .flatMap((name) => [...board.querySelectorAll(at(name))])
      .find((one) => one.checkVisibility());
    if (!place) continue;
    place.classList.add('is-changed');
    setTimeout(() => place.classList.remove('is-changed'), MARKED);
  }
}
