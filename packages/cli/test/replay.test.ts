import { kernelWords, lexicon, type Match, type Save } from '@cinderhall/kernel';
import { noughtsAndCrosses } from '@cinderhall/samples';
import { describe, expect, test } from 'vitest';
import { questions, recount } from '../src/recount.ts';
import { type Moment, walk } from '../src/walk.ts';
import { finished, playOn, started } from './helpers.ts';

const words = lexicon('en', kernelWords.en, noughtsAndCrosses.words.en);
const momentsOf = (save: Save) => [...walk(noughtsAndCrosses, save)];
const hashAfter = (moment: Moment | undefined) => noughtsAndCrosses.schema.hash(moment?.after as never);
const short = (match: Match): Save => JSON.parse(JSON.stringify(match.save()));

describe('walk', () => {
  test('plays every entry again and ends where the save says', () => {
    const match = finished();
    const moments = momentsOf(short(match));
    expect(moments.map(({ n }) => n)).toEqual(Array.from({ length: match.length + 1 }, (_, i) => i));
    expect(hashAfter(moments.at(-1))).toBe(match.hash());
    expect(moments[1]?.before).toEqual(moments[0]?.after);
  });

  test('knows undo, redo, resignation and hand-over', () => {
    const match = playOn(started(noughtsAndCrosses), 1);
    match.undo(0);
    match.redo(0);
    match.handOver(1, 'bot:greedy');
    match.resign(1);
    const moments = momentsOf(short(match));
    expect(moments.map(({ entry }) => entry?.kind ?? 'setup')).toEqual([
      'setup',
      'step',
      'undo',
      'redo',
      'handover',
      'resign',
    ]);
    expect(moments.at(-1)?.position).toBe(null);
  });

  test('lists what lies before a base, and goes on from there', () => {
    const match = playOn(started(noughtsAndCrosses), 4);
    const base = { at: 2, state: momentsOf(short(match))[2]?.after };
    const moments = momentsOf({ ...short(match), base });
    expect(moments.map(({ n }) => n)).toEqual([1, 2, 3, 4]);
    expect(moments[0]).toMatchObject({ after: null, events: [] });
    expect(hashAfter(moments.at(-1))).toBe(match.hash());
  });

  test('stops at an entry that breaks the rules', () => {
    const save = short(finished());
    const log = [...save.log];
    log[1] = log[0] as Save['log'][number];
    expect(() => momentsOf({ ...save, log })).toThrow('save.replay');
  });
});

describe('recount', () => {
  test('says choices and events', () => {
    const [setup, first] = momentsOf(short(finished()));
    if (!setup || !first) throw new Error('too short');
    expect(recount(noughtsAndCrosses, words, setup, null)).toMatchObject({ n: 0, kind: 'setup', seat: null });
    const told = recount(noughtsAndCrosses, words, first, null);
    expect(told).toMatchObject({ n: 1, kind: 'step', seat: 0 });
    expect(told.words).toMatch(/^Row \d, column \d$/);
    expect(told.events[0]?.words).toMatch(/^X is put into row \d, column \d\.$/);
  });

  test('keeps what another seat chose to its events', () => {
    const [, first] = momentsOf(short(finished()));
    if (!first) throw new Error('too short');
    expect(recount(noughtsAndCrosses, words, first, 0)).toHaveProperty('choice');
    for (const eyes of [1, -1]) {
      const told = recount(noughtsAndCrosses, words, first, eyes);
      expect(told).not.toHaveProperty('choice');
      expect(told).not.toHaveProperty('words');
      expect(told.events).toHaveLength(1);
    }
  });

  test('asks the open question of those whose eyes we have', () => {
    const [setup] = momentsOf(short(finished()));
    if (!setup) throw new Error('too short');
    expect(questions(noughtsAndCrosses, words, setup, null)).toMatchObject([
      { seat: 0, words: 'Put your X into a free cell.', choices: { length: 9 } },
    ]);
    expect(questions(noughtsAndCrosses, words, setup, 1)).toEqual([]);
  });
});
