import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { isNatsAddress } from './notices/nats-address.ts';

export interface Config {
  readonly port: number;
  /** Without it the server listens on localhost only, over IPv4 and IPv6. */
  readonly host?: string | undefined;
  readonly data: string;
  /** `postgres://…`; without it SQLite, in a file of the data folder. */
  readonly database?: string | undefined;
  /** `nats://…` or `tls://…`: how several processes notify each other, instead of PostgreSQL, and how thinkers reach them. */
  readonly nats?: string | undefined;
  /** The public origin, such as `https://hall.example`; without it only names of this machine and of private networks are served. */
  readonly origin?: string | undefined;
  /** Proxies whose `X-Forwarded-For` is trusted: all, none, or a list of addresses and networks. */
  readonly trustProxy: boolean | string;
  readonly metricsToken?: string | undefined;
  readonly logLevel: string;
  readonly limits: boolean;
  /** The most WebSockets without a session from one network. */
  readonly anonymous: number;
  /** Reminders may go to addresses inside the host's own network. */
  readonly privateReminders: boolean;
  readonly timing: Timing;
  readonly expiry: Expiry;
}

/** How long things are kept that nobody uses, in milliseconds; infinite for ever. */
export interface Expiry {
  /** A session after its last use. */
  readonly sessions: number;
  /** A guest without a session, a seat or a table of their own. */
  readonly guests: number;
  /** A table whose match was never begun. */
  readonly openTables: number;
  /** The stored state of a match that is over. Its log is kept for ever. */
  readonly snapshots: number;
}

/** All in milliseconds. */
export interface Timing {
  /** Delay before a bot answers, so that people can follow and undo. */
  readonly botPause: number;
  /** A bot's turn that takes longer is taken over by another process. */
  readonly botPatience: number;
  /** The most time a bot may think. */
  readonly botLimit: number;
  /** Interval of the search for expired clocks and tables whose process is gone. */
  readonly sweep: number;
  /** Interval of telling other processes how many notices were sent, so that they know if some were lost. */
  readonly poll: number;
  /** A match that nobody watches is dropped from memory after this; it is loaded again when needed. */
  readonly rest: number;
  /** A table that nobody watches is dropped from memory after this; it is loaded again when needed. */
  readonly idle: number;
  /** Interval of storing snapshots of matches that have changed. */
  readonly keep: number;
  /** A player who was disconnected for longer counts as absent. */
  readonly absent: number;
  /** Interval of sending due reminders. */
  readonly reminders: number;
  /** The headers of a request must have come after this. */
  readonly headersLimit: number;
  /** And the whole of it after this. */
  readonly requestLimit: number;
  /** A connection on which nothing happens for longer is closed. */
  readonly silence: number;
  /** Interval of removing what has expired. */
  readonly expire: number;
}

export const usualTiming: Timing = {
  botPause: 250,
  botPatience: 10_000,
  botLimit: 30_000,
  sweep: 1_000,
  poll: 5_000,
  rest: 60_000,
  idle: 600_000,
  keep: 60_000,
  absent: 120_000,
  reminders: 2_000,
  expire: 600_000,
  headersLimit: 15_000,
  requestLimit: 60_000,
  silence: 75_000,
};

/** An invalid setting; `message` is for the host. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

type Env = { readonly [name: string]: string | undefined };

/** Reads the settings from the environment. */
export function readConfig(env: Env): Config {
  const origin = env.PUBLIC_ORIGIN || undefined;
  if (origin !== undefined && !isOrigin(origin))
    throw new ConfigError(`PUBLIC_ORIGIN must look like https://hall.example, not "${origin}".`);
  const database = env.DATABASE_URL || undefined;
  if (database !== undefined && !/^postgres(ql)?:\/\//.test(database))
    throw new ConfigError('DATABASE_URL must begin with postgres://.');
  const nats = env.CINDERHALL_NATS || undefined;
  if (nats !== undefined && !isNatsAddress(nats))
    throw new ConfigError('CINDERHALL_NATS must look like nats://host:4222 or tls://host:4222.');
  const host = env.HOST || undefined;
  return {
    port: readPort(env.PORT || '8051'),
    host,
    data: resolve(env.CINDERHALL_DATA || 'data'),
    database,
    nats,
    origin,
    trustProxy: readProxy(env.TRUST_PROXY || ''),
    metricsToken: env.CINDERHALL_METRICS_TOKEN || undefined,
    logLevel: readLevel(env.CINDERHALL_LOG || 'warn'),
    limits: env.CINDERHALL_LIMITS !== 'off',
    anonymous: readCount('CINDERHALL_ANONYMOUS', env.CINDERHALL_ANONYMOUS || '50'),
    privateReminders: env.CINDERHALL_PRIVATE_REMINDERS === 'on',
    timing: readTiming(env),
    expiry: {
      sessions: readDays(env, 'CINDERHALL_SESSION_DAYS', 400),
      guests: readDays(env, 'CINDERHALL_GUEST_DAYS', 30),
      openTables: readDays(env, 'CINDERHALL_OPEN_TABLE_DAYS', 14),
      snapshots: readDays(env, 'CINDERHALL_SNAPSHOT_DAYS', 365),
    },
  };
}

function readPort(text: string): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number <= 65535) return number;
  throw new ConfigError(`PORT must be a number from 0 to 65535, not "${text}".`);
}

function readCount(variable: string, text: string): number {
  if (/^\d{1,6}$/.test(text)) return Number(text);
  throw new ConfigError(`${variable} must be a number, not "${text}".`);
}

const A_DAY = 24 * 3_600_000;
/** 0 is for ever. A session needs some end, because browsers keep no cookie for ever. */
function readDays(env: Env, variable: string, usual: number): number {
  const days = readCount(variable, env[variable] || String(usual));
  if (days > 0) return days * A_DAY;
  return variable === 'CINDERHALL_SESSION_DAYS' ? 400 * A_DAY : Number.POSITIVE_INFINITY;
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'silent'];
function readLevel(text: string): string {
  if (logLevels.includes(text)) return text;
  throw new ConfigError(`CINDERHALL_LOG must be one of ${logLevels.join(', ')}, not "${text}".`);
}

/** `on` trusts every client; otherwise the addresses or networks of the proxies. */
function readProxy(text: string): boolean | string {
  if (text === '' || text === 'off') return false;
  if (text === 'on') return true;
  const wrong = text.split(',').find((each) => !isNetwork(each.trim()));
  if (wrong === undefined) return text;
  throw new ConfigError(`TRUST_PROXY must be on, off or addresses of proxies, not "${wrong}".`);
}

function isNetwork(text: string): boolean {
  const [address = '', bits = '0', ...more] = text.split('/');
  const family = isIP(address);
  return family !== 0 && more.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (family === 6 ? 128 : 32);
}

const isOrigin = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text;

/** `CINDERHALL_BOT_PAUSE=0` and the like: mostly for tests. */
function readTiming(env: Env): Timing {
  const read = (name: keyof Timing): number => {
    const variable = `CINDERHALL_${name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;
    const text = env[variable];
    if (text === undefined || text === '') return usualTiming[name];
    if (/^\d{1,9}$/.test(text)) return Number(text);
    throw new ConfigError(`${variable} must be a number of milliseconds, not "${text}".`);
  };
  return {
    botPause: read('botPause'),
    botPatience: read('botPatience'),
    botLimit: read('botLimit'),
    sweep: read('sweep'),
    poll: read('poll'),
    rest: read('rest'),
    idle: read('idle'),
    keep: read('keep'),
    absent: read('absent'),
    reminders: read('reminders'),
    expire: read('expire'),
    headersLimit: read('headersLimit'),
    requestLimit: read('requestLimit'),
    silence: read('silence'),
  };
}
