import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Route } from './schema/routes.ts';
import { routes } from './schema/routes.ts';
import { serverMessages } from './schema/server.ts';
import { ErrorAnswer } from './schema/values.ts';

/** What does not fit a schema, in words for whoever looks for a mistake; null when everything does. */
function misfitIn(schema: TSchema, json: unknown): string | null {
  const check = Compile(schema);
  if (check.Check(json)) return null;
  return check
    .Errors(json)
    .map(({ instancePath, message }) => `${instancePath} ${message}`)
    .join('; ');
}

/** What is wrong with a message of the server; null when nothing is. */
export function serverMessageMisfit(json: unknown): string | null {
  const type = typeof json === 'object' && json !== null && 'type' in json ? String(json.type) : '';
  const known: { readonly [type: string]: TSchema } = serverMessages;
  const schema = Object.hasOwn(known, type) ? known[type] : undefined;
  return schema ? misfitIn(schema, json) : `no message '${type}'`;
}

/** What is wrong with the answer of a route, or with its refusal; null when nothing is. */
export const answerMisfit = (route: Route, status: number, json: unknown): string | null =>
  misfitIn(status === 200 ? routes[route].response[200] : ErrorAnswer, json);

/** What is wrong with what a request says; null when nothing is. */
export function requestMisfit(route: Route, part: 'params' | 'querystring' | 'body', json: unknown): string | null {
  const schemas: { readonly response: object } & { readonly [P in typeof part]?: TSchema } = routes[route];
  const schema = schemas[part];
  return schema ? misfitIn(schema, json) : null;
}
