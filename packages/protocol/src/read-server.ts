import type { ServerMessages } from './schema/server.ts';

type Shape = 'string' | 'number' | 'boolean' | 'object' | 'list' | 'any';
type Required<T> = { [K in keyof T]-?: object extends Pick<T, K> ? never : K }[keyof T];

/**
 * The required fields of each message of the server and their types. Light enough for a browser's first load; a test
 * compares it with the schemas.
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
  botShare: { table: 'string', share: 'number' },
  halted: { table: 'string', code: 'string' },
  reconnecting: {},
  reconnected: {},
  closing: {},
};

function hasShape(value: unknown, shape: Shape): boolean {
  if (shape === 'any' || shape === 'list') return shape === 'any' || Array.isArray(value);
  return value !== null && !Array.isArray(value) && typeof value === shape;
}

function isServerMessage(json: unknown): json is ServerMessages[keyof ServerMessages] {
  if (typeof json !== 'object' || json === null || !('type' in json) || typeof json.type !== 'string') return false;
  const shapes: { readonly [type: string]: { readonly [field: string]: Shape } } = serverShapes;
  const fields = Object.hasOwn(shapes, json.type) ? shapes[json.type] : undefined;
  if (!fields) return false;
  const given = new Map<string, unknown>(Object.entries(json));
  return Object.entries(fields).every(([field, shape]) => given.has(field) && hasShape(given.get(field), shape));
}

/** A message of the server, or null if it is invalid or of a type that this client does not know. */
export function readServerMessage(text: string): ServerMessages[keyof ServerMessages] | null {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return null;
  }
  return isServerMessage(json) ? json : null;
}
