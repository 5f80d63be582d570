import { isIP } from 'node:net';
import { resolve } from 'node:path';

export interface Config {
  readonly port: number;
  /** Without a host only this machine is let in, by both of its local addresses. */
  readonly host?: string | undefined;
  readonly data: string;
  /** `postgres://…`; otherwise a file in the data folder. */
  readonly database?: string | undefined;
  /** How people reach the hall from outside, such as `https://hall.example`; otherwise any host that was asked for. */
  readonly origin?: string | undefined;
  /** Proxies whose word about the visitor's address is taken. */
  readonly trustProxy: boolean | string;
  readonly metricsToken?: string | undefined;
  readonly logLevel: string;
  readonly limits: boolean;
  /** How many connections one address may have without telling a name. */
  readonly anonymous: number;
  /** Reminders may go to addresses inside the host's own network. */
  readonly privateReminders: boolean;
  readonly timing: Timing;
}

/** All in milliseconds. */
export interface Timing {
  /** A bot waits so long before it answers, so that its people can follow and take back. */
  readonly botPause: number;
  /** Another process moves for a bot when nothing has happened for so long. */
  readonly botPatience: number;
  /** A bot that thinks longer is cut off. */
  readonly botLimit: number;
  /** How often clocks and orphaned tables are looked for. */
  readonly sweep: number;
  /** How often open tables are compared with the database, in case a notice got lost. */
  readonly poll: number;
  /** The match of a table that nobody looks at is let go after this; it can be brought back from its rows. */
  readonly rest: number;
  /** A table that nobody looks at is forgotten after this; it can be brought back at any time. */
  readonly idle: number;
  /** How often the states of matches are kept that have moved on. */
  readonly keep: number;
  /** Whoever was away for so long counts as absent. */
  readonly absent: number;
  /** How often waiting reminders are looked for. */
  readonly reminders: number;
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
};

/** A setting that cannot be understood; `message` is for whoever starts the server. */
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
  const host = env.HOST || undefined;
  return {
    port: readPort(env.PORT || '8051'),
    host,
    data: resolve(env.CINDERHALL_DATA || 'data'),
    database,
    origin,
    trustProxy: readProxy(env.TRUST_PROXY || ''),
    metricsToken: env.CINDERHALL_METRICS_TOKEN || undefined,
    logLevel: readLevel(env.CINDERHALL_LOG || 'warn'),
    limits: env.CINDERHALL_LIMITS !== 'off',
    anonymous: readCount('CINDERHALL_ANONYMOUS', env.CINDERHALL_ANONYMOUS || '50'),
    privateReminders: env.CINDERHALL_PRIVATE_REMINDERS === 'on',
    timing: readTiming(env),
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

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'silent'];
function readLevel(text: string): string {
  if (logLevels.includes(text)) return text;
  throw new ConfigError(`CINDERHALL_LOG must be one of ${logLevels.join(', ')}, not "${text}".`);
}

/** `on` trusts whoever connects; otherwise the addresses or networks of the proxies. */
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

/** `CINDERHALL_BOT_PAUSE=0` and the like, for tests and for those who know what they do. */
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
  };
}
