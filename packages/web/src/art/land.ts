import type { Random } from './random.ts';

export const f = (n: number): string => String(Math.round(n * 10) / 10);

/** A line of hills down to the foot of the picture. */
export function ridge(r: Random, w: number, h: number, y: number, swell: number, steps: number, fill: string): string {
  let path = `M0 ${h}`;
  const phase = r() * 9;
  for (let i = 0; i <= steps; i++) {
    const wave = 0.5 * Math.sin(i * 0.9 + phase) + 0.35 * Math.sin(i * 2.3 + phase * 2) + 0.5 * (r() - 0.5);
    path += `L${f((i / steps) * w)} ${f(y - swell * wave)}`;
  }
  return `<path d="${path}L${w} ${h}Z" fill="${fill}"/>`;
}

export function mountains(r: Random, w: number, h: number, y: number, height: number, fill: string, snow = ''): string {
  let path = `M0 ${h}L0 ${y}`;
  let caps = '';
  for (let x = 0; x < w; ) {
    const width = 30 + r() * 50;
    const peak = y - height * (0.4 + r() * 0.6);
    const top = x + width * 0.45;
    path += `L${f(top)} ${f(peak)}L${f(x + width)} ${f(y - r() * height * 0.15)}`;
    const drop = (y - peak) * 0.36;
    if (snow)
      caps += `<path fill="${snow}" opacity=".8" d="M${f(top)} ${f(peak)}l${f(-width * 0.16)} ${f(drop)} ${f(width * 0.16)} ${f(-drop * 0.4)} ${f(width * 0.15)} ${f(drop * 0.3)}z"/>`;
    x += width;
  }
  return `<path d="${path}L${w} ${h}Z" fill="${fill}"/>${caps}`;
}

/** The broken skyline of a city. */
export function skyline(r: Random, w: number, h: number, y: number, fill: string, broad = 1, tall = 1): string {
  let path = '';
  for (let x = -5; x < w; ) {
    const width = (5 + r() * 13) * broad;
    const height = (10 + r() * 46) * tall;
    path += block(r, x, y - height, width, h);
    x += width + (r() < 0.35 ? r() * 9 : -0.4);
  }
  return `<path d="${path}" fill="${fill}"/>`;
}

function block(r: Random, left: number, top: number, width: number, foot: number): string {
  const kind = r();
  if (kind < 0.3) return `M${f(left)} ${foot}V${f(top)}h${f(width)}V${foot}z`;
  if (kind < 0.62) {
    const jags = 3 + Math.floor(r() * 3);
    let path = `M${f(left)} ${foot}V${f(top + r() * 8)}`;
    for (let i = 1; i <= jags; i++) path += `L${f(left + (width * i) / jags)} ${f(top + r() * 13)}`;
    return `${path}V${foot}z`;
  }
  if (kind < 0.8)
    return `M${f(left)} ${foot}V${f(top + 6)}h${f(width * 0.3)}v-6h${f(width * 0.45)}v10h${f(width * 0.25)}V${foot}z`;
  const mast = 6 + r() * 10;
  return `M${f(left)} ${foot}V${f(top)}h${f(width * 0.45)}v-${f(mast)}h1v${f(mast)}h${f(width * 0.45)}V${foot}z`;
}

/** Leaning power poles with what is left of their wires. */
export function poles(r: Random, w: number, y: number, stroke: string): string {
  let art = '';
  let last: readonly [number, number] | null = null;
  for (let x = r() * 30 - 10; x < w + 30; x += 34 + r() * 12) {
    const height = 30 + r() * 6;
    const lean = (r() - 0.5) * 7;
    const at = [x + lean, y - height + 4] as const;
    art += `<path d="M${f(x)} ${f(y)}l${f(lean)} -${f(height)}" stroke="${stroke}" stroke-width="1.6"/><path d="M${f(at[0] - 6)} ${f(at[1])}h12" stroke="${stroke}" stroke-width="1.3"/>`;
    if (last)
      art += `<path d="M${f(last[0] + 5)} ${f(last[1])}Q${f((last[0] + at[0]) / 2)} ${f(Math.max(last[1], at[1]) + 9)} ${f(at[0] - 5)} ${f(at[1])}" stroke="${stroke}" stroke-width=".55" fill="none"/>`;
    last = at;
  }
  return art;
}

export function aurora(r: Random, w: number, horizon: number): string {
  let art =
    '<defs><linearGradient id="au" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#7bf5c6" stop-opacity="0"/><stop offset=".72" stop-color="#5fe3b0" stop-opacity=".6"/><stop offset=".86" stop-color="#8af0ff" stop-opacity=".25"/><stop offset="1" stop-color="#8af0ff" stop-opacity="0"/></linearGradient></defs>';
  const rays = 48;
  for (let band = 0; band < 3; band++) {
    const phase = r() * 6;
    for (let i = 0; i < rays; i++) {
      const t = i / rays;
      const y = horizon * (0.26 + band * 0.15) + horizon * 0.1 * Math.sin(t * 7 + phase);
      const height = horizon * (0.22 + 0.12 * Math.sin(t * 23 + phase) + 0.05 * r());
      art += `<rect x="${f(t * w)}" y="${f(y - height)}" width="${f(w / rays + 0.8)}" height="${f(height * 1.2)}" fill="url(#au)" opacity="${f(0.75 * (0.35 + 0.5 * r()) * (1 - band * 0.22))}"/>`;
    }
  }
  return art;
}
