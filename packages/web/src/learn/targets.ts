import type { Ref } from '@cinderhall/kernel';

/** A box on the screen. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const right = ({ x, width }: Box): number => x + width;
export const bottom = ({ y, height }: Box): number => y + height;
export const centre = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(right(a), right(b)) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(bottom(a), bottom(b)) - Math.max(a.y, b.y));

const isSeen = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility();
};

/** A thing of the table, a place of it, or what goods fly to; if the place has no part of that name, what it is part of. */
export function elementOf(at: Ref): Element | null {
  for (let name = at; name !== ''; name = name.slice(0, Math.max(0, name.lastIndexOf(':')))) {
    const found = [
      ...document.querySelectorAll(`.table [data-ref="${CSS.escape(name)}"]`),
      ...document.querySelectorAll(`.table [data-place="${CSS.escape(name)}"]`),
      ...document.querySelectorAll(`.table [data-flip="${CSS.escape(name)}"]`),
    ].find(isSeen);
    if (found) return found;
    // Part of a thing is not another thing.
    if (!name.startsWith('seat:')) return null;
  }
  return null;
}

const GAP = 18;
const EDGE = 10;

/** Where a card of this size goes: beside what it is about, over as little as possible of what must be seen. */
export function besides(size: { width: number; height: number }, targets: readonly Box[], kept: readonly Box[]): Box {
  const width = innerWidth;
  const height = innerHeight;
  const [first] = targets;
  const middle = { x: (width - size.width) / 2, y: (height - size.height) / 2, ...size };
  if (!first) return middle;
  const { x, y } = centre(first);
  const places = [
    { x: right(first) + GAP, y: y - size.height / 2 },
    { x: x - size.width / 2, y: first.y - size.height - GAP * 2 },
    { x: first.x - size.width - GAP, y: y - size.height / 2 },
    { x: x - size.width / 2, y: bottom(first) + GAP * 2 },
    { x: middle.x, y: middle.y },
    { x: middle.x, y: EDGE },
  ].map((place) => ({
    x: Math.min(Math.max(EDGE, place.x), width - size.width - EDGE),
    y: Math.min(Math.max(EDGE, place.y), height - size.height - EDGE),
    ...size,
  }));
  const covers = (place: Box) => [...targets, ...kept].reduce((sum, box) => sum + overlap(place, box), 0);
  return places.reduce((best, place) => (covers(place) < covers(best) ? place : best));
}
