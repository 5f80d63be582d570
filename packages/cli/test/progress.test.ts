import { expect, test } from 'vitest';
import { Progress } from '../src/progress.ts';

function watched(isTTY: boolean, columns = 80) {
  const written: string[] = [];
  let now = 0;
  const terminal = { isTTY, columns, write: (text: string) => written.push(text) };
  const progress = new Progress(terminal, 200, () => now);
  return {
    written,
    progress,
    at(time: number, done: number) {
      now = time;
      progress.update(done);
    },
  };
}

test('nothing is drawn where no terminal is', () => {
  const { written, progress, at } = watched(false);
  at(5000, 100);
  progress.clear();
  expect(written).toEqual([]);
});

test('short work stays silent', () => {
  const { written, progress, at } = watched(true);
  at(100, 50);
  at(400, 190);
  progress.clear();
  expect(written).toEqual([]);
});

test('a bar tells how much is done and how long it will take, and leaves a clean line', () => {
  const { written, progress, at } = watched(true);
  // Half a second of warm-up, then fifty a second.
  at(500, 0);
  at(1500, 50);
  expect(written[1]).toContain('25 %  50 / 200  3 s');
  at(1550, 60);
  expect(written).toHaveLength(2);
  at(1700, 200);
  expect(written[2]).toContain('100 %');
  progress.clear();
  expect(written.at(-1)).toBe('\r\u001b[K');
});

test('the bar never wraps, and has no estimate before anything is done', () => {
  const { written, at } = watched(true, 20);
  at(1000, 0);
  expect(written[0]?.replace('\r\u001b[K', '')).toHaveLength(19);
  const wide = watched(true);
  wide.at(1000, 0);
  expect(wide.written[0]).toMatch(/0 \/ 200$/);
});
