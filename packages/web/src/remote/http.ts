import {
  PROTOCOL,
  PROTOCOL_HEADER,
  type Route,
  type RouteAnswer,
  type RouteBody,
  type RouteParams,
  type RouteQuery,
  type WireError,
} from '@cinderhall/protocol';
import { settings } from '../app/settings.ts';
import { Refused, Unreachable } from './refusals.ts';
import { thisPage } from './reload.ts';
import { VersionKeeper } from './version.ts';

export { Refused, Unreachable } from './refusals.ts';

export const versionKeeper = new VersionKeeper(thisPage);

type Part<K extends string, T> = [T] extends [never] ? object : { readonly [name in K]: T };
/** What a request to a route has to say. */
type Given<R extends Route> = Part<'params', RouteParams<R>> &
  Partial<Part<'query', RouteQuery<R>>> &
  Part<'body', RouteBody<R>>;

interface AnyGiven {
  readonly params?: { readonly [name: string]: string | number };
  readonly query?: { readonly [name: string]: string | number | undefined };
  readonly body?: object;
}

/** The address of a route with everything filled in. */
export function addressOf(route: Route, { params = {}, query = {} }: AnyGiven = {}): string {
  const [, pattern = ''] = route.split(' ');
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const asked = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return asked.length === 0 ? path : `${path}?${asked.join('&')}`;
}

/**
 * Asks the server for something, and answers with what the route promises. What is not answered with success is thrown
 * as `Refused` or `Unreachable`.
 *
 *     const { seat } = await call('POST /api/tables/:table/join', { params: { table }, body: {} });
 */
export async function call<R extends Route>(
  route: R,
  ...[given]: object extends Given<R> ? [Given<R>?] : [Given<R>]
): Promise<RouteAnswer<R>> {
  const { body }: AnyGiven = given ?? {};
  let answer: Response;
  try {
    answer = await fetch(addressOf(route, given), {
      method: route.split(' ')[0] ?? 'GET',
      headers: {
        'Accept-Language': settings.value.language,
        [PROTOCOL_HEADER]: String(PROTOCOL),
        ...(body ? { 'Content-Type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  } catch {
    throw new Unreachable();
  }
  const json: unknown = await answer.json().catch(() => null);
  if (answer.ok && json !== null) {
    versionKeeper.fits();
    return json as RouteAnswer<R>;
  }
  const error = errorIn(json);
  // A proxy in between answers with pages of its own while the server is away.
  if (!error) throw new Unreachable();
  versionKeeper.refused(error);
  throw new Refused(error, answer.status);
}

function errorIn(json: unknown): WireError | null {
  if (typeof json !== 'object' || json === null || !('error' in json)) return null;
  const { error } = json;
  return isWireError(error) ? error : null;
}

const isWireError = (value: unknown): value is WireError =>
  typeof value === 'object' && value !== null && 'code' in value && 'message' in value;
