import type { ServerMessages } from './schema/server.ts';

type Shape = 'string' | 'number' | 'boolean' | 'object' | 'list' | 'any';
type Required<T> = { [K in keyof T]-?: object extends Pick<T, K> ? never : K }[keyof T];

/**
 * The fields without which a message of the server means nothing, and what they are. Light enough for a browser's first
 * load; a test holds it against the schemas.
 */
export const serverShapes: {
  readonly [T in keyof ServerMessages]: { readonly [F in Exclude<Required<ServerMessages[T]>, 'type'>]: Shape };
} = {
  hello: { protocol: 'number', person: 'any', now: 'number' },
  pong: { now: 'number' },
  ok: {},
  refused: { error: 'object' },
  why: { reasons: 'list' },
  hint: { decision: 'number', best: 'list' },
  foreseen: { seat: 'number', decision: 'number', index: 'number', view: 'any' },
  state: {
    table: 'string',
    seat: 'number',
    n: 'number',
    decision: 'number',
    view: 'object',
    entries: 'list',
    choices: 'list',
    clocks: 'any',
    undo: 'boolean',
    undoRefused: 'any',
    redo: 'boolean',
    bots: 'list',
    resigned: 'list',
    halted: 'boolean',
    outcome: 'any',
  },
  call: { table: 'string', seat: 'number' },
  chat: { table: 'string', lines: 'list' },
  presence: { table: 'string', here: 'list', spectators: 'number' },
  changed: { table: 'string' },
  halted: { table: 'string', code: 'string' },
  reconnecting: {},
  reconnected: {},
  closing: {},
};

const shapeOf = (value: unknown): Shape => (Array.isArray(value) ? 'list' : (typeof value as Shape));

/** A message of the server, or null for anything that is none, or of a kind that this client does not know. */
export function readServerMessage(text: string): ServerMessages[keyof ServerMessages] | null {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof json !== 'object' || json === null || !('type' in json) || typeof json.type !== 'string') return null;
  if (!Object.hasOwn(serverShapes, json.type)) return null;
  const shape: { readonly [field: string]: Shape } = serverShapes[json.type as keyof ServerMessages];
  const given = json as { readonly [field: string]: unknown };
  const fits = Object.entries(shape).every(
    ([field, kind]) => field in given && (kind === 'any' || (given[field] !== null && shapeOf(given[field]) === kind)),
  );
  return fits ? (json as ServerMessages[keyof ServerMessages]) : null;
}
