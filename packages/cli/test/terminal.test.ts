import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRefused, loadMatch, readSave } from '@cinderhall/kernel';
import { gameOf } from '@cinderhall/registry';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { folder } from './helpers.ts';
import { hasTerminal, Pty, seen } from './pty.ts';

if (!hasTerminal) console.log('No terminal: `script` of util-linux is not here, so play is not tested in one.');

const files = folder();
const open: Pty[] = [];
const play = (...args: string[]): Pty => {
  const pty = new Pty(['play', ...args]);
  open.push(pty);
  return pty;
};
afterEach(() => {
  for (const pty of open.splice(0)) pty.close();
});
afterAll(() => files.close());

/** How all stand, the question and the choices: what comes after the last empty line, without the prompt. */
const question = (screen: string): string =>
  (seen(screen).split('\n\n').at(-1) ?? '').replace(/\nType the number[\s\S]*$/, '').replace(/\n> $/, '');
const widest = (screen: string): number =>
  Math.max(
    ...seen(screen)
      .split('\n')
      .map((line) => [...line].length),
  );

const LIMIT = 300_000;

describe.skipIf(!hasTerminal)('in a terminal', { timeout: LIMIT }, () => {
  test('a whole match: a hint, a step taken back, a save that is taken up again, the end', async () => {
    const file = join(files.path, 'market.json');
    const table = ['ash-market', '--bot', 'greedy', '--name', 'Ann'];
    const first = play(...table, '--seed', '5', '--option', 'rounds=3');
    let screen = await first.prompt();
    expect(seen(screen)).toContain('1. You, as Ann');
    expect(screen).toContain('\u001b[1m');
    expect(screen).toContain('\u001b[33m  1. ');

    const hint = seen(await first.say('hint'))
      .split('\n')
      .slice(1, -1);
    expect(hint).toHaveLength(3);
    for (const line of hint) expect(question(screen)).toContain(line.split(' — ')[0]);

    let undone = false;
    while (!undone && !first.over) {
      const before = question(screen);
      screen = await first.say('1');
      const after = question(screen);
      const back = await first.say('undo');
      undone = question(back) === before && before !== after;
      if (undone) expect(question(await first.say('redo'))).toBe(after);
    }
    expect(undone).toBe(true);

    expect(seen(await first.say(`save ${file}`))).toContain('Saved in');
    const left = question(await first.say('show'));
    await first.say('quit');
    expect(await first.code()).toBe(0);

    const second = play(...table, '--load', file);
    screen = await second.prompt();
    expect(question(screen)).toBe(left);
    while (!second.over) screen = await second.say('1');
    expect(await second.code()).toBe(0);
    expect(seen(screen)).toMatch(/^You: place \d, score \d/m);
    const game = gameOf('ash-market');
    const save = readSave(readFileSync(file, 'utf8'));
    if (!game || isRefused(save)) throw new Error('no save');
    const loaded = loadMatch(game, save, 'replay');
    if (isRefused(loaded)) throw new Error(loaded.refused.key);
    expect(loaded.match.over).toBe(true);
    expect(loaded.match.history.map(({ entry }) => entry.kind)).toEqual(expect.arrayContaining(['undo', 'redo']));
  });

  test.each([
    ['fifty-first-state', 'en'],
    ['new-era', 'pl'],
    ['last-aurora', 'pl'],
    ['divide-et-impera', 'en'],
  ])('%s asks, and what it says fits the width', async (game, language) => {
    const pty = play(game, '--lang', language, '--seed', '3', '--bot', 'greedy', '--seats', '3');
    let screen = await pty.prompt();
    for (const answer of ['1', '2', '1', 'show']) screen += await pty.say(answer);
    expect(widest(screen)).toBeLessThanOrEqual(80);
    expect(seen(screen)).toMatch(/\n {2}1\. \S/);
    expect(seen(screen)).not.toMatch(/[⟨⟩]/);
    expect(seen(screen)).not.toMatch(/Seat \d|Miejsce \d/);
    // Closing the input ends it without an error, on a line of its own.
    expect(await pty.press('\u0004')).toMatch(/\n$/);
    expect(await pty.code()).toBe(0);
  });
});
