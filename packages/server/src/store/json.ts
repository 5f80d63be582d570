import { isRecord } from '@cinderhall/kernel';
import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';

/** A parser for JSON of a schema; it throws where the JSON does not fit. */
export function jsonReader<S extends TSchema>(schema: S): (text: string) => Static<S> {
  const validator = Compile(schema);
  return (text) => validator.Parse(JSON.parse(text));
}

/** Parses a text column that contains a JSON object. */
export function objectIn(text: string): Readonly<Record<string, unknown>> {
  const json: unknown = JSON.parse(text);
  if (!isRecord(json)) throw new Error('a text column does not contain a JSON object');
  return json;
}

/** Parses a text column that contains a JSON array; empty for other JSON. */
export function arrayIn(text: string): readonly unknown[] {
  const json: unknown = JSON.parse(text);
  return Array.isArray(json) ? json : [];
}
