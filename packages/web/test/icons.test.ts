import { expect, test } from 'vitest';
import { gameListings } from '../src/games/index.ts';
import { glyphs } from '../src/look/glyphs.ts';
import { iconNames } from '../src/look/icon-names.ts';
import { sources } from './sources.ts';

const drawn = new Set<string>([...Object.keys(glyphs), ...iconNames]);
const missing = (names: readonly string[]): string[] => names.filter((name) => !drawn.has(name));

test('every icon that a component names is in the sprite', () => {
  const named = [...sources(/\.tsx$/).matchAll(/<Icon name="([^"]+)"/g)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(50);
  expect(missing(named)).toEqual([]);
});

test('so is the emblem of every game', () => expect(missing(gameListings.map(({ emblem }) => emblem))).toEqual([]));
