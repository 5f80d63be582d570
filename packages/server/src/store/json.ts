import { isRecord } from '@cinderhall/kernel';
import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';

/** Reads JSON that must fit a schema; throws where it does not. */
export function jsonReader<S extends TSchema>(schema: S): (text: string) => Static<S> {
  const validator = Compile(schema);
  return (text) => validator.Parse(JSON.parse(text));
}

/** The object in a text column that holds JSON. */
export function objectIn(text: string): Readonly<Record<string, unknown>> {
  const json: unknown = JSON.parse(text);
  if (!isRecord(json)) throw new Error('an object was expected in a text column');
  return json;
}

/** The array in a text column that holds JSON; empty where there is none. */
export function arrayIn(text: string): readonly unknown[] {
  const json: unknown = JSON.parse(text);
  return Array.isArray(json) ? json : [];
}
