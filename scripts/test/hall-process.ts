import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** A hall opened by some command in some folder, on a free port. */
export class HallProcess {
  #child: ChildProcess | null = null;
  address = '';

  async open(cwd: string, [command = '', ...args]: readonly string[]): Promise<void> {
    this.kill();
    const env = { ...process.env, HOST: '127.0.0.1', PORT: '0', CINDERHALL_DATA: join(cwd, 'data') };
    // A group of its own, so that nothing of it outlives the tests.
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'inherit'], detached: true });
    this.#child = child;
    for await (const line of createInterface({ input: child.stdout })) {
      this.address = /http:\/\/\S+:\d+/.exec(line)?.[0] ?? '';
      if (this.address !== '') return;
    }
    throw new Error('the hall did not open');
  }

  /** Tells the command to end, and waits until whatever it started is gone, too; its exit code. */
  async end(): Promise<number | null> {
    const child = this.#child;
    if (!child?.stdout) return null;
    child.stdout.resume();
    const closed = once(child, 'close');
    child.kill('SIGTERM');
    await closed;
    this.#child = null;
    return child.exitCode;
  }

  kill(): void {
    if (this.#child?.pid !== undefined) process.kill(-this.#child.pid, 'SIGKILL');
    this.#child = null;
  }
}
