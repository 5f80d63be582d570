import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/paths.mjs';

/** Habits that make a browser test fail now and then, and what to do instead. */
const habits: readonly (readonly [found: RegExp, instead: string, allowedIn?: string])[] = [
  [/press\('Escape'\)/, 'closeBy or putDown, which wait until it is gone', 'table.ts'],
  [/waitForTimeout/, 'wait for what is to happen'],
  [/networkidle/, 'wait for what was asked for'],
  [/Math\.random|Date\.now/, 'a fixed seed'],
  [/retries: [1-9]|describe\.configure/, 'mend the test'],
  [/poll\([^;]*\bbodies\(page\)\)\.toEqual\(\['/, 'wait until the notice is shown, then ask once'],
  [/\.screenshot\(/, 'picture, which takes none in a usual run', 'depth.ts'],
  [/\btest\.only\b/, 'all of them'],
  [/\btest\.skip\(/, 'a tag of depth.ts: a test that is skipped inside has opened its page already'],
  [
    /\[data-confirm\]'\)\.(click|tap)\(|\bconfirm\.(click|tap)\(/,
    'confirmAnswer, which waits for what follows',
    'table.ts',
  ],
  [/\btimeout: (\d{1,4}|\d_\d{3})\b/, 'the patience of the config: a busy machine takes its time'],
  [/\bbrowser\.newContext\(/, 'newContext, which is closed after the test', 'hall.ts'],
  [/serviceWorker\.controller\b/, 'servedByWorker', 'table.ts'],
  [
    /expect\(await [^;]*\.(is[A-Z]\w+|textContent|getAttribute|inputValue)\(/,
    'toBeVisible, toHaveText, toHaveAttribute …, which wait',
  ],
  [/expect\(await [^;]*\.count\(\)\)\.(toBe|toEqual)\(/, 'toHaveCount, which waits'],
  [/expect\((await )?page\.url\(\)\)/, 'toHaveURL, which waits'],
];

test('browser tests have none of the habits that make them fail now and then', () => {
  const files = readdirSync(join(root, 'e2e')).filter((name) => name.endsWith('.ts'));
  const found = files.flatMap((name) => {
    const lines = readFileSync(join(root, 'e2e', name), 'utf8').split('\n');
    return lines.flatMap((line, i) =>
      habits
        .filter(([habit, , allowedIn]) => name !== allowedIn && habit.test(line))
        .map(([habit, instead]) => `e2e/${name}:${i + 1} ${habit}: instead ${instead}`),
    );
  });
  expect(found).toEqual([]);
});

test('tests of reminders, which no phone runs by default, all run on the desktop', () => {
  const spec = readFileSync(join(root, 'e2e/reminders.spec.ts'), 'utf8');
  expect(spec).not.toMatch(/onPhone|phoneOnly/);
});
