import Type, { type Static, type TSchema } from 'typebox';
import { peopleRoutes } from './people.ts';
import { tableRoutes } from './tables.ts';
import { closed } from './values.ts';

const open = { additionalProperties: true } as const;

/** About the server itself, and for those who write clients. */
const serverRoutes = {
  'GET /healthz': { response: { 200: Type.Object({ ok: Type.Boolean() }, closed) } },
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

/** Every request over HTTP that is answered with JSON: method and pattern of the address, as the router takes it. */
export const routes = { ...serverRoutes, ...peopleRoutes, ...tableRoutes };

export type Route = keyof typeof routes;
type Part<R, K extends string> = R extends { readonly [k in K]: infer S extends TSchema } ? Static<S> : never;

/** What a request says, as far as there is anything to say. */
export type RouteParams<R extends Route> = Part<(typeof routes)[R], 'params'>;
export type RouteQuery<R extends Route> = Part<(typeof routes)[R], 'querystring'>;
export type RouteBody<R extends Route> = Part<(typeof routes)[R], 'body'>;
export type RouteAnswer<R extends Route> = Static<(typeof routes)[R]['response'][200]>;
