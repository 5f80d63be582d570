import { kernelWords, lexicon, type Match, type Save } from '@cinderhall/kernel';
import { noughtsAndCrosses } from '@cinderhall/samples';
import { describe, expect, test } from 'vitest';
import { describeEntry, questions } from '../src/entry-text.ts';
import { type ReplayedEntry, replayEntries } from '../src/replay.ts';
import { finished, playOn, started } from './helpers.ts';

const words = lexicon('en', kernelWords.en, noughtsAndCrosses.words.en);
const entriesOf = (save: Save) => [...replayEntries(noughtsAndCrosses, save)];
const hashAfter = (entry: ReplayedEntry | undefined) => noughtsAndCrosses.schema.hash(entry?.after as never);
const short = (match: Match): Save => JSON.parse(JSON.stringify(match.save()));

describe('replayEntries', () => {
  test('plays every entry again and ends where the save says', () => {
    const match = finished();
    const entries = entriesOf(short(match));
    expect(entries.map(({ n }) => n)).toEqual(Array.from({ length: match.length + 1 }, (_, i) => i));
    expect(hashAfter(entries.at(-1))).toBe(match.hash());
    expect(entries[1]?.before).toEqual(entries[0]?.after);
  });

  test('knows undo, redo, resignation and hand-over', () => {
    const match = playOn(started(noughtsAndCrosses), 1);
    match.undo(0);
    match.redo(0);
    match.handOver(1, 'bot:greedy');
    match.resign(1);
    const entries = entriesOf(short(match));
    expect(entries.map(({ entry }) => entry?.kind ?? 'setup')).toEqual([
      'setup',
      'step',
      'undo',
      'redo',
      'handover',
      'resign',
    ]);
    expect(entries.at(-1)?.position).toBe(null);
  });

  test('lists what lies before a base, and goes on from there', () => {
    const match = playOn(started(noughtsAndCrosses), 4);
    const base = { at: 2, state: entriesOf(short(match))[2]?.after };
    const entries = entriesOf({ ...short(match), base });
    expect(entries.map(({ n }) => n)).toEqual([1, 2, 3, 4]);
    expect(entries[0]).toMatchObject({ after: null, events: [] });
    expect(hashAfter(entries.at(-1))).toBe(match.hash());
  });

  test('stops at an entry that breaks the rules', () => {
    const save = short(finished());
    const log = [...save.log];
    log[1] = log[0] as Save['log'][number];
    expect(() => entriesOf({ ...save, log })).toThrow('save.replay');
  });
});

describe('describeEntry', () => {
  test('says choices and events', () => {
    const [setup, first] = entriesOf(short(finished()));
    if (!setup || !first) throw new Error('too short');
    expect(describeEntry(noughtsAndCrosses, words, setup, null)).toMatchObject({ n: 0, kind: 'setup', seat: null });
    const told = describeEntry(noughtsAndCrosses, words, first, null);
    expect(told).toMatchObject({ n: 1, kind: 'step', seat: 0 });
    expect(told.words).toMatch(/^Row \d, column \d$/);
    expect(told.events[0]?.words).toMatch(/^X is put into row \d, column \d\.$/);
  });

  test('keeps what another seat chose to its events', () => {
    const [, first] = entriesOf(short(finished()));
    if (!first) throw new Error('too short');
    expect(describeEntry(noughtsAndCrosses, words, first, 0)).toHaveProperty('choice');
    for (const viewer of [1, -1]) {
      const told = describeEntry(noughtsAndCrosses, words, first, viewer);
      expect(told).not.toHaveProperty('choice');
      expect(told).not.toHaveProperty('words');
      expect(told.events).toHaveLength(1);
    }
  });

  test('asks the open question of the seats that the reader may see', () => {
    const [setup] = entriesOf(short(finished()));
    if (!setup) throw new Error('too short');
    expect(questions(noughtsAndCrosses, words, setup, null)).toMatchObject([
      { seat: 0, words: 'Put your X into a free cell.', choices: { length: 9 } },
    ]);
    expect(questions(noughtsAndCrosses, words, setup, 1)).toEqual([]);
  });
});
