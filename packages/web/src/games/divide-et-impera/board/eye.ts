/** The picture's own size. */
export interface Sheet {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** How closely the picture is looked at, and how far the middle of the view is from the middle of the picture. */
export interface Eye {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

export const FIT: Eye = { zoom: 1, x: 0, y: 0 };
const CLOSEST = 4;

export function clamped({ zoom, x, y }: Eye, { width, height }: Sheet): Eye {
  const near = Math.min(CLOSEST, Math.max(1, zoom));
  const most = (size: number): number => (size - size / near) / 2;
  const within = (n: number, size: number): number => Math.min(most(size), Math.max(-most(size), n)) || 0;
  return { zoom: near, x: within(x, width), y: within(y, height) };
}

export const movedBy = ({ zoom, x, y }: Eye, dx: number, dy: number): Eye => ({ zoom, x: x + dx, y: y + dy });

/** Zooms so that the point stays where it is on the screen. */
export function zoomedAt(eye: Eye, sheet: Sheet, by: number, at?: { readonly x: number; readonly y: number }): Eye {
  const zoom = Math.min(CLOSEST, Math.max(1, eye.zoom * by));
  const ratio = eye.zoom / zoom;
  const px = at ? at.x - sheet.left - sheet.width / 2 : eye.x;
  const py = at ? at.y - sheet.top - sheet.height / 2 : eye.y;
  return { zoom, x: px + (eye.x - px) * ratio, y: py + (eye.y - py) * ratio };
}

export function viewBoxOf({ zoom, x, y }: Eye, { left, top, width, height }: Sheet): string {
  const [w, h] = [width / zoom, height / zoom];
  const f = (n: number): number => Math.round(n * 100) / 100;
  return `${f(left + width / 2 + x - w / 2)} ${f(top + height / 2 + y - h / 2)} ${f(w)} ${f(h)}`;
}
