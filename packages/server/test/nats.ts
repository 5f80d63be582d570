import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const places = (): string[] => [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/bin'];
const find = (): string | undefined =>
  places()
    .map((place) => join(place, 'nats-server'))
    .find((file) => existsSync(file));

/** On Debian, root can have it. */
function install(): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'nats-server'], { stdio: 'pipe', env });
  } catch {
    // Told below.
  }
}

/** The program of NATS; if there is none, prints that its tests are skipped. */
export function natsOrSkip(): string | null {
  if (!find()) install();
  const found = find();
  if (!found) console.warn('SKIPPED without NATS: there is no nats-server on the PATH (Debian’s package nats-server).');
  return found ?? null;
}

export interface Nats {
  readonly address: string;
  /** The same where encryption is insisted on. */
  readonly encrypted: string;
  stop(): Promise<void>;
  /** Starts it again on the same port, perhaps with another token. */
  start(token?: string): Promise<void>;
  close(): Promise<void>;
}

interface Running {
  readonly server: ChildProcess;
  readonly ended: Promise<unknown>;
}

const TOKEN = 'secret';

/** Starts a NATS on a free port of this machine, which it writes into a file. `more`: other arguments; with a user among them there is no token. */
export async function startNats(program: string, more: readonly string[] = []): Promise<Nats> {
  const folder = mkdtempSync(join(tmpdir(), 'cinderhall-nats-'));
  let port = '-1';
  const launch = async (token: string): Promise<Running> => {
    const auth = [...more, ...(more.includes('--user') ? [] : ['--auth', token])];
    const args = ['-a', '127.0.0.1', '-p', port, '--ports_file_dir', folder, ...auth];
    const server = spawn(program, args, { stdio: 'ignore', cwd: folder });
    const ended = once(server, 'exit');
    const ports = (): { readonly nats?: readonly string[]; readonly tls?: readonly string[] } => {
      const [name] = readdirSync(folder).filter((each) => each.endsWith(`_${server.pid}.ports`));
      try {
        return name ? JSON.parse(readFileSync(join(folder, name), 'utf8')) : {};
      } catch {
        return {};
      }
    };
    const url = () => ports().nats?.[0] ?? ports().tls?.[0];
    while (!url() && server.exitCode === null) await new Promise((resolve) => setTimeout(resolve, 20));
    const found = url();
    // While it was stopped, a connection may have been given its port: that ends.
    if (!found && port === '-1') throw new Error('nats-server does not start');
    if (!found) return new Promise((resolve) => setTimeout(resolve, 50)).then(() => launch(token));
    port = new URL(found).port;
    return { server, ended };
  };
  let running = await launch(TOKEN);
  const stop = async () => {
    running.server.kill('SIGTERM');
    await running.ended;
  };
  return {
    address: `nats://${TOKEN}@127.0.0.1:${port}`,
    encrypted: `tls://${TOKEN}@127.0.0.1:${port}`,
    stop,
    start: async (token = TOKEN) => {
      running = await launch(token);
    },
    close: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
