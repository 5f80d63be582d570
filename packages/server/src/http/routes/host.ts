import { PROTOCOL } from '@cinderhall/protocol';
import { clientMessages, routes, serverMessages } from '@cinderhall/protocol/schemas';
import type { FastifyRequest } from 'fastify';
import { Fault } from '../../errors.ts';
import { isSameSecret } from '../../ids.ts';
import { serverWords } from '../../words/index.ts';
import { apiPage } from '../page.ts';
import type { RouteContext } from '../route-context.ts';

const LOCAL = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** For hosts, and for authors of clients. */
export function hostRoutes({ app, context }: RouteContext): void {
  const hidden = { config: { rateLimit: false }, schema: { hide: true } } as const;
  app.get('/healthz', hidden, async () => ({ ok: true }));
  app.get('/readyz', hidden, async (_request, reply) => {
    const ok = await context.store.canWrite();
    if (!ok) reply.header('Retry-After', '5');
    return reply.code(ok ? 200 : 503).send({ ok });
  });
  app.get('/metrics', hidden, async (request, reply) => {
    if (!mayReadMetrics(request, context.config.metricsToken)) throw new Fault('request.notFound');
    return reply.type(context.metrics.registry.contentType).send(await context.metrics.registry.metrics());
  });
  app.get('/api/words', { schema: routes['GET /api/words'] }, async () => serverWords);
  app.get('/api/messages', { schema: routes['GET /api/messages'] }, async () => ({
    protocol: PROTOCOL,
    client: clientMessages,
    server: serverMessages,
  }));
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  app.get('/api', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(apiPage(app.swagger() as Parameters<typeof apiPage>[0])),
  );
  app.get('/api/page.css', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/css').send(apiStyle),
  );
}

const apiStyle = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#222;background:#fff}
code,pre{font-family:ui-monospace,monospace;font-size:.85rem}pre{overflow:auto;background:#f4f1ec;padding:.6rem}
h2{font-size:1.05rem;margin:1.6rem 0 .3rem}h2 b{display:inline-block;min-width:4.5rem}`;

/** Allowed from this machine, unless through a proxy on it; or with the token. */
function mayReadMetrics({ headers, socket }: FastifyRequest, token: string | undefined): boolean {
  const given = headers.authorization?.replace(/^Bearer /, '') ?? '';
  if (token !== undefined && isSameSecret(given, token)) return true;
  const proxied = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return !proxied && LOCAL.has(socket.remoteAddress ?? '');
}
