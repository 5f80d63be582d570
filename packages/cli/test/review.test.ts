import { noughtsAndCrosses } from '@cinderhall/samples';
import { afterAll, describe, expect, test } from 'vitest';
import { run } from '../src/main.ts';
import { finished, folder, listening, playOn, started } from './helpers.ts';

const files = folder();
afterAll(() => files.close());

async function review(args: readonly string[], language: 'en' | 'pl' = 'en') {
  const { io, texts } = listening(language);
  const code = await run(['review', ...args], io);
  return { code, ...texts };
}

describe('review', () => {
  const save = files.write('over.json', finished(3).save());

  test('tells the costliest choices of every seat', async () => {
    const { code, out } = await review([save, '--budget', '30']);
    expect(code).toBe(0);
    expect(out).toContain('Judged by the strongest bot with 30 tries a question');
    expect(out).toMatch(/Seat 1: best \d+, good \d+, doubtful \d+, mistakes \d+/);
    expect(out).toMatch(/Seat 2: best/);
    expect(out).toMatch(
      /Move \d+ cost \d+ points? of chance \(± \d+\)\.\n +Chosen: .+ \(\d+ %\)\n +Better: .+ \(\d+ %\)/,
    );
  });

  test('speaks Polish', async () => {
    const { out } = await review([save, '--budget', '8', '--seat', '1'], 'pl');
    expect(out).toMatch(/najlepsze \d+, dobre \d+, wątpliwe \d+, błędy \d+/);
    expect(out).not.toMatch(/cli\.|Seat/);
  });

  test('JSON has every chance and every judgement, in words too', async () => {
    const { out } = await review([save, '--budget', '30', '--seat', '2', '--json']);
    const found = JSON.parse(out);
    expect(found).toMatchObject({ game: 'noughts-and-crosses', budget: 30 });
    expect(found.seats).toHaveLength(1);
    const [{ seat, chances, verdicts, costliest }] = found.seats;
    expect(seat).toBe(1);
    expect(chances).toHaveLength(found.moves + 1);
    expect(costliest.length).toBeGreaterThan(0);
    for (const { chosenWords, betterWords } of verdicts) {
      expect(chosenWords).toMatch(/\w/);
      expect(betterWords).toMatch(/\w/);
    }
  });

  test('refuses a match that runs, and a seat that is not there', async () => {
    const running = files.write('running.json', playOn(started(noughtsAndCrosses), 2).save());
    const { code, out, err } = await review([running]);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain('A match can only be reviewed once it is over.');
    expect((await review([save, '--seat', '3'])).code).toBe(1);
    expect((await review([save, '--budget', '0'])).code).toBe(2);
  });
});
