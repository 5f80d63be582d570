/** The sky over a game: colours from the top of the sky down to the ground. */
export interface Weather {
  readonly sky: readonly [top: string, middle: string, low: string];
  readonly sun: string;
  readonly layers: readonly [far: string, middle: string, near: string, ground: string];
  readonly lamp: string;
  readonly falls: 'nothing' | 'sparks' | 'snow';
  readonly aurora: boolean;
}

export const weathers = {
  dust: {
    sky: ['#6d4326', '#b8763c', '#e9b671'],
    sun: '#ffe9b8',
    layers: ['#c8874c', '#9a5c32', '#643722', '#2c1813'],
    lamp: '#ffd27a',
    falls: 'sparks',
    aurora: false,
  },
  verdigris: {
    sky: ['#12393c', '#3b7a72', '#b9cfa0'],
    sun: '#f4f0c8',
    layers: ['#6fa08c', '#3f726a', '#224a4a', '#0e2426'],
    lamp: '#ffe08a',
    falls: 'nothing',
    aurora: false,
  },
  polarNight: {
    sky: ['#060d1f', '#10294a', '#2f6f84'],
    sun: '#dff6ff',
    layers: ['#3c6f88', '#234b66', '#132f47', '#071726'],
    lamp: '#ffc46b',
    falls: 'snow',
    aurora: true,
  },
  fog: {
    sky: ['#23213f', '#57527f', '#c3a9b4'],
    sun: '#f7dfd0',
    layers: ['#8b80a4', '#5d557f', '#373357', '#191730'],
    lamp: '#ffc98a',
    falls: 'snow',
    aurora: false,
  },
  paleNoon: {
    sky: ['#3f7690', '#86b6c6', '#dfeae6'],
    sun: '#ffffff',
    layers: ['#a9cbd6', '#7aa5b6', '#456f85', '#1b3a4c'],
    lamp: '#ffd9a0',
    falls: 'nothing',
    aurora: false,
  },
  rustEvening: {
    sky: ['#2a1620', '#793321', '#cf7454'],
    sun: '#ffe0c4',
    layers: ['#a5553d', '#6f3128', '#42201f', '#1d0f10'],
    lamp: '#ffd9a0',
    falls: 'sparks',
    aurora: false,
  },
} as const satisfies Record<string, Weather>;

const width = 960;
const height = 480;
/** Every picture in the hall has its horizon at the same height. */
const ground = height * 0.86;

/** A landscape that is the same for the same seed, wherever it is drawn; neighbours differ in their landmark. */
export function horizon(seed: string, weather: Weather, position: number): string {
  const random = generator(seed);
  const id = `sky-${seed.replace(/[^a-z0-9-]/g, '')}`;
  const [far, middle, near, soil] = weather.layers;
  const parts = [
    definitions(id, weather),
    `<rect width="${width}" height="${height}" fill="url(#${id})"/>`,
    weather.falls === 'snow' ? dots(random, 90, '#ffffff', 0, ground * 0.7, 0.9) : '',
    weather.aurora ? aurora(random, id) : '',
    sun(random, id, weather),
    ridge(random, ground - 18, 26, far),
    skyline(random, { base: ground + 4, tallest: 74, widest: 34, colour: middle }),
    `<rect y="${ground - 110}" width="${width}" height="${height - ground + 110}" fill="url(#${id}-haze)"/>`,
    skyline(random, { base: ground + 12, tallest: 120, widest: 46, colour: near, lamp: weather.lamp }),
    landmark(random, position, soil, weather.lamp),
    ridge(random, ground + 20, 7, soil),
    poles(random, soil),
    birds(random, soil),
    weather.falls === 'sparks' ? dots(random, 50, weather.lamp, ground - 80, height, 1.2) : '',
    weather.falls === 'snow' ? dots(random, 70, '#ffffff', 0, height, 1.5) : '',
    `<rect y="${ground}" width="${width}" height="${height - ground}" fill="url(#${id}-foot)"/>`,
  ];
  return `<svg class="horizon" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMax slice" aria-hidden="true">${parts.join('')}</svg>`;
}

type Random = () => number;

/** mulberry32 over an FNV hash of the seed: small, and good enough for pictures. */
function generator(seed: string): Random {
  let state = 0x811c9dc5;
  for (let i = 0; i < seed.length; i++) state = Math.imul(state ^ seed.charCodeAt(i), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const n = (value: number) => String(Math.round(value * 10) / 10);
const between = (random: Random, low: number, high: number) => low + random() * (high - low);

function definitions(id: string, { sky, sun: light, layers }: Weather): string {
  const stop = (offset: number, colour: string, opacity = 1) =>
    `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`;
  const down = (name: string, stops: string) =>
    `<linearGradient id="${name}" x1="0" y1="0" x2="0" y2="1">${stops}</linearGradient>`;
  return `<defs>${[
    down(id, stop(0, sky[0]) + stop(0.5, sky[1]) + stop(0.86, sky[2])),
    down(`${id}-haze`, stop(0, sky[2], 0) + stop(1, sky[2], 0.5)),
    down(`${id}-foot`, stop(0, layers[3], 0) + stop(0.7, '#141210', 0.95) + stop(1, '#141210')),
    down(
      `${id}-ray`,
      stop(0, '#7bf5c6', 0) + stop(0.72, '#5fe3b0', 0.55) + stop(0.86, '#8af0ff', 0.22) + stop(1, '#8af0ff', 0),
    ),
    `<radialGradient id="${id}-halo">${stop(0, light, 0.7) + stop(0.35, light, 0.22) + stop(1, light, 0)}</radialGradient>`,
  ].join('')}</defs>`;
}

function sun(random: Random, id: string, { sun: colour, sky }: Weather): string {
  // Near the middle: narrow doors show only that part.
  const x = width / 2 + between(random, -120, 120);
  const y = ground - between(random, 60, 110);
  const radius = between(random, 30, 42);
  const bands = [0.2, 0.5, 0.75].map((share, i) => {
    const at = y - radius + share * 2 * radius;
    return `<rect x="0" y="${n(at)}" width="${width}" height="${n(2 + i * 1.5)}" fill="${sky[1]}" opacity=".3"/>`;
  });
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius * 4)}" fill="url(#${id}-halo)"/><circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${colour}"/>${bands.join('')}`;
}

function ridge(random: Random, base: number, rise: number, colour: string): string {
  const phase = random() * 9;
  const points = Array.from({ length: 49 }, (_, i) => {
    const wave = 0.5 * Math.sin(i * 0.7 + phase) + 0.3 * Math.sin(i * 1.9 + phase * 2) + 0.3 * (random() - 0.5);
    return `L${n((i / 48) * width)} ${n(base - rise * wave)}`;
  });
  return `<path d="M0 ${height}${points.join('')}V${height}z" fill="${colour}"/>`;
}

interface Skyline {
  readonly base: number;
  readonly tallest: number;
  readonly widest: number;
  readonly colour: string;
  readonly lamp?: string;
}

function skyline(random: Random, { base, tallest, widest, colour, lamp }: Skyline): string {
  let houses = '';
  let windows = '';
  for (let x = -10; x < width; ) {
    const wide = between(random, widest * 0.4, widest);
    const tall = between(random, tallest * 0.2, tallest) * (random() < 0.3 ? 0.5 : 1);
    houses += house(random, x, base - tall, wide);
    if (lamp) windows += litWindows(random, x, base - tall, wide, base, lamp);
    x += wide + (random() < 0.4 ? between(random, 2, widest * 0.7) : 0);
  }
  return `<path d="${houses}" fill="${colour}"/>${windows}`;
}

/** Whole, broken off at the top, stepped, or with a mast. */
function house(random: Random, x: number, top: number, wide: number): string {
  const start = `M${n(x)} ${height}`;
  const kind = random();
  if (kind < 0.35) return `${start}V${n(top)}h${n(wide)}V${height}z`;
  if (kind < 0.6) {
    const teeth = 3 + Math.floor(random() * 3);
    const edge = Array.from({ length: teeth + 1 }, (_, i) => `L${n(x + (wide * i) / teeth)} ${n(top + random() * 22)}`);
    return `${start}${edge.join('')}V${height}z`;
  }
  if (kind < 0.8)
    return `${start}V${n(top + 14)}h${n(wide * 0.3)}v-14h${n(wide * 0.45)}v22h${n(wide * 0.25)}V${height}z`;
  const mast = between(random, 12, 30);
  return `${start}V${n(top)}h${n(wide * 0.5)}v${n(-mast)}h2v${n(mast)}h${n(wide * 0.5 - 2)}V${height}z`;
}

function litWindows(random: Random, x: number, top: number, wide: number, base: number, lamp: string): string {
  let lit = '';
  for (let y = top + 26; y < base - 8; y += 11) {
    for (let at = x + 5; at < x + wide - 7; at += 8) {
      if (random() < 0.07)
        lit += `<rect x="${n(at)}" y="${n(y)}" width="3.5" height="5" fill="${lamp}" opacity=".85"/>`;
    }
  }
  return lit;
}

/** The one thing of the place that people would name it after. */
function landmark(random: Random, position: number, colour: string, lamp: string): string {
  const x = width / 2 + between(random, -30, 30);
  const y = ground + 30;
  const draw = landmarks[position % landmarks.length] ?? waterTower;
  return `<g transform="translate(${n(x)} ${n(y)})" fill="${colour}">${draw(lamp, colour)}</g>`;
}

const waterTower = (lamp: string) =>
  `<path d="M-34 0l8-96h6l-6 96zM28 0l-8-96h-6l6 96zM-3 0v-92h6V0z"/><path d="M-40 -92v-52q40 -22 80 0v52q-40 18 -80 0zM-46 -144q46 -42 92 0z"/><path d="M-2 -160h4v-26h-4z"/><circle cy="-188" r="4" fill="${lamp}"/><path d="M-30 -118h60" stroke="${lamp}" stroke-width="3" stroke-dasharray="9 7" opacity=".8"/>`;

const works = (lamp: string) =>
  `<path d="M-104 0v-48l26 -18v18l26 -18v18l26 -18v18l26 -18V0z"/><path d="M-64 0l6 -128h18l6 128zM-18 0l5 -104h16l5 104z"/><path d="M-57 -112h16M-12 -90h14" stroke="${lamp}" stroke-width="3"/><path d="M22 0v-72h84V0z"/><path d="M32 -54h66M32 -36h66" stroke="${lamp}" stroke-width="7" stroke-dasharray="8 7" opacity=".85"/><path d="M40 -72q24 -34 48 0z"/>`;

const dome = (lamp: string) =>
  `<path d="M-92 0v-56h22q6 -62 62 -72v-22h16v22q56 10 62 72h22V0z"/><path d="M-2 -150h4v-24h-4z"/><circle cy="-178" r="4.5" fill="${lamp}"/><path d="M-80 -38h160" stroke="${lamp}" stroke-width="9" stroke-dasharray="6 14" opacity=".8"/>`;

const radioMast = (lamp: string, colour: string) =>
  `<path d="M-22 0L-4 -150h8L22 0h-6L0 -126L-16 0z"/><path d="M-15 -28L12 -52L-10 -72L7 -92L-5 -108M15 -28L-12 -52L10 -72L-7 -92L5 -108" fill="none" stroke="${colour}" stroke-width="2"/><circle cy="-155" r="5" fill="${lamp}"/><path d="M14 -167a17 17 0 0 1 0 24M-14 -167a17 17 0 0 0 0 24M25 -177a31 31 0 0 1 0 44M-25 -177a31 31 0 0 0 0 44" fill="none" stroke="${lamp}" stroke-width="2.5" opacity=".7"/><path d="M-92 0v-38h46V0zM48 0v-30h60V0z"/>`;

const landmarks = [waterTower, works, dome, radioMast];

function poles(random: Random, colour: string): string {
  let drawn = '';
  let last: { x: number; y: number } | undefined;
  for (let x = between(random, -20, 40); x < width + 60; x += between(random, 84, 116)) {
    const lean = between(random, -8, 8);
    const top = { x: x + lean, y: ground + 30 - between(random, 62, 74) };
    drawn += `<path d="M${n(x)} ${n(ground + 30)}L${n(top.x)} ${n(top.y - 8)}M${n(top.x - 11)} ${n(top.y)}h22" stroke="${colour}" stroke-width="3"/>`;
    if (last) {
      const sag = Math.max(last.y, top.y) + 22;
      drawn += `<path d="M${n(last.x + 10)} ${n(last.y)}Q${n((last.x + top.x) / 2)} ${n(sag)} ${n(top.x - 10)} ${n(top.y)}" stroke="${colour}" stroke-width="1.2" fill="none"/>`;
    }
    last = top;
  }
  return drawn;
}

function birds(random: Random, colour: string): string {
  return Array.from({ length: 9 }, () => {
    const x = between(random, width * 0.1, width * 0.9);
    const y = between(random, 90, ground * 0.6);
    return `<path d="M${n(x - 7)} ${n(y - 2)}q3.5 -3 7 2q3.5 -5 7 -2" stroke="${colour}" stroke-width="1.5" fill="none" opacity=".55"/>`;
  }).join('');
}

function dots(random: Random, count: number, colour: string, top: number, bottom: number, size: number): string {
  return Array.from({ length: count }, () => {
    const x = random() * width;
    const y = between(random, top, bottom);
    const opacity = between(random, 0.25, 0.8).toFixed(2);
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(between(random, size * 0.5, size * 1.3))}" fill="${colour}" opacity="${opacity}"/>`;
  }).join('');
}

function aurora(random: Random, id: string): string {
  const curtains = [0.3, 0.44, 0.56].map((share, k) => {
    const phase = random() * 6;
    const rays = 144;
    return Array.from({ length: rays }, (_, i) => {
      const t = i / rays;
      const foot = ground * (share + 0.1 * Math.sin(t * 7 + phase) + 0.04 * Math.sin(t * 17 + phase * 2));
      const tall = ground * (0.24 + 0.12 * Math.sin(t * 23 + phase) + 0.05 * random());
      const opacity = (0.75 * (0.35 + 0.5 * random()) * (1 - k * 0.22)).toFixed(2);
      return `<rect x="${n(t * width)}" y="${n(foot - tall)}" width="${n(width / rays + 0.8)}" height="${n(tall * 1.2)}" fill="url(#${id}-ray)" opacity="${opacity}"/>`;
    }).join('');
  });
  return curtains.join('');
}
