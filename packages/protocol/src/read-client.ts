import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { type ClientMessages, clientMessages } from './schema/client.ts';

function checkOf<S extends TSchema>(schema: S): (json: unknown) => json is Static<S> {
  const validator = Compile(schema);
  return (json): json is Static<S> => validator.Check(json);
}

const checks = new Map(Object.entries(clientMessages).map(([type, schema]) => [type, checkOf(schema)]));

/** A valid message of a client, or null. */
export function readClientMessage(json: unknown): ClientMessages[keyof ClientMessages] | null {
  if (typeof json !== 'object' || json === null || !('type' in json)) return null;
  const check = typeof json.type === 'string' ? checks.get(json.type) : undefined;
  return check?.(json) ? json : null;
}
