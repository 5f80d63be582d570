import { ACTION_CARDS } from '@cinderhall/divide-et-impera/table';
import { fiftyFirstState } from '@cinderhall/fifty-first-state';
import { DESIGNS } from '@cinderhall/fifty-first-state/table';
import { CARDS } from '@cinderhall/last-aurora/table';
import { DESIGNS as ERA } from '@cinderhall/new-era/table';
import { describe, expect, test } from 'vitest';
import { packsOf } from '../build/art.ts';
import { partsIn } from '../src/art/motif.ts';
import { drawingOf, type Pack } from '../src/art/pack.ts';
import { drawPicture, type Picture } from '../src/art/picture.ts';
import { pictureFor as deiPicture } from '../src/games/divide-et-impera/faces.ts';
import { pictureOf } from '../src/games/fifty-first-state/faces.ts';
import { pictureFor as auroraPicture } from '../src/games/last-aurora/faces.ts';
import { pictureOf as eraPicture } from '../src/games/new-era/faces.ts';

const packs = packsOf();
const packOf = (name: string): Pack => {
  const pack = packs.get(name);
  if (!pack) throw new Error(`there is no pack ${name}`);
  return pack;
};
const packsFor = (picture: Picture): Pack[] => (picture.packs ?? []).map(packOf);
const drawingFor = (picture: Picture): string | undefined => drawingOf(picture.id, packsFor(picture));
const drawn = (picture: Picture): string => drawPicture(picture, drawingFor(picture));

/** What a game's designs show; what is drawn of itself, as a vehicle is, has a landscape only. */
const games: { readonly [game: string]: readonly Picture[] } = {
  'fifty-first-state': DESIGNS.map(pictureOf),
  'new-era': ERA.map(eraPicture),
  'last-aurora': CARDS.map(auroraPicture).filter(({ packs: named }) => named),
  'divide-et-impera': ACTION_CARDS.map(deiPicture),
};

/** Every design with its motif, by game: those that the cards name, and those of sets that are still to come. */
const sheets: { readonly [game: string]: readonly (readonly [id: string, motif: string])[] } = {
  'fifty-first-state': [
    'base connections newEra winter promos scavengers allies noMansLand moloch boards'
      .split(' ')
      .flatMap((name) => Object.entries(packOf(name).designs)),
  ].flat(),
  'new-era': Object.entries(packOf('era').designs),
  'last-aurora': Object.entries(packOf('aurora').designs),
  'divide-et-impera': Object.entries(packOf('dei').designs),
};

describe.each(Object.keys(games))('the motif sheet of %s', (game) => {
  const pictures = games[game] ?? [];
  const sheet = sheets[game] ?? [];
  test('every design has a motif', () => {
    expect(pictures.length).toBeGreaterThan(50);
    expect(pictures.filter((picture) => !drawingFor(picture)).map(({ id }) => id)).toEqual([]);
  });
  test('and nothing is missing in any', () => {
    for (const picture of pictures) expect(drawn(picture)).not.toMatch(/\{[^acs]\}|NaN|undefined|d=""/);
    expect(new Set(pictures.map(drawn)).size).toBe(pictures.length);
  });
  test('no motif stands for more than six designs', () => {
    const about = new Map<string, string[]>();
    for (const [id, motif] of sheet) {
      const [first = ''] = partsIn(motif);
      about.set(first, [...(about.get(first) ?? []), id]);
    }
    expect([...about].filter(([, ids]) => ids.length > 6)).toEqual([]);
  });
  test('no design is drawn that no card has', () => {
    const known = new Set(pictures.map(({ id }) => id));
    const own = (picture: Picture): readonly string[] => picture.packs ?? [];
    const shown = new Set(pictures.flatMap(own));
    for (const name of shown) expect(Object.keys(packOf(name).designs).filter((id) => !known.has(id))).toEqual([]);
  });
});

describe('pictures of cards', () => {
  test('a new card changes no other picture, wherever it comes', () => {
    const [first] = DESIGNS;
    if (!first) throw new Error('no designs');
    const fresh = { ...first, id: 'a-new-card' };
    const now = DESIGNS.map((design) => drawn(pictureOf(design)));
    expect([fresh, ...DESIGNS].map((design) => drawn(pictureOf(design))).slice(1)).toEqual(now);
    expect(drawn(pictureOf(fresh))).not.toBe(drawn(pictureOf(first)));
    // Nor does its motif, and the parts that come with it.
    const more = (pack: Pack): Pack => ({
      designs: { 'a-new-card': 'a-new-part', ...pack.designs },
      parts: { 'a-new-part': 'o0 -20 20', ...pack.parts },
    });
    const then = DESIGNS.map(pictureOf).map((picture) =>
      drawPicture(picture, drawingOf(picture.id, packsFor(picture).map(more))),
    );
    expect(then).toEqual(now);
  });
  test('pictures show what their names say', () => {
    const about = (pack: string, id: string): readonly string[] => partsIn(packOf(pack).designs[id] ?? '');
    expect(about('base', 'gun-shop')).toEqual(expect.arrayContaining(['shop', 'gun']));
    expect(about('base', 'radioactive-fuel')).toEqual(expect.arrayContaining(['drum', 'radioactive']));
    expect(about('era', 'rat')).toEqual(['rat']);
    expect(about('era', 'barbed-wire')).toEqual(['wire']);
    const instants = ERA.filter(({ kind }) => kind === 'instant').map(({ id }) => packOf('era').designs[id]);
    expect(new Set(instants).size).toBe(instants.length);
  });
  test('the boards beside the cards have theirs', () => {
    const beside = fiftyFirstState
      .cards()
      .filter(({ catalogue }) => /headquarters|areas|borders|cities|tiles/.test(catalogue ?? ''));
    expect(beside.length).toBeGreaterThan(15);
    expect(beside.map(({ id }) => id).filter((id) => !packOf('boards').designs[id])).toEqual([]);
  });
  test('a card that nobody has drawn is a piece of the city', () => {
    const picture: Picture = { id: 'unheard-of', mood: 'dust', packs: ['base'] };
    expect(drawn(picture)).not.toBe(drawPicture(picture, ''));
  });
});
