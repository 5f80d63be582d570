import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { root } from '../lib/paths.mjs';
import { capture, run } from '../lib/processes.mjs';
import { folderWith } from './fixture.ts';

const library = JSON.stringify(pathToFileURL(join(root, 'scripts/lib/processes.mjs')).href);
const node = (program: string) => [process.execPath, ['-e', program]] as const;

test('tells exit codes, signals and programs that do not exist', async () => {
  expect(await run(...node('process.exit(3)'))).toBe(3);
  expect(await run(...node("process.kill(process.pid, 'SIGTERM')"))).toBe(143);
  expect(await run('no-such-program-at-all', [])).toBe(127);
  const { code, output } = await capture(...node("console.log('out'); console.error('err'); process.exit(2)"));
  expect(code).toBe(2);
  expect(output.split('\n').sort()).toEqual(['', 'err', 'out']);
});

test('a signal ends the children and their children, even deaf ones', async () => {
  const folder = folderWith({
    'main.mjs': `import { endChildrenOnSignals, run } from ${library};
endChildrenOnSignals();
await run(process.execPath, ['child.mjs'], { cwd: import.meta.dirname });
console.log('went on');`,
    'child.mjs': `import { spawn } from 'node:child_process';
spawn(process.execPath, ['grandchild.mjs'], { stdio: 'inherit' });
setInterval(() => {}, 1000);`,
    'grandchild.mjs': `process.on('SIGTERM', () => {});
console.log(process.pid);
setInterval(() => {}, 1000);`,
  });
  const main = spawn(process.execPath, ['main.mjs'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  const lines = createInterface({ input: main.stdout });
  const [grandchild] = await once(lines, 'line');
  const said: string[] = [];
  lines.on('line', (line) => said.push(line));

  const ended = once(main, 'exit');
  main.kill('SIGTERM');
  expect(await ended).toEqual([143, null]);
  expect(said).toEqual([]);
  // A killed process may take its time to go.
  await expect.poll(() => isGone(Number(grandchild)), { timeout: 30_000 }).toBe(true);
});

test.each([
  ['at once if closing goes well', 'async () => {}', 0, ''],
  ['with another code if it fails', "async () => { throw new Error('torn') }", 1, 'torn'],
  ['within ten seconds if it hangs', '() => new Promise(() => {})', 1, 'longer than 9 seconds'],
])('a server ends %s', async (_when, close, code, said) => {
  // The clock of that process runs ahead as soon as somebody waits for it, but not by more than ten seconds.
  const program = `const { closeAndExit } = await import(${library});
const later = globalThis.setTimeout;
globalThis.setTimeout = (work, milliseconds) => later(work, milliseconds <= 10_000 ? 200 : 1e9);
later(() => {}, 1e9);
closeAndExit(${close});`;
  const ended = await capture(process.execPath, ['--input-type=module', '-e', program]);
  expect(ended.code).toBe(code);
  expect(ended.output).toContain(said);
});

/** A killed process stays listed as a zombie until its new parent has looked after it. */
function isGone(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return true;
  }
  const stat = `/proc/${pid}/stat`;
  return existsSync(stat) && readFileSync(stat, 'utf8').includes(') Z ');
}
