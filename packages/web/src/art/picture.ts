import { aurora, f, mountains, poles, ridge, skyline } from './land.ts';
import { type MoodName, moods } from './moods.ts';
import type { PackName } from './pack.ts';
import { type Random, randomOf } from './random.ts';

export interface Picture {
  /** The same id gives the same picture. */
  readonly id: string;
  readonly mood: MoodName;
  /** Where its motif is looked for, in this order; nowhere: a landscape. */
  readonly packs?: readonly PackName[];
  /** A motif of parts that are at hand. */
  readonly motif?: string;
  readonly width?: number;
  readonly height?: number;
  /** Where the horizon lies, as a part of the height. */
  readonly horizon?: number;
}

const cold = (mood: MoodName): boolean => mood === 'polar' || mood === 'night';
const fill = (art: string, dark: string, lit: string, smoke: string): string =>
  art.replaceAll('{c}', dark).replaceAll('{a}', lit).replaceAll('{s}', smoke);

/**
 * A landscape as a screen print: flat layers from the sky to the foreground, on the horizon the drawing of its motif.
 * Whatever there is no drawing of is a piece of the city.
 */
export function drawPicture(picture: Picture, drawing: string | undefined): string {
  const { id, mood, width = 200, height = 150, horizon = 0.72 } = picture;
  const r = randomOf(id);
  const { sky, sun, land, lit } = moods[mood];
  const ground = height * horizon;
  const middle = width / 2 + (r() - 0.5) * 16;
  const parts = [
    background(r, mood, width, height, ground),
    `<rect y="${f(ground - 34)}" width="${width}" height="${f(height - ground + 34)}" fill="url(#z)" opacity=".75"/>`,
    drawing === undefined ? skyline(randomOf(`city ${id}`), width, height, ground + 9, land[2], 1.5, 1.5) : '',
    ridge(r, width, height, ground + 8, 2.5, 12, land[2]),
    placed(drawing ?? '', middle, ground + 10, 0.98 + r() * 0.08),
    ridge(r, width, height, ground + 14, 3.2, 18, land[3]),
    r() < 0.45 && mood !== 'fog' ? poles(r, width, ground + 17, land[3]) : '',
    birds(r, width, ground, land[3]),
    flakes(r, mood, width, height, ground, lit),
  ];
  const art = fill(parts.join(''), land[3], lit, sky[1]);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice"><defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${sky[0]}"/><stop offset=".46" stop-color="${sky[1]}"/><stop offset="${horizon}" stop-color="${sky[2]}"/></linearGradient><radialGradient id="h"><stop offset="0" stop-color="${sun}" stop-opacity=".75"/><stop offset=".35" stop-color="${sun}" stop-opacity=".25"/><stop offset="1" stop-color="${sun}" stop-opacity="0"/></radialGradient><linearGradient id="z" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${sky[2]}" stop-opacity="0"/><stop offset="1" stop-color="${sky[2]}" stop-opacity=".6"/></linearGradient></defs>${art}</svg>`;
}

const placed = (art: string, x: number, y: number, scale: number): string =>
  art && `<g transform="translate(${f(x)} ${f(y)}) scale(${scale.toFixed(2)})">${art}</g>`;

function background(r: Random, mood: MoodName, w: number, h: number, ground: number): string {
  const { sky, sun, land } = moods[mood];
  const x = w * (0.2 + r() * 0.6);
  const radius = 11 + r() * 9;
  const y = ground - (14 + r() * 28);
  let art = `<rect width="${w}" height="${h}" fill="url(#s)"/>`;
  if (mood === 'night') art += stars(r, w, ground) + aurora(r, w, ground);
  art += `<circle cx="${f(x)}" cy="${f(y)}" r="${f(radius * 3.6)}" fill="url(#h)"/><circle cx="${f(x)}" cy="${f(y)}" r="${f(radius)}" fill="${sun}"/>`;
  for (let i = 0; i < 3; i++)
    art += `<rect y="${f(y - radius + r() * radius * 2.2)}" width="${w}" height="${f(0.8 + r() * 1.6)}" fill="${sky[1]}" opacity=".35"/>`;
  if (cold(mood)) {
    art += mountains(r, w, h, ground + 2, 44, land[0], mood === 'polar' ? '#fff' : '#9fd0df');
    return art + ridge(r, w, h, ground + 1, 6, 16, land[1]);
  }
  art += r() < 0.5 ? mountains(r, w, h, ground + 1, 22, land[0]) : ridge(r, w, h, ground - 6, 9, 14, land[0]);
  return art + skyline(r, w, h, ground + 3, land[1], 1, 0.8);
}

function stars(r: Random, w: number, ground: number): string {
  let art = '';
  for (let i = 0; i < 40; i++)
    art += `<circle cx="${f(r() * w)}" cy="${f(r() * ground * 0.7)}" r="${f(0.3 + r() * 0.6)}" fill="#fff" opacity="${f(0.3 + r() * 0.7)}"/>`;
  return art;
}

function birds(r: Random, w: number, ground: number, stroke: string): string {
  let art = '';
  for (let i = 0; i < 4; i++)
    art += `<path d="M${f(w * 0.1 + r() * w * 0.8 - 3)} ${f(8 + r() * ground * 0.45)}q1.5-1.2 3 1q1.5-2.2 3-1" stroke="${stroke}" stroke-width=".7" fill="none" opacity=".6"/>`;
  return art;
}

/** Snow in the cold, sparks elsewhere. */
function flakes(r: Random, mood: MoodName, w: number, h: number, ground: number, lit: string): string {
  const snow = cold(mood) || mood === 'fog';
  let art = '';
  for (let i = 0; i < (snow ? 40 : 18); i++) {
    const y = snow ? r() * h : ground - 30 + r() * (h - ground + 30);
    art += `<circle cx="${f(r() * w)}" cy="${f(y)}" r="${f(0.35 + r() * 0.8)}" fill="${snow ? '#fff' : lit}" opacity="${f(0.25 + r() * 0.55)}"/>`;
  }
  return art;
}

/** The strip of skyline behind a row of cards. */
export function drawStrip(id: string, mood: MoodName): string {
  const r = randomOf(id);
  const { sky, land } = moods[mood];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 110" preserveAspectRatio="xMidYMax slice"><defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${sky[0]}" stop-opacity=".25"/><stop offset="1" stop-color="${sky[1]}" stop-opacity=".85"/></linearGradient></defs><rect width="900" height="110" fill="url(#s)"/>${skyline(r, 900, 110, 74, land[2], 1.4, 0.8)}${ridge(r, 900, 110, 80, 4, 40, land[3])}${poles(r, 900, 86, land[3])}</svg>`;
}
