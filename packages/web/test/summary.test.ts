import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '@cinderhall/kernel';
import { describe, expect, test } from 'vitest';
import { parse } from '../src/app/rules.ts';
import { gameListings } from '../src/games/index.ts';
import { parseSummary } from '../src/hall/summary.ts';

const read = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');
const summary = (game: string, language: string) => parseSummary(read(`../src/hall/summaries/${game}.${language}.md`));
const linesOf = (game: string, language: string) =>
  summary(game, language).flatMap(({ parts }) => parts.flatMap(({ lines }) => lines));

describe.each(gameListings.map(({ id }) => id))('%s in two minutes', (game) => {
  test('has a goal, a turn, an end, scoring and advice, and is read in two minutes', () => {
    for (const language of LANGUAGES) {
      const sections = summary(game, language);
      expect(sections).toHaveLength(6);
      for (const { title, parts } of sections) {
        expect(title).not.toBe('');
        expect(parts.length).toBeGreaterThan(0);
      }
      const words = linesOf(game, language).flatMap(({ text }) => text.split(/\s+/)).length;
      expect(words).toBeGreaterThan(200);
      expect(words).toBeLessThan(500);
    }
  });
  test('cites rules that exist, the same in every language', () => {
    const cites = (language: string) => linesOf(game, language).map((line) => line.cites);
    for (const language of LANGUAGES) expect(cites(language)).toEqual(cites('en'));
    expect(cites('en').flat().length).toBeGreaterThan(15);
    for (const language of LANGUAGES) {
      const known = parse(read(`../../${game}/rules/${language}.md`)).flatMap(({ rules }) => rules.map(({ id }) => id));
      expect(
        cites(language)
          .flat()
          .filter((id) => !known.includes(id)),
      ).toEqual([]);
    }
  });
  test('says the same in every language, step by step', () => {
    const shape = (language: string) =>
      summary(game, language).map(({ parts }) => parts.map(({ kind, lines }) => [kind, lines.length]));
    for (const language of LANGUAGES) expect(shape(language)).toEqual(shape('en'));
  });
});
