import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { kernelWords, mergeWords, type Words, wordGaps } from '@cinderhall/kernel';
import { lastAurora } from '@cinderhall/last-aurora';
import { CARDS, type Design, MAPS, vehicleOf } from '@cinderhall/last-aurora/table';
import { describe, expect, test } from 'vitest';
import { abilityKey, paintFor, pictureFor } from '../src/games/last-aurora/faces.ts';
import { type Frame, framesOf, stepOf } from '../src/games/last-aurora/frames.ts';
import { arcMiddle, berthAt, edgePoint, pointAt, regionSpan } from '../src/games/last-aurora/geometry.ts';
import { columnLayout } from '../src/games/last-aurora/layout.ts';
import { outlineOf, SLOT } from '../src/games/last-aurora/outline.ts';
import { drawPortrait } from '../src/games/last-aurora/portrait.tsx';
import { ruleOf } from '../src/games/last-aurora/rules.ts';
import { en } from '../src/games/last-aurora/text/en.ts';
import { pl } from '../src/games/last-aurora/text/pl.ts';
import { en as webEn } from '../src/text/en.ts';
import { pl as webPl } from '../src/text/pl.ts';

const folder = fileURLToPath(new URL('../src/games/last-aurora', import.meta.url));
const code = readdirSync(folder)
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(join(folder, file), 'utf8'))
  .join('\n');

describe('words of the table of Last Aurora', () => {
  const all = { en: mergeWords(lastAurora.words.en, en), pl: mergeWords(lastAurora.words.pl, pl) };
  test('both languages have the same keys, and no sentence can have a gap', () => {
    expect(Object.keys(pl.messages)).toEqual(Object.keys(en.messages));
    const both = (language: keyof typeof all, own: Words) => mergeWords(kernelWords[language], own, all[language]);
    expect(wordGaps(both('en', webEn), both('pl', webPl))).toEqual([]);
  });
  test('every key that the code says exists', () => {
    const said = [...code.matchAll(/\bla\(\s*'([\w.-]+)'/g)].map(([, key]) => `la.${key}`);
    expect(said.length).toBeGreaterThan(60);
    expect(said.filter((key) => !Object.hasOwn(all.en.messages, key))).toEqual([]);
  });
  test('every kind of slot, card, zone and ability has its word', () => {
    const missing = CARDS.flatMap((design) => [
      `la.table.kind.${design.kind}`,
      ...('slots' in design
        ? design.slots.flatMap(({ kind }) => [`la.table.slot.${kind}`, `la.table.slotHelp.${kind}`])
        : []),
      ...(design.kind === 'survivor' ? [`la.${abilityKey(design.ability)}`] : []),
    ]).filter((key) => !Object.hasOwn(en.messages, key));
    expect(missing).toEqual([]);
  });
  test('every question has a rule to read, and the rule exists', () => {
    const rules = readFileSync(fileURLToPath(new URL('../../last-aurora/rules/en.md', import.meta.url)), 'utf8');
    for (const kind of Object.keys(lastAurora.decisions)) {
      const rule = ruleOf(kind, '');
      if (rule) expect(rules).toContain(`**${rule}**`);
    }
    expect(ruleOf('turn', 'explore')).toBe('R-LA-110');
    expect(ruleOf('turn', 'endTurn')).toBe('R-LA-103');
  });
});

describe('the map', () => {
  test.each([MAPS.alpha, MAPS.beta])('everything on $id lies inside, and spaces keep their distance', (map) => {
    const inside = ({ x, y }: { x: number; y: number }): boolean => x > 1 && x < 99 && y > 20 && y < 90;
    for (let space = 0; space <= map.end; space++) {
      expect(inside(pointAt(map, space))).toBe(true);
      if (space > 0) expect(pointAt(map, space).x - pointAt(map, space - 1).x).toBeGreaterThan(2);
    }
    for (const at of map.shortcuts.keys()) expect(inside(arcMiddle(map, at))).toBe(true);
    const edges = Array.from({ length: map.end + map.shortcuts.length }, (_, edge) => edgePoint(map, edge));
    for (const point of edges) expect(inside(point)).toBe(true);
    expect(new Set(edges.map(({ x, y }) => `${x} ${y}`)).size).toBe(edges.length);
  });
  test.each([MAPS.alpha, MAPS.beta])('the Aurora lies near her mooring, clear of spaces and stops on $id', (map) => {
    const berths = map.moorings.map((mooring) => berthAt(map, mooring));
    for (const berth of berths) {
      expect(berth).toBeGreaterThan(regionSpan(map, map.regions.length - 1).from + 9);
      expect(berth).toBeLessThan(95);
      for (let space = 0; space <= map.end; space++) {
        const { x, y } = pointAt(map, space);
        if (Math.abs(x - berth) < 5) expect(y, `${space}`).toBeLessThan(map.stops.includes(space) ? 64 : 70);
      }
    }
    // The last ones lie where there is room at the mooring itself.
    const last = map.moorings.at(-2) ?? 0;
    expect(Math.abs(berthAt(map, last) - pointAt(map, last).x)).toBeLessThan(1);
  });
  test('a space lies within its region', () => {
    const map = MAPS.alpha;
    for (const [region, first] of map.regions.entries()) {
      const { from, to } = regionSpan(map, region);
      expect(pointAt(map, first).x).toBeGreaterThanOrEqual(from);
      expect(pointAt(map, (map.regions[region + 1] ?? map.end + 1) - 1).x).toBeLessThanOrEqual(to);
    }
  });
});

describe('pictures and vehicles', () => {
  test('a card looks the same whichever other cards there are', () => {
    const looks = (cards: readonly Design[]) =>
      new Map(cards.map((one) => [one.id, [pictureFor(one), paintFor(one), drawPortrait(one.id)]]));
    const now = looks(CARDS);
    const [first] = CARDS;
    if (!first) throw new Error('no cards');
    // A new card in front of all others, and the old ones the other way round.
    const then = looks([{ ...first, id: 'brand-new' }, ...CARDS.toReversed()]);
    for (const { id } of CARDS) expect(then.get(id)).toEqual(now.get(id));
  });
  test('people can be told apart, and vehicles do not all look alike', () => {
    const survivors = CARDS.filter(({ kind }) => kind === 'survivor');
    expect(new Set(survivors.map(({ id }) => drawPortrait(id))).size).toBe(survivors.length);
    expect(new Set(CARDS.map(paintFor)).size).toBeGreaterThan(8);
  });
  test('the slots of every vehicle fit on it', () => {
    for (const [card, design] of CARDS.entries()) {
      if (!('slots' in design)) continue;
      const { w, h, x, y } = outlineOf(vehicleOf(card));
      expect(x).toBeGreaterThan(0);
      expect(x + design.slots.length * 31 - 4).toBeLessThan(w);
      expect(y + SLOT).toBeLessThan(h);
    }
  });
  test('a device lies on its column, however long it is', () => {
    const part = (id: string, column: number, top: boolean) => ({
      card: CARDS.findIndex((design) => design.id === id),
      column,
      top,
      slots: [],
    });
    const { w, base, device } = columnLayout([part('truck-1', 0, false), part('heavy-armour', 0, true)], 0);
    expect(device?.x).toBeGreaterThanOrEqual(0);
    expect((device?.x ?? 0) + (device?.w ?? 0)).toBeLessThanOrEqual(base.x + base.w);
    expect(base.x + base.w).toBeLessThanOrEqual(w);
  });
});

describe('the firing phase in frames', () => {
  const events = [
    { kind: 'phase', phase: 'movement' },
    { kind: 'arrived', seat: 0, space: 3 },
    { kind: 'phase', phase: 'firing' },
    { kind: 'ambush', enemy: 98, region: 0, n: 2 },
    { kind: 'damaged', seat: 0, card: 62, lose: 0 },
    { kind: 'attacked', seat: 0, card: 62, enemy: 98 },
    { kind: 'revealedResult', card: 90, use: 'shot' },
    { kind: 'shot', seat: 0, enemy: 98, n: 2 },
    { kind: 'defeated', enemy: 98 },
    { kind: 'revealedResult', card: 91, use: 'loot' },
    { kind: 'revealedResult', card: 92, use: 'enemies' },
    { kind: 'aimed', zone: 'topRow' },
  ];
  test('each step is a frame with the card that decided it', () => {
    const frames = framesOf(events);
    expect(frames.map(({ kind, result }: Frame) => [kind, result])).toEqual([
      ['ambush', null],
      ['shot', 90],
      ['defeat', 91],
      ['volley', 92],
    ]);
    expect(frames[1]?.events.map(({ kind }) => kind)).toEqual(['attacked', 'shot']);
  });
  test('before the phase there is nothing, and the step follows what is asked', () => {
    expect(framesOf(events.slice(0, 2))).toEqual([]);
    expect(stepOf({ decision: null }, framesOf(events.slice(0, 5)))).toBe('ambush');
    expect(stepOf({ decision: null }, framesOf(events.slice(0, 10)))).toBe('shot');
    expect(stepOf({ decision: null }, framesOf(events))).toBe('volley');
    expect(stepOf({ decision: { kind: 'shoot', seats: [0] } }, [])).toBe('shot');
  });
});
