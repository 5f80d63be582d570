import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** A server in a process of its own, without the web client. */
export class ServerProcess {
  readonly #env: Readonly<Record<string, string>>;
  #child: ChildProcess | null = null;
  /** Null while it is not open. */
  address: string | null = null;
  /** What it wrote to its log. */
  log = '';

  constructor(env: Readonly<Record<string, string>>) {
    this.#env = env;
  }

  /** Opens it on a free port: the one that it had before may have been taken meanwhile. */
  async open(): Promise<void> {
    const { npm_lifecycle_event: _, ...inherited } = process.env;
    const child = spawn(process.execPath, ['packages/server/bin/serve.mjs'], {
      cwd: root,
      env: {
        ...inherited,
        HOST: '127.0.0.1',
        PORT: '0',
        CINDERHALL_LIMITS: 'off',
        CINDERHALL_BOT_PAUSE: '0',
        ...this.#env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stderr.on('data', (part) => {
      this.log += part;
    });
    this.#child = child;
    for await (const line of createInterface({ input: child.stdout })) {
      const address = /http:\/\/[^\s]+/.exec(line)?.[0];
      if (!address) continue;
      this.address = address;
      return;
    }
    throw new Error(`the server did not open: ${this.log}`);
  }

  /** As after a power failure. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  async close(): Promise<number | null> {
    return this.#end('SIGTERM');
  }

  async #end(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.#child;
    if (!child) return null;
    this.#child = null;
    this.address = null;
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
    return child.exitCode;
  }
}
