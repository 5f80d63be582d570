import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cinderhall, finished, folder, startCinderhall } from './helpers.ts';

const files = folder();
const match = finished(3);
const save = JSON.stringify(match.save());
let good: string;

beforeAll(() => {
  good = files.write('match.json', save);
});
afterAll(() => files.close());

const commands = ['games', 'cards', 'simulate', 'arena', 'replay', 'verify'];

describe('help', () => {
  test.each(commands)('%s has help', (command) => {
    const { code, out, err } = cinderhall([command, '--help']);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain(`cinderhall ${command}`);
    expect(out).toContain('--json');
  });

  test('lists every command, in both languages', () => {
    const english = cinderhall(['--help']).out;
    const polish = cinderhall(['--help'], { env: { LANG: 'pl_PL.UTF-8' } }).out;
    for (const command of commands) for (const text of [english, polish]) expect(text).toContain(`  ${command}`);
    expect(english).toContain('Usage:');
    expect(polish).toContain('Użycie:');
    expect(polish).not.toMatch(/Usage|Options|Commands/);
  });

  test('a bare command shows help and is wrong usage', () => {
    const { code, out, err } = cinderhall([]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain('Commands:');
  });

  test('tells its version', () => {
    expect(cinderhall(['--version'])).toMatchObject({ code: 0, out: '0.1.0\n' });
  });
});

describe('results', () => {
  test('games', () => {
    const list = JSON.parse(cinderhall(['games', '--json']).out);
    expect(list).toContainEqual(expect.objectContaining({ id: 'ash-market', seats: { min: 2, max: 5 } }));
    expect(list.find(({ id }: { id: string }) => id === 'noughts-and-crosses')).toMatchObject({
      id: 'noughts-and-crosses',
      seats: { min: 2, max: 2 },
      options: {},
    });
    expect(cinderhall(['games', '--lang', 'pl']).out).toContain('Kółko i krzyżyk');
  });

  test('cards of a game without cards', () => {
    expect(cinderhall(['cards', 'noughts-and-crosses'])).toMatchObject({
      code: 0,
      out: 'Noughts and Crosses has no cards.\n',
    });
    expect(JSON.parse(cinderhall(['cards', 'noughts-and-crosses', '--json']).out)).toEqual([]);
  });

  test('cards with their texts in both languages', () => {
    const cards = JSON.parse(cinderhall(['cards', 'ash-market', '--json']).out);
    expect(cards.length).toBeGreaterThan(10);
    for (const { id, set, name, copies, origin, text } of cards) {
      for (const word of [id, set, name.en, name.pl, origin, text.en, text.pl]) expect(word).toMatch(/\S/);
      expect(text.en + text.pl).not.toMatch(/[⟨⟩]/);
      expect(copies).toBeGreaterThan(0);
    }
    const { code, out, err } = cinderhall(['cards', 'ash-market', '--lang', 'pl']);
    expect([code, err]).toEqual([0, '']);
    expect(out.split('\n')[0]).toMatch(/^id +nazwa +zestaw +sztuk +źródło +tekst$/);
  });

  test('simulate takes the options of a game', () => {
    const args = ['simulate', 'ash-market', '--matches', '2', '--seats', '3', '--option', 'rounds=3', '--json'];
    expect(JSON.parse(cinderhall(args).out)).toMatchObject({ seats: 3, options: { rounds: 3, raids: 'usual' } });
  });

  test('simulate prints JSON alone, in the shape that was promised', () => {
    const args = [
      'simulate',
      'noughts-and-crosses',
      '--matches',
      '50',
      '--seats',
      '2',
      '--seed',
      '7',
      '--bot',
      'random',
    ];
    const { code, out, err } = cinderhall([...args, '--json']);
    expect([code, err]).toEqual([0, '']);
    const result = JSON.parse(out);
    expect(Object.keys(result)).toEqual([
      'game',
      'options',
      'seats',
      'matches',
      'steps',
      'cpuSeconds',
      'stepsPerCpuSecond',
      'matchesPerCpuSecond',
      'meanSteps',
      'scores',
      'winShareBySeat',
      'wonByTens',
      'meanTally',
      'meanPoints',
    ]);
    expect(result).toMatchObject({ game: 'noughts-and-crosses', options: {}, seats: 2, matches: 50 });
    expect(cinderhall(args).out).toMatch(/^Noughts and Crosses, 2 seats, bot: random\nmatches {2,}50\n/);
  });

  test('replay tells the match in either language', () => {
    const english = cinderhall(['replay', good]).out.split('\n');
    expect(english[0]).toBe(`Noughts and Crosses, 2 seats, ${match.length} steps`);
    expect(english[2]).toMatch(/^ {3}1 {2}Seat 1: Row \d, column \d$/);
    expect(english.join('\n')).toMatch(/place 1, score \d\n.*\[R-NAC-00\d\]/);
    expect(cinderhall(['replay', good, '--lang', 'pl']).out).toContain('Miejsce 1: Wiersz');
  });

  test('replay shows one step and the question after it, as one seat saw it', () => {
    const { out } = cinderhall(['replay', good, '--step', '1', '--seat', '2']);
    expect(out).toMatch(/ {3}1 {2}Seat 1\n {6}X is put/);
    expect(out).toContain('Seat 2 is asked: Put your O into a free cell.\n      0. Row');
    const json = JSON.parse(cinderhall(['replay', good, '--step', '0', '--json']).out);
    expect(json.steps).toHaveLength(1);
    expect(json.questions[0].choices).toHaveLength(9);
    expect(json.outcome).toBe(null);
  });

  test('replay as JSON has every step and the outcome, and reads standard input', () => {
    const { code, out } = cinderhall(['replay', '-', '--json'], { input: save });
    const json = JSON.parse(out);
    expect(code).toBe(0);
    expect(json.steps).toHaveLength(match.length + 1);
    expect(json.hash).toBe(match.hash());
    expect(json.outcome.places).toHaveLength(2);
  });

  test('verify prints commitment and hash', () => {
    const { code, out } = cinderhall(['verify', good]);
    expect(code).toBe(0);
    expect(out).toContain(match.commitment);
    expect(out).toContain(match.hash());
    const published = cinderhall(['verify', good, '--commitment', match.commitment, '--json']);
    expect(JSON.parse(published.out)).toMatchObject({ ok: true, hash: match.hash(), wholly: true, sameCards: true });
    expect(cinderhall(['verify', good, '--commitment', 'f'.repeat(64)]).code).toBe(1);
  });
});

describe('exit codes', () => {
  test.each([
    ['wrong usage', ['games', '--jsno'], 2, 'did you mean --json?'],
    ['unknown game', ['simulate', 'nought-and-crosses'], 1, 'did you mean noughts-and-crosses?'],
    ['unknown option of a game', ['simulate', 'noughts-and-crosses', '--option', 'size=4'], 1, 'no option “size”'],
    ['missing file', ['replay', 'no-such-file.json'], 1, 'no-such-file.json: There is no such file'],
  ] as const)('%s', (_name, args, code, words) => {
    const ran = cinderhall(args);
    expect([ran.code, ran.out]).toEqual([code, '']);
    expect(ran.err).toMatch(/^cinderhall: [^\n]+\n$/);
    expect(ran.err).toContain(words);
  });

  test('damaged files, in Polish', () => {
    const file = files.write('truncated.json', save.slice(0, save.length / 2));
    for (const command of ['replay', 'verify']) {
      const { code, out, err } = cinderhall([command, file], { env: { LC_ALL: 'pl_PL.UTF-8' } });
      expect([code, out]).toEqual([1, '']);
      expect(err).toBe(`cinderhall: ${file}: Zapis gry jest uszkodzony (JSON).\n`);
    }
  });
});

describe('as a good neighbour', () => {
  test('a reader that stops reading is no error', async () => {
    const long = files.write('long.json', save);
    const child = startCinderhall(['replay', long, '--json']);
    child.stdout?.destroy();
    let err = '';
    child.stderr?.on('data', (part) => {
      err += part;
    });
    const [code] = await once(child, 'close');
    expect([code, err]).toEqual([0, '']);
  });

  test('an interrupt ends a long simulation at once, silently', async () => {
    const child = startCinderhall(['simulate', 'noughts-and-crosses', '--matches', '900000000']);
    let err = '';
    child.stderr?.on('data', (part) => {
      err += part;
    });
    setTimeout(() => child.kill('SIGINT'), 1500);
    const [code, signal] = await once(child, 'close');
    expect([code, signal, err]).toEqual([null, 'SIGINT', '']);
  });

  test('the file itself stays as it was', () => {
    expect(readFileSync(good, 'utf8')).toBe(save);
  });
});
