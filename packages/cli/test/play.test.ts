import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { botOf, cast } from '@cinderhall/bots';
import type { Language, Match } from '@cinderhall/kernel';
import { ashMarket, noughtsAndCrosses } from '@cinderhall/samples';
import { afterAll, describe, expect, test } from 'vitest';
import { Session, type SessionOptions } from '../src/session.ts';
import { cinderhall, folder, listening, started } from './helpers.ts';

const files = folder();
afterAll(() => files.close());
const play = (args: readonly string[], input: string) => cinderhall(['play', ...args], { input });

/** A session with its terminal; bots are greedy. */
function sitting(match: Match, language: Language = 'en') {
  const { io, texts } = listening(language);
  const kept: string[] = [];
  const characters = cast(1, match.seats);
  const options: SessionOptions = {
    seat: 0,
    name: 'Ann',
    rivals: characters.map((character, seat) =>
      seat === 0 ? null : { character, bot: botOf('greedy', match.game, seat, character.personality) },
    ),
    keep(_match, path) {
      kept.push(path ?? '');
      return path ?? null;
    },
  };
  const session = new Session(io, match, options);
  /** What is said in answer to a line. */
  const say = async (line: string) => {
    texts.out = '';
    const goesOn = await session.take(line);
    return { goesOn, said: texts.out };
  };
  return { session, say, texts, kept, characters };
}

describe('a whole match, as people play it', () => {
  const file = join(files.path, 'match.json');
  const cells = ['1\n', '1\n', '1\n', '1\n', '1\n'];

  test('is played to its end, and the end is told with its rules', () => {
    const { code, out, err } = play(['noughts-and-crosses', '--bot', 'random', '--seed', '5'], cells.join(''));
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('Noughts and Crosses, 2 seats');
    expect(out).toContain('1. Row 1, column 1');
    expect(out).toMatch(/You: place \d, score \d/);
    expect(out).toMatch(/\[R-NAC-00\d\]/);
  });

  test('can be left and taken up again, with the same bots and the same end', () => {
    const whole = play(['noughts-and-crosses', '--bot', 'random', '--seed', '5', '--save', file], cells.join(''));
    const end = readFileSync(file, 'utf8');
    rmSync(file);
    const left = play(['noughts-and-crosses', '--bot', 'random', '--seed', '5', '--save', file], '1\n1\nquit\n');
    expect(left.code).toBe(0);
    const resumed = play(['noughts-and-crosses', '--bot', 'random', '--load', file], '1\n1\n1\n');
    expect(resumed.out.trimEnd().split('\n').slice(-4)).toEqual(whole.out.trimEnd().split('\n').slice(-4));
    expect(JSON.parse(readFileSync(file, 'utf8')).hash).toBe(JSON.parse(end).hash);
    expect(existsSync(`${file}.new`)).toBe(false);
    expect(cinderhall(['verify', file]).code).toBe(0);
  });

  test('ends quietly where the input ends', () => {
    const { code, err } = play(['ash-market', '--seats', '3', '--seed', '1', '--bot', 'greedy'], '1\n');
    expect([code, err]).toEqual([0, '']);
  });

  test('speaks Polish', () => {
    const { out } = play(
      ['noughts-and-crosses', '--seed', '1', '--lang', 'pl', '--seat', '2', '--bot', 'greedy'],
      'help\n',
    );
    expect(out).toContain('Kółko i krzyżyk');
    expect(out).toContain('podpowiedź');
    expect(out).not.toMatch(/⟨|cli\./);
  });

  test('a save of another game, a place that cannot be written and an unknown bot are refused', () => {
    const save = files.write('nac.json', started(noughtsAndCrosses).save());
    const other = play(['ash-market', '--load', save], '');
    expect([other.code, other.err]).toEqual([1, `cinderhall: ${save}: This is a match of Noughts and Crosses.\n`]);
    const nowhere = play(['noughts-and-crosses', '--save', join(files.path, 'no', 'where.json')], '1\n');
    expect([nowhere.code, nowhere.err]).toEqual([1, expect.stringContaining('cannot be written (ENOENT)')]);
    expect(play(['noughts-and-crosses', '--bot', 'warlrd'], '').err).toContain('warlord');
    expect(play(['noughts-and-crosses', '--seat', '3'], '').code).toBe(2);
  });
});

describe('a session', () => {
  test('tells who is there, what happened, how all stand and what can be done', async () => {
    const { session, texts, characters } = sitting(started(ashMarket, 2, 3));
    expect(await session.begin()).toBe(true);
    expect(texts.out).toContain(characters[1]?.name.en);
    expect(texts.out).toContain(characters[2]?.personality.title.en);
    expect(texts.out).toContain('You, as Ann');
    expect(texts.out).toMatch(/^You .*\d+ · /m);
    expect(texts.out).toMatch(/\n {2}1\. \S/);
    expect(texts.out).not.toMatch(/⟨/);
  });

  test('hints are three choices with their reasons', async () => {
    const match = started(noughtsAndCrosses);
    const { session, say } = sitting(match);
    await session.begin();
    const { goesOn, said } = await say('hint');
    expect(goesOn).toBe(true);
    expect(said.trimEnd().split('\n')).toHaveLength(3);
    expect(said).toMatch(/^ +\d+\. Row \d, column \d — \S/);
    expect(match.length).toBe(0);
  });

  test('whole words or their first letters; nonsense changes nothing', async () => {
    const match = started(noughtsAndCrosses);
    const { session, say, kept } = sitting(match);
    await session.begin();
    expect((await say('xyzzy')).said).toContain('help');
    expect((await say('s')).said).toContain('help');
    expect((await say('12')).said).toBe('Choices are numbered from 1 to 9.\n');
    expect((await say('0')).said).toBe('Choices are numbered from 1 to 9.\n');
    expect((await say('')).said).toBe('');
    expect((await say('sh')).said).toContain('9. Row 3, column 3');
    expect((await say('why')).said).toContain('cell:0');
    expect((await say('why cell:0')).said).toBe('Nothing speaks against it.\n');
    expect((await say('save')).said).toBe('Say where: save <file>.\n');
    expect((await say('save a.json')).said).toBe('Saved in a.json.\n');
    expect(kept.at(-1)).toBe('a.json');
    expect(match.length).toBe(0);
    expect((await say('quit')).goesOn).toBe(false);
  });

  test('why answers with the rule', async () => {
    const { session, say } = sitting(started(noughtsAndCrosses));
    await session.begin();
    await say('5');
    expect((await say('why cell:4')).said).toContain('[R-NAC-003]');
  });

  test('undo and redo, and why they cannot be', async () => {
    const match = started(ashMarket, 2, 2);
    const { session, say } = sitting(match);
    await session.begin();
    expect((await say('redo')).said).toBe('You have nothing to redo.\n');
    let undone = false;
    for (let i = 0; i < 60 && !undone && !match.over; i++) {
      await say('1');
      if (match.over || match.undoRefusal(0)) continue;
      const hash = match.hash();
      expect((await say('undo')).goesOn).toBe(true);
      expect(match.hash()).not.toBe(hash);
      await say('redo');
      undone = true;
    }
    expect(undone).toBe(true);
    const kinds = match.history.map(({ entry }) => entry.kind);
    expect(kinds).toContain('undo');
    expect(kinds).toContain('redo');
  });
});
