/** A weather: the sky from the zenith to the horizon, the sun, the land from far to near, and the lights in it. */
export interface Mood {
  readonly sky: readonly [string, string, string];
  readonly sun: string;
  readonly land: readonly [string, string, string, string];
  readonly lit: string;
}

export const moods = {
  dust: {
    sky: ['#7a4a2a', '#c9803f', '#f3c277'],
    sun: '#ffe9b8',
    land: ['#c8874c', '#9a5c32', '#643722', '#2c1813'],
    lit: '#ffd27a',
  },
  verdigris: {
    sky: ['#12393c', '#3b7a72', '#b9cfa0'],
    sun: '#f4f0c8',
    land: ['#6fa08c', '#3f726a', '#224a4a', '#0e2426'],
    lit: '#ffe08a',
  },
  ember: {
    sky: ['#2b0f1a', '#8c2b22', '#f08a3e'],
    sun: '#ffd08a',
    land: ['#b24a2b', '#7a2a22', '#451820', '#1c0b10'],
    lit: '#ffb14a',
  },
  night: {
    sky: ['#060d1f', '#10294a', '#2f6f84'],
    sun: '#dff6ff',
    land: ['#3c6f88', '#234b66', '#132f47', '#071726'],
    lit: '#ffc46b',
  },
  polar: {
    sky: ['#5d9bb8', '#a9d3e0', '#eef6f3'],
    sun: '#ffffff',
    land: ['#c2dfe8', '#8fb9ca', '#55849b', '#1f465c'],
    lit: '#ffb766',
  },
  fog: {
    sky: ['#23213f', '#57527f', '#c3a9b4'],
    sun: '#f7dfd0',
    land: ['#8b80a4', '#5d557f', '#373357', '#191730'],
    lit: '#ffc98a',
  },
  toxic: {
    sky: ['#1c2412', '#566b22', '#d6d66a'],
    sun: '#fbffc0',
    land: ['#93a43f', '#5d6f2a', '#35431c', '#151d0d'],
    lit: '#e8ff7a',
  },
  violet: {
    sky: ['#2a1c46', '#6d549a', '#e0b9d8'],
    sun: '#ffe9d2',
    land: ['#9a7fb8', '#6a4f8e', '#412f60', '#1c122f'],
    lit: '#ffd27a',
  },
  steel: {
    sky: ['#15141f', '#3d3b52', '#a79fb4'],
    sun: '#f2d9d4',
    land: ['#7d7690', '#4f4a63', '#2b2838', '#08080e'],
    lit: '#ff5a45',
  },
} as const satisfies { readonly [name: string]: Mood };

export type MoodName = keyof typeof moods;
