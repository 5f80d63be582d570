import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { Reminder } from './schema/reminder.ts';
import type { Route } from './schema/routes.ts';
import { routes } from './schema/routes.ts';
import { serverMessages } from './schema/server.ts';
import { ErrorAnswer } from './schema/values.ts';

/** Why a value does not fit a schema, for developers; null if it does. */
function misfitIn(schema: TSchema, json: unknown): string | null {
  const check = Compile(schema);
  if (check.Check(json)) return null;
  return check
    .Errors(json)
    .map(({ instancePath, message }) => `${instancePath} ${message}`)
    .join('; ');
}

/** Why a message of the server is invalid; null if it is valid. */
export function serverMessageMisfit(json: unknown): string | null {
  const type = typeof json === 'object' && json !== null && 'type' in json ? String(json.type) : '';
  const known: { readonly [type: string]: TSchema } = serverMessages;
  const schema = Object.hasOwn(known, type) ? known[type] : undefined;
  return schema ? misfitIn(schema, json) : `no message '${type}'`;
}

/** Why the response of a route is invalid; null if it is valid. */
export const answerMisfit = (route: Route, status: number, json: unknown): string | null =>
  misfitIn(status === 200 ? routes[route].response[200] : ErrorAnswer, json);

/** Why a part of a request is invalid; null if it is valid. */
export function requestMisfit(route: Route, part: 'params' | 'querystring' | 'body', json: unknown): string | null {
  const schemas: { readonly response: object } & { readonly [P in typeof part]?: TSchema } = routes[route];
  const schema = schemas[part];
  return schema ? misfitIn(schema, json) : null;
}

/** Why a reminder is invalid; null if it is valid. */
export const reminderMisfit = (json: unknown): string | null => misfitIn(Reminder, json);
