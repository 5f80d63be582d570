import { DESIGNS } from '@cinderhall/fifty-first-state/table';
import { describe, expect, test } from 'vitest';
import { drawPicture, motifNames } from '../src/art/picture.ts';
import { pictureOf, picturesOf } from '../src/games/fifty-first-state/faces.ts';

const pictures = DESIGNS.flatMap((design) => pictureOf(design) ?? []);

describe('pictures of cards', () => {
  test('a new card changes no other picture, wherever it comes', () => {
    const [first, ...others] = DESIGNS;
    if (first?.kind !== 'location') throw new Error('no location');
    const fresh = { ...first, id: 'a-new-card' };
    const before = picturesOf(DESIGNS);
    expect(picturesOf([fresh, ...DESIGNS]).slice(1)).toEqual(before);
    expect(picturesOf([...DESIGNS, fresh]).slice(0, -1)).toEqual(before);
    expect(picturesOf(others)).toEqual(before.slice(1));
  });
  test('pictures that people know stay what they are', () => {
    const motifs = ['abandoned-suburbs', 'archive', 'school', 'church'].map(
      (id) => pictures.find((picture) => picture.id === id)?.motif,
    );
    expect(motifs).toEqual(['dam', 'campfire', 'bunker', 'temple']);
  });
  test('the same card is always drawn alike, and two cards never', () => {
    const [first, second] = pictures;
    if (!first || !second) throw new Error('no pictures');
    expect(drawPicture(first)).toBe(drawPicture(first));
    expect(drawPicture(first)).not.toBe(drawPicture(second));
  });
  test('there are at least 40 motifs, and the cards of 51st State use most of them', () => {
    expect(motifNames.length).toBeGreaterThanOrEqual(40);
    expect(new Set(pictures.map(({ motif }) => motif)).size).toBeGreaterThanOrEqual(40);
  });
  test('every motif and prop that a card names exists', () => {
    for (const { motif } of pictures) expect([...motifNames, 'city']).toContain(motif);
    for (const picture of pictures) expect(drawPicture(picture)).not.toMatch(/\{[acs]\}|NaN|undefined/);
  });
  test('no motif stands on more than a twelfth of the cards', () => {
    for (const name of motifNames)
      expect(pictures.filter(({ motif }) => motif === name).length).toBeLessThanOrEqual(pictures.length / 12);
  });
});
