import { Compile } from 'typebox/compile';
import { type ClientMessages, clientMessages } from './schema/client.ts';

const checks = new Map(Object.entries(clientMessages).map(([type, schema]) => [type, Compile(schema)]));

/** A message of a client that is exactly what it should be, or null. */
export function readClientMessage(json: unknown): ClientMessages[keyof ClientMessages] | null {
  if (typeof json !== 'object' || json === null || !('type' in json)) return null;
  const check = typeof json.type === 'string' ? checks.get(json.type) : undefined;
  return check?.Check(json) ? (json as ClientMessages[keyof ClientMessages]) : null;
}
