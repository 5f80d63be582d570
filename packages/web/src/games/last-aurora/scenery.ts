import type { RouteMap } from '@cinderhall/last-aurora/table';
import { addressOf } from '../../art/cache.ts';
import { aurora, f, mountains } from '../../art/land.ts';
import { type Random, randomOf } from '../../art/random.ts';

const [W, H] = [1060, 240];

interface Palette {
  readonly sky: readonly [string, string, string];
  readonly far: string;
  readonly snow: string;
  readonly ground: readonly [string, string, string];
  readonly trees: string;
  readonly sea: string;
  readonly shore: string;
  /** Peaks behind, and cliffs in front. */
  readonly height: number;
}
const PALETTES: { readonly [M in RouteMap['id']]: Palette } = {
  alpha: {
    sky: ['#050c1d', '#123457', '#4f93ab'],
    far: '#2c5a74',
    snow: '#d9eef4',
    ground: ['#9cc6d6', '#5c8da3', '#2b5369'],
    trees: '#1d4256',
    sea: '#0b2a3d',
    shore: 'M636 240C656 206 700 202 728 202S800 186 838 172S930 166 958 158S1030 120 1060 106',
    height: 34,
  },
  beta: {
    sky: ['#0a0820', '#2b2555', '#6d6fa6'],
    far: '#3a3f70',
    snow: '#dfe2f7',
    ground: ['#b3b9dc', '#6b73a6', '#313865'],
    trees: '#262b55',
    sea: '#141a3d',
    shore:
      'M640 240C650 214 690 196 716 206S760 226 786 214S800 180 836 176S880 200 906 192S930 150 962 146S1010 166 1030 142S1050 118 1060 116',
    height: 62,
  },
};

function stars(r: Random): string {
  let art = '';
  for (let i = 0; i < 120; i++)
    art += `<circle cx="${f(r() * W)}" cy="${f(r() * H * 0.36)}" r="${f(0.4 + r() * 0.8)}" fill="#fff" opacity="${f(0.3 + r() * 0.7)}"/>`;
  return art;
}

function drifts(r: Random, n: number): string {
  let art = '';
  for (let i = 0; i < n; i++)
    art += `<path d="M${f(r() * W)} ${f(H * (0.46 + r() * 0.54))}q${f(20 + r() * 40)} ${f(-4 - r() * 5)} ${f(60 + r() * 70)} 0" stroke="#fff" fill="none" opacity=".28"/>`;
  return art;
}

/** Firs on Alpha's plains. */
function firs(r: Random, colour: string): string {
  let art = '';
  for (let i = 0; i < 80; i++) {
    const [x, y] = [r() * W * 0.62, H * (0.46 + r() * 0.54)];
    const size = 3 + (y / H) * 7;
    art += `<path d="M${f(x)} ${f(y)}l${f(size * 0.5)} ${f(-size * 1.7)} ${f(size * 0.5)} ${f(size * 1.7)}z" fill="${colour}" opacity=".75"/>`;
  }
  return art;
}

/** Cracks in Beta's ice. */
function crevasses(r: Random, colour: string): string {
  let art = '';
  for (let i = 0; i < 26; i++) {
    const [x, y] = [r() * W * 0.66, H * (0.5 + r() * 0.48)];
    art += `<path d="M${f(x)} ${f(y)}l${f(10 + r() * 16)} ${f(-2 + r() * 3)} ${f(6 + r() * 12)} ${f(3 * r())}-${f(10 + r() * 12)} ${f(1 + r() * 2.5)}z" fill="${colour}" opacity=".6"/>`;
  }
  return art;
}

function floes(r: Random): string {
  let art = '';
  for (let i = 0; i < 26; i++) {
    const [x, y] = [W * (0.68 + r() * 0.32), H * (0.82 + r() * 0.17)];
    art += `<path d="M${f(x)} ${f(y)}l${f(6 + r() * 12)} ${f(-2 - r() * 3)} ${f(8 + r() * 9)} ${f(2 + r() * 3)}-${f(6 + r() * 6)} ${f(3 + r() * 3)}z" fill="#cfe8f0" opacity="${f(0.35 + r() * 0.45)}"/>`;
  }
  return art;
}

function drawLand(id: RouteMap['id']): string {
  const { sky, far, snow, ground, trees, sea, shore, height } = PALETTES[id];
  const r = randomOf(id);
  const horizon = H * 0.42;
  const parts = [
    `<rect width="${W}" height="${H}" fill="url(#s)"/>`,
    stars(r),
    `<g opacity=".8">${aurora(r, W, H * 0.5)}</g>`,
    mountains(r, W, H, horizon + 4, height, far, snow),
    height > 40 ? mountains(r, W, H, horizon + 10, 26, ground[1], snow) : '',
    `<path d="M0 ${horizon}H${W}V${H}H0z" fill="url(#g)"/>`,
    drifts(r, 26),
    height > 40 ? crevasses(r, trees) : firs(r, trees),
    `<path d="${shore}V${H}z" fill="${sea}"/><path d="${shore}" stroke="#d6eef5" stroke-width="2" fill="none" opacity=".7"/>`,
    floes(r),
  ];
  const stops = (colours: readonly string[], at: readonly number[]): string =>
    colours.map((colour, i) => `<stop offset="${at[i]}" stop-color="${colour}"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" preserveAspectRatio="xMidYMax slice"><defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1">${stops(sky, [0, 0.34, 0.42])}</linearGradient><linearGradient id="g" x1="0" y1="0" x2="0" y2="1">${stops(ground, [0, 0.5, 1])}</linearGradient></defs>${parts.join('')}</svg>`;
}

/** The land of a map, without anything that belongs to the game. */
export const landUrl = (id: RouteMap['id']): string => addressOf(`land ${id}`, () => drawLand(id));

const [CW, CH] = [660, 250];

/** The night behind a convoy. */
function drawNight(): string {
  const r = randomOf('convoy');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CW} ${CH}" preserveAspectRatio="xMidYMax slice"><rect width="${CW}" height="${CH}" fill="#0c2836"/><g opacity=".75">${aurora(r, CW, 210)}</g>${mountains(r, CW, CH, 206, 96, '#1a3d51', '#5d92a8')}<path d="M0 206q80-8 160-2t170-3 170 3 160-3V${CH}H0z" fill="#d9eaf0"/><path d="M0 216q90-5 200-2t240-3 220 2V${CH}H0z" fill="#a9c8d5"/></svg>`;
}
export const nightUrl = (): string => addressOf('night of the convoy', drawNight);
