import type { Language } from '@cinderhall/kernel';
import { afterAll, describe, expect, test } from 'vitest';
import { run } from '../src/main.ts';
import { finished, folder, listening } from './helpers.ts';

const files = folder();
const save = JSON.stringify(finished(3).save());
const good = files.write('match.json', save);
afterAll(() => files.close());

/** One line that tells what is wrong, nothing on standard output, and never a stack trace. */
async function expectRefusal(args: readonly string[], code: number, words: string | RegExp, language: Language = 'en') {
  const { io, texts } = listening(language);
  const ended = await run(args, io);
  expect(texts.err).toMatch(/^cinderhall: [^\n]+\n$/);
  expect(texts.err).toMatch(words);
  expect(texts.err).not.toMatch(/⟨|\bat .*:\d+/);
  expect([ended, texts.out]).toEqual([code, '']);
}

describe('errors', () => {
  test.each([
    ['unknown game', ['simulate', 'nought-and-crosses'], 1, 'did you mean noughts-and-crosses?'],
    ['unknown game of cards', ['cards', 'chess'], 1, 'no game “chess”'],
    ['unknown catalogue', ['cards', 'noughts-and-crosses', '--kind', 'factions'], 1, 'no catalogue “factions”'],
    ['unknown option of a game', ['simulate', 'noughts-and-crosses', '--option', 'size=4'], 1, 'no option “size”'],
    ['too many seats', ['simulate', 'noughts-and-crosses', '--seats', '3'], 1, 'not 3'],
    ['no seats', ['simulate', 'noughts-and-crosses', '--seats', '0'], 1, 'not 0'],
    ['pair without a key', ['simulate', 'noughts-and-crosses', '--option', 'size'], 2, 'key=value'],
    ['number that is none', ['simulate', 'noughts-and-crosses', '--matches', 'x'], 2, 'whole number'],
    ['unknown bot', ['simulate', 'noughts-and-crosses', '--bot', 'gready'], 2, 'did you mean greedy?'],
    ['unknown command', ['simulat'], 2, 'did you mean simulate?'],
    ['unknown option', ['games', '--jsno'], 2, 'did you mean --json?'],
    ['missing argument', ['replay'], 2, '<file> is missing'],
    ['missing value', ['simulate', 'noughts-and-crosses', '--seed'], 2, 'needs a value'],
    ['too many arguments', ['games', 'x'], 2, 'too many'],
    ['unknown language', ['games', '--lang', 'de'], 2, 'no language “de”'],
    ['missing file', ['replay', 'no-such-file.json'], 1, 'no-such-file.json: There is no such file'],
    ['commitment that is none', ['verify', 'x', '--commitment', 'abc'], 2, '64 hexadecimal digits'],
  ] as const)('%s', async (_name, args, code, words) => {
    await expectRefusal(args, code, words);
  });

  test('in Polish', async () => {
    await expectRefusal(['simulate', 'kolko'], 1, 'Nie ma gry „kolko”. (czy chodziło o noughts-and-crosses?)', 'pl');
    await expectRefusal(['simulate', 'noughts-and-crosses', '--seats', '5'], 1, 'a nie dla 5', 'pl');
    await expectRefusal(['games', '--xyzzy'], 2, 'Nie ma opcji --xyzzy', 'pl');
  });

  test.each(['replay', 'verify'])('%s refuses files that cannot be believed', async (command) => {
    const json = JSON.parse(save);
    const { snapshot, ...bare } = json;
    // Written by hand: to put it into JSON would itself exhaust the stack.
    const deeply = (value: unknown) =>
      JSON.stringify(value).replace('"deep"', `${'['.repeat(20_000)}${']'.repeat(20_000)}`);
    const cases: [name: string, content: unknown, words: string][] = [
      ['empty.json', '', 'damaged'],
      ['truncated.json', save.slice(0, save.length / 2), 'damaged'],
      ['binary.json', new Uint8Array([0, 255, 254, 1]), 'damaged'],
      ['list.json', '[]', 'damaged'],
      ['deep.json', `${'[['.repeat(50_000)}${']]'.repeat(50_000)}`, 'damaged'],
      ['deep-option.json', deeply({ ...json, options: { size: 'deep' } }), 'no option “size”'],
      [
        'deep-state.json',
        deeply({ ...json, rules: 0, hash: '', snapshot: { at: json.log.length, state: { cells: 'deep' } } }),
        'snapshot in the saved game is damaged',
      ],
      ['deep-choice.json', deeply({ ...bare, log: [[0, 1, ['mark', 'deep'], 0]] }), 'damaged'],
      ['seats.json', { ...json, seats: 99 }, 'at most 2 players'],
      ['log.json', { ...json, log: [...json.log, ['nonsense']] }, `log\\[${json.log.length}\\]`],
      ['illegal.json', { ...bare, log: [json.log[0], json.log[0]] }, 'Step 2 of the saved game'],
      ['hash.json', { ...json, hash: '0'.repeat(16) }, 'stands differently'],
      ['seed.json', { ...json, seed: '0'.repeat(32) }, 'does not match the commitment'],
      ['game.json', { ...json, game: 'chess' }, 'not installed here: chess'],
      ['rules.json', { ...json, rules: 99 }, 'version 99 of the rules'],
      ['format.json', { ...json, format: 99 }, 'file format 99'],
    ];
    for (const [name, content, words] of cases)
      await expectRefusal([command, files.write(name, content)], 1, new RegExp(`${name}: .*${words}`));
    await expectRefusal([command, files.path], 1, 'This is a folder');
  });

  test('replay refuses steps and seats that are not there', async () => {
    await expectRefusal(['replay', good, '--step', '99'], 1, 'no step 99');
    await expectRefusal(['replay', good, '--seat', '3'], 1, 'no seat 3');
    await expectRefusal(['replay', good, '--seat', 'x'], 2, 'whole number');
  });

  test('a failed verification is JSON where JSON was asked for', async () => {
    const file = files.write('other.json', { ...JSON.parse(save), hash: '0'.repeat(16) });
    const { io, texts } = listening();
    expect(await run(['verify', file, '--json'], io)).toBe(1);
    expect(JSON.parse(texts.out)).toMatchObject({ ok: false, refused: { key: 'save.hash' } });
  });
});
