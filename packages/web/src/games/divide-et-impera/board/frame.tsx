import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { stripUrl } from '../../../art/cache.ts';
import { Icon } from '../../../look/icon.tsx';
import { d } from '../words.ts';
import { type Camera, clamped, FIT, movedBy, type PictureBox, viewBoxOf, zoomedAt } from './camera.ts';
import type { Point } from './geometry.ts';

interface Props {
  readonly box: PictureBox;
  readonly label: string;
  readonly children: ComponentChildren;
  /** More buttons beside those for zooming. */
  readonly tools?: ComponentChildren;
}

const STEP = 1.35;
const SLIP = 5;
const PAN = 60;

/** A picture that can be zoomed and moved: by wheel, by pinching, by dragging, by keys and by buttons. */
export function PictureFrame({ box, label, children, tools }: Props) {
  const camera = useSignal<Camera>(FIT);
  const frame = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const put = (next: Camera) => {
    camera.value = clamped(next, box);
  };
  const zoom = (by: number, at?: Point) => put(zoomedAt(camera.peek(), box, by, at));
  useEffect(() => put(camera.peek()), [box.width, box.height]);
  useGestures(svg, { zoom, move: (dx, dy) => put(movedBy(camera.peek(), dx, dy)) });
  useKeyboard(frame, svg, { camera: () => camera.peek(), put, zoom });
  return (
    <div class="d-frame" ref={frame}>
      <img class="d-sky" src={stripUrl('dei-sky', 'fog')} alt="" draggable={false} />
      <svg
        ref={svg}
        class="d-picture"
        viewBox={viewBoxOf(camera.value, box)}
        preserveAspectRatio="xMidYMax meet"
        data-zoom={camera.value.zoom.toFixed(2)}
        aria-label={label}
      >
        {children}
      </svg>
      <div class="d-zoom">
        {tools}
        <Tool icon="plus" name="dei.ui.zoomIn" run={() => zoom(STEP)} />
        <Tool icon="minus" name="dei.ui.zoomOut" run={() => zoom(1 / STEP)} />
        <Tool icon="fit" name="dei.ui.fit" run={() => put(FIT)} />
      </div>
    </div>
  );
}

interface ToolProps {
  readonly icon: string;
  readonly name: string;
  readonly run: () => void;
  readonly pressed?: boolean;
}

/** A small button on the picture. */
export const Tool = ({ icon, name, run, pressed }: ToolProps) => (
  <button
    type="button"
    aria-label={d(name)}
    title={d(name)}
    {...(pressed === undefined ? {} : { 'aria-pressed': pressed })}
    onClick={run}
  >
    <Icon name={icon} />
  </button>
);

/** Pixels for each unit of the picture. */
const scaleOf = (svg: SVGSVGElement | null): number => svg?.getScreenCTM()?.a ?? 1;

interface Keyboard {
  camera(): Camera;
  put(next: Camera): void;
  zoom(by: number): void;
}

const PANS: { readonly [key: string]: readonly [number, number] } = {
  ArrowLeft: [-PAN, 0],
  ArrowRight: [PAN, 0],
  ArrowUp: [0, -PAN],
  ArrowDown: [0, PAN],
};

type Box<T> = { readonly current: T | null };

/** Plus, minus, nought and the arrows with Shift, as long as the focus is in the picture; and what has it can be seen. */
function useKeyboard(frame: Box<HTMLDivElement>, svg: Box<SVGSVGElement>, given: Keyboard): void {
  const now = useRef(given);
  now.current = given;
  useLayoutEffect(() => {
    const place = frame.current;
    if (!place) return;
    const press = (event: KeyboardEvent) => {
      const { camera, put, zoom } = now.current;
      const by = event.shiftKey ? PANS[event.key] : undefined;
      if (by) put(movedBy(camera(), ...by));
      else if (event.key === '+' || event.key === '=') zoom(STEP);
      else if (event.key === '-') zoom(1 / STEP);
      else if (event.key === '0') put(FIT);
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    const follow = (event: FocusEvent) => {
      const { camera, put } = now.current;
      const { target } = event;
      const seen = svg.current?.getBoundingClientRect();
      if (!seen || camera().zoom === 1 || !(target instanceof Element) || !svg.current?.contains(target)) return;
      const at = target.getBoundingClientRect();
      if (at.left >= seen.left && at.right <= seen.right && at.top >= seen.top && at.bottom <= seen.bottom) return;
      const scale = scaleOf(svg.current);
      const [dx, dy] = [
        at.left + at.width / 2 - seen.left - seen.width / 2,
        at.top + at.height / 2 - seen.top - seen.height / 2,
      ];
      put(movedBy(camera(), dx / scale, dy / scale));
    };
    place.addEventListener('keydown', press);
    place.addEventListener('focusin', follow);
    return () => {
      place.removeEventListener('keydown', press);
      place.removeEventListener('focusin', follow);
    };
  }, []);
}

interface Gestures {
  zoom(by: number, at: Point): void;
  move(dx: number, dy: number): void;
}

/** A drag moves the picture and is no click; two fingers pinch. */
function useGestures(svg: Box<SVGSVGElement>, given: Gestures): void {
  const now = useRef(given);
  now.current = given;
  useLayoutEffect(() => {
    const picture = svg.current;
    if (!picture) return;
    const fingers = new Map<number, Point>();
    let dragged = 0;
    const unit = (x: number, y: number) => {
      const point = new DOMPoint(x, y).matrixTransform(picture.getScreenCTM()?.inverse());
      return { x: point.x, y: point.y };
    };
    const span = () => {
      const [a, b] = [...fingers.values()];
      return a && b ? { far: Math.hypot(a.x - b.x, a.y - b.y), x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } : null;
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      now.current.zoom(Math.exp(-event.deltaY / 500), unit(event.clientX, event.clientY));
    };
    const down = (event: PointerEvent) => {
      if (event.button !== 0) return;
      if (fingers.size === 0) dragged = 0;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    };
    const move = (event: PointerEvent) => {
      const last = fingers.get(event.pointerId);
      if (!last) return;
      const before = span();
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const after = span();
      const [dx, dy] = [event.clientX - last.x, event.clientY - last.y];
      const still = dragged < SLIP;
      dragged += Math.hypot(dx, dy);
      if (dragged < SLIP || picture.closest('[data-dragging]')) return;
      // Whatever the finger came down on is not looked at any more.
      if (still) event.target?.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true, pointerId: -1 }));
      if (before && after) now.current.zoom(after.far / before.far, unit(after.x, after.y));
      else {
        const scale = scaleOf(picture);
        now.current.move(-dx / scale, -dy / scale);
      }
    };
    const up = (event: PointerEvent) => fingers.delete(event.pointerId);
    const click = (event: MouseEvent) => {
      if (dragged >= SLIP) event.stopPropagation();
      dragged = 0;
    };
    picture.addEventListener('wheel', wheel, { passive: false });
    picture.addEventListener('pointerdown', down);
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', up);
    picture.addEventListener('click', click, { capture: true });
    return () => {
      picture.removeEventListener('wheel', wheel);
      picture.removeEventListener('pointerdown', down);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', up);
      picture.removeEventListener('click', click, { capture: true });
    };
  }, []);
}
