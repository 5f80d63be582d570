import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { divideEtImpera, type State } from '@cinderhall/divide-et-impera';
import { boardOf, QUICK_TILES, quickBoard } from '@cinderhall/divide-et-impera/table';
import { addressed, kernelWords, Match, mergeWords, seedOf, wordGaps } from '@cinderhall/kernel';
import { describe, expect, test } from 'vitest';
import { areaText, placeName } from '../src/games/divide-et-impera/board/area-text.ts';
import { clamped, FIT, zoomedAt } from '../src/games/divide-et-impera/board/camera.ts';
import { cityOf } from '../src/games/divide-et-impera/board/geometry.ts';
import { piecesIn, placesIn } from '../src/games/divide-et-impera/board/pieces.ts';
import { feetOf, spansOf } from '../src/games/divide-et-impera/board/sites.ts';
import { findingsOf } from '../src/games/divide-et-impera/editor/faults.ts';
import { decoded, encoded, fileOf, readFile } from '../src/games/divide-et-impera/editor/map.ts';
import { eventRefs, flights } from '../src/games/divide-et-impera/events.tsx';

import { en } from '../src/games/divide-et-impera/text/en.ts';
import { pl } from '../src/games/divide-et-impera/text/pl.ts';
import { d } from '../src/games/divide-et-impera/words.ts';
import { en as ownEn } from '../src/text/en.ts';
import { pl as ownPl } from '../src/text/pl.ts';

const started = (): State => {
  const match = Match.start(divideEtImpera as never, {
    options: { factions: ['farmZ', 'auxilia'] },
    seats: 2,
    seed: seedOf(5),
  });
  if ('refused' in match) throw new Error('no match');
  return match.state as unknown as State;
};

describe('words of the DEI table', () => {
  const folder = fileURLToPath(new URL('../src/games/divide-et-impera', import.meta.url));
  const code = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('text'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
  const all = mergeWords(kernelWords.en, ownEn, divideEtImpera.words.en, en);

  test('both languages have the same keys, and no sentence can have a gap', () => {
    expect(Object.keys(pl.messages)).toEqual(Object.keys(en.messages));
    expect(wordGaps(all, mergeWords(kernelWords.pl, ownPl, divideEtImpera.words.pl, pl))).toEqual([]);
  });
  test('every key that the code says exists, and nothing is said by nobody', () => {
    const said = [...code.matchAll(/['"](dei\.(?:ui|edit)\.[\w.]+)['"]/g)].map(([, key]) => key ?? '');
    expect(said.length).toBeGreaterThan(80);
    expect(said.filter((key) => !Object.hasOwn(all.messages, key))).toEqual([]);
    const made = [...code.matchAll(/`(dei\.(?:ui|edit)\.[\w.]*)\$/g)].map(([, key]) => key ?? '');
    const idle = Object.keys(en.messages).filter(
      (key) => /^dei\.(ui|edit)\./.test(key) && !said.includes(key) && !made.some((start) => key.startsWith(start)),
    );
    expect(idle).toEqual([]);
  });
  test('tips and verbs are about things that the game asks', () => {
    const kinds = Object.keys(divideEtImpera.decisions);
    const tips = Object.keys(en.messages).filter((key) => key.startsWith('dei.tip.'));
    expect(tips.filter((key) => !kinds.includes(key.slice('dei.tip.'.length)))).toEqual([]);
  });
});

describe('the map as it is drawn', () => {
  test.each([2, 3, 4])('for %i players every area has its cells, a closed outline and room', (players) => {
    const city = cityOf(quickBoard(players));
    expect(city.cells).toHaveLength(city.board.tiles.length * 25);
    for (const { area, cells, path, edge, room } of city.areas) {
      expect(cells.every((cell) => cell.area === area)).toBe(true);
      expect(new Set(room).size).toBe(cells.length);
      for (const drawn of [path, edge]) expect(drawn).toMatch(/^M[^MZ]+Z(M[^MZ]+Z)*$/);
    }
  });
  test('neighbours never have the same shade', () => {
    const { areas, board } = cityOf(quickBoard(4));
    for (const { area, shade } of areas)
      for (const next of board.beside[area] ?? []) expect(areas[next]?.shade).not.toBe(shade);
  });
  test('an outline goes around a hole', () => {
    // District 2.7 has a roof in the middle of its streets.
    const { areas } = cityOf(boardOf([{ id: '2.7', x: 0, y: 0, rot: 0 }]));
    expect(areas.find(({ roof }) => roof)?.path.match(/M/g)).toHaveLength(1);
  });
  test('every bridge and lift of a map has a place in the picture', () => {
    const city = cityOf(quickBoard(4));
    for (const site of city.board.bridges.keys()) expect(spansOf(city, site).length).toBeGreaterThan(0);
    for (const site of city.board.lifts.keys()) expect(feetOf(city, site).length).toBeGreaterThan(0);
  });
  test('things in an area lie apart, however many there are', () => {
    const city = cityOf(quickBoard(2));
    for (const { area, cells } of city.areas)
      for (const n of [1, cells.length, cells.length + 1, cells.length * 2 + 1]) {
        const { at } = placesIn(city, area, n);
        expect(new Set(at.map(({ x, y }) => `${x} ${y}`)).size).toBe(n);
      }
  });
  test('a zoomed picture stays where it is pointed at, and never leaves its frame', () => {
    const box = { left: 0, top: 0, width: 400, height: 400 };
    const camera = zoomedAt(FIT, box, 2, { x: 100, y: 300 });
    // The point is as far from the middle of the view as before, in parts of the view.
    expect((100 - (200 + camera.x)) * camera.zoom).toBeCloseTo(100 - 200);
    expect(clamped({ zoom: 2, x: 900, y: -900 }, box)).toEqual({ zoom: 2, x: 100, y: -100 });
    expect(clamped({ zoom: 0.3, x: 50, y: 0 }, box)).toEqual({ zoom: 1, x: 0, y: 0 });
  });
  test('an area tells who leads and what lies there', () => {
    const state = started();
    const [start = 0] = state.board.starts;
    state.collectors[start * 2] = 3;
    state.collectors[start * 2 + 1] = 2;
    state.leads[start] = 0;
    const said = areaText(state, start, (message) => {
      const { key, params } = addressed(message, ['Ash', 'Rust'], 1);
      return d(key, params);
    });
    expect(said).toContain(placeName(state, start));
    expect(said).toContain('Ash has majority.');
    expect(said).toContain('You: 2 (2 units)');
    expect(said).toContain('Neutral shelter');
    expect(piecesIn(state, start).filter(({ kind }) => kind === 'units')).toMatchObject([
      { seat: 0, units: 3, leads: true },
      { seat: 1, units: 2, leads: false },
    ]);
  });
});

describe('maps of one’s own', () => {
  const map = { name: 'Łódź ~ #1', players: 2, tiles: QUICK_TILES[2] ?? [] };

  test('a link and a file bring back the same map', () => {
    expect(decoded(encoded(map))).toEqual(map);
    expect(encoded(map)).toMatch(/^[\w~%.-]+$/);
    expect(readFile(fileOf(map))).toEqual(map);
  });
  test.each(['', 'x', '1', '15~', '12zzzz~', '120ff9~', '12abc~', '12~%E0%A4%A', '220000~'])('%j is no map', (code) => {
    expect(decoded(code)).toBe(null);
  });
  test.each(['', '{}', 'null', '[]', '{"format":"cinderhall-map","name":"x","players":9,"tiles":[]}'])(
    'a file with %j is no map',
    (text) => {
      expect(readFile(text)).toBe(null);
    },
  );
  test('what is wrong names the districts it is about', () => {
    const tiles = map.tiles.map((tile) => (tile.id === '2.9' ? { ...tile, x: 9 } : tile));
    const scattered = findingsOf(tiles, 2).find(({ reason }) => reason.key === 'dei.map.scattered');
    expect(scattered?.grave).toBe(true);
    expect(scattered?.where.map(({ id }) => id)).toEqual(['2.9']);
    const summons = findingsOf(map.tiles, 3).find(({ reason }) => reason.key === 'dei.map.summons');
    expect(summons?.where.map(({ id }) => id).sort()).toEqual(['2.4', '2.6']);
    const touching = findingsOf(
      [
        { id: '2.1', x: 0, y: 0, rot: 0 },
        { id: '2.9', x: 1, y: 0, rot: 0 },
      ],
      2,
    ).find(({ reason }) => reason.key === 'dei.map.startsTouch');
    expect(touching?.where).toHaveLength(2);
    expect(findingsOf(map.tiles, 2)).toEqual([]);
    const alone = findingsOf([{ id: '2.1', x: 0, y: 0, rot: 0 }], 2).map(({ reason }) => reason.key);
    expect(alone).toContain('dei.map.starts');
    expect(alone).not.toContain('dei.map.oneStart');
    expect(findingsOf([], 2).map(({ reason }) => reason.key)).toEqual(['dei.map.empty']);
  });
});

describe('events and cards', () => {
  test('an event points at cards, places and drones, and never takes a player for a place', () => {
    expect(eventRefs({ kind: 'moved', seat: 0, from: 2, to: 5, collectors: 1, leader: 1, shelters: 0 })).toEqual([
      'area:2',
      'area:5',
    ]);
    expect(eventRefs({ kind: 'cube', seat: 1, from: 0, area: 4, colour: 2, outpost: 0 })).toEqual(['area:4']);
    expect(eventRefs({ kind: 'flew', seat: 1, drone: 3, from: 4, to: -1 })).toEqual(['drone:3', 'area:4']);
  });
  test('units fly from place to place, resources to whoever collects them', () => {
    const moved = { kind: 'moved', seat: 0, from: 2, to: 5, collectors: 2, leader: 1, shelters: 0 };
    expect(flights(moved, 0)).toMatchObject([{ from: 'area:2', to: 'area:5', n: 3 }]);
    expect(flights({ kind: 'collected', seat: 1, good: 'tech', area: 3 }, 0)).toMatchObject([
      { from: 'area:3', to: 'seat:1:tech', sign: '+' },
    ]);
    expect(flights({ kind: 'turn', n: 2 }, 0)).toEqual([]);
  });
});
