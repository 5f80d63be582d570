import { describe, expect, test } from 'vitest';
import { fitting, groupsOf, noFilter } from '../src/table/filter.ts';

const choices = [
  ...Array.from({ length: 6 }, () => ({ kind: 'build' })),
  ...Array.from({ length: 5 }, () => ({ kind: 'raze' })),
  { kind: 'pass' },
];
const refs = choices.map((_, i) => [`card:${i % 4}`, ...(i < 6 ? ['board:0'] : [])]);
const texts = choices.map(({ kind }, i) => `${kind} Łódź ${i}`);
const game = { verb: ({ kind }: { kind: string }) => (kind === 'pass' ? null : `verb.${kind}`) };
const all = choices.map((_, i) => i);
const fit = (filter: Partial<typeof noFilter>) => fitting(choices, refs, texts, game, { ...noFilter, ...filter });

// Only the width of the screen is asked for.
globalThis.matchMedia = ((query: string) => ({ matches: query.includes('none') })) as unknown as typeof matchMedia;

describe('what a filter lets through', () => {
  test('everything without one', () => expect(fit({})).toEqual(all));
  test('choices that touch all the things', () => {
    expect(fit({ refs: ['card:1'] })).toEqual([1, 5, 9]);
    expect(fit({ refs: ['card:1', 'board:0'] })).toEqual([1, 5]);
  });
  test('choices of a verb', () => expect(fit({ verb: 'verb.raze' })).toEqual([6, 7, 8, 9, 10]));
  test('choices that hold the words, whatever their accents', () => {
    expect(fit({ query: 'LODZ 7' })).toEqual([7]);
    expect(fit({ query: 'nothing' })).toEqual([]);
  });
});

describe('lines of the list', () => {
  test('many choices are grouped by what they do; a single one stands for itself', () => {
    expect(groupsOf(choices, all, game, noFilter)).toEqual([
      { kind: 'group', verb: 'verb.build', count: 6 },
      { kind: 'group', verb: 'verb.raze', count: 5 },
      { kind: 'choice', index: 11 },
    ]);
  });
  test('few choices, or filtered ones, are not', () => {
    expect(groupsOf(choices, [0, 6, 11], game, noFilter).map(({ kind }) => kind)).toEqual([
      'choice',
      'choice',
      'choice',
    ]);
    expect(groupsOf(choices, all, game, { ...noFilter, query: 'a' })).toHaveLength(12);
  });
  test('one group for everything would only be a step more', () => {
    const same = Array.from({ length: 15 }, () => ({ kind: 'drop' }));
    expect(
      groupsOf(
        same,
        same.map((_, i) => i),
        game,
        noFilter,
      ),
    ).toHaveLength(15);
  });
});
