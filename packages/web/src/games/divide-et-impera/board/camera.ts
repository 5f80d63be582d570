/** The picture's own size. */
export interface PictureBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** How closely the picture is looked at, and how far the middle of the view is from the middle of the picture. */
export interface Camera {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

export const FIT: Camera = { zoom: 1, x: 0, y: 0 };
const CLOSEST = 4;

export function clamped({ zoom, x, y }: Camera, { width, height }: PictureBox): Camera {
  const near = Math.min(CLOSEST, Math.max(1, zoom));
  const most = (size: number): number => (size - size / near) / 2;
  const within = (n: number, size: number): number => Math.min(most(size), Math.max(-most(size), n)) || 0;
  return { zoom: near, x: within(x, width), y: within(y, height) };
}

export const movedBy = ({ zoom, x, y }: Camera, dx: number, dy: number): Camera => ({ zoom, x: x + dx, y: y + dy });

/** Zooms so that the point stays where it is on the screen. */
export function zoomedAt(
  camera: Camera,
  box: PictureBox,
  by: number,
  at?: { readonly x: number; readonly y: number },
): Camera {
  const zoom = Math.min(CLOSEST, Math.max(1, camera.zoom * by));
  const ratio = camera.zoom / zoom;
  const px = at ? at.x - box.left - box.width / 2 : camera.x;
  const py = at ? at.y - box.top - box.height / 2 : camera.y;
  return { zoom, x: px + (camera.x - px) * ratio, y: py + (camera.y - py) * ratio };
}

export function viewBoxOf({ zoom, x, y }: Camera, { left, top, width, height }: PictureBox): string {
  const [w, h] = [width / zoom, height / zoom];
  const f = (n: number): number => Math.round(n * 100) / 100;
  return `${f(left + width / 2 + x - w / 2)} ${f(top + height / 2 + y - h / 2)} ${f(w)} ${f(h)}`;
}
