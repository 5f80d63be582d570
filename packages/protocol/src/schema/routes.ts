import Type, { type Static, type TSchema } from 'typebox';
import { peopleRoutes } from './people.ts';
import { tableRoutes } from './tables.ts';
import { closed } from './values.ts';

const open = { additionalProperties: true } as const;

/** About the server itself, and for authors of clients. */
const serverRoutes = {
  /** The process is alive. */
  'GET /healthz': { response: { 200: Type.Object({ ok: Type.Boolean() }, closed) } },
  /** Its database can be written to: it may be sent people. */
  'GET /readyz': { response: { 200: Type.Object({ ok: Type.Boolean() }, closed) } },
  'GET /api/words': { response: { 200: Type.Record(Type.String(), Type.Object({}, open)) } },
  'GET /api/messages': {
    response: {
      200: Type.Object(
        { protocol: Type.Integer(), client: Type.Object({}, open), server: Type.Object({}, open) },
        closed,
      ),
    },
  },
};

/** All HTTP routes with JSON responses, by method and path pattern. */
export const routes = { ...serverRoutes, ...peopleRoutes, ...tableRoutes };

export type Route = keyof typeof routes;
type Part<R, K extends string> = R extends { readonly [k in K]: infer S extends TSchema } ? Static<S> : never;

/** The parts of a request; `never` where a route has none. */
export type RouteParams<R extends Route> = Part<(typeof routes)[R], 'params'>;
export type RouteQuery<R extends Route> = Part<(typeof routes)[R], 'querystring'>;
export type RouteBody<R extends Route> = Part<(typeof routes)[R], 'body'>;
export type RouteAnswer<R extends Route> = Static<(typeof routes)[R]['response'][200]>;
