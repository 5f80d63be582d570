import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, sep } from 'node:path';
import { PROTOCOL, PROTOCOL_HEADER } from '@cinderhall/protocol';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import files from '@fastify/static';
import swagger from '@fastify/swagger';
import { type TypeBoxTypeProvider, TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import type { ServerContext } from '../context.ts';
import { Fault, faultOf, isInternal, retryAfter } from '../errors.ts';
import { errorOf, languageOf } from '../words/index.ts';
import { addressOf, networkOf } from './address.ts';
import { whyNotText } from './body.ts';
import { RATE_WINDOW, sharedCounts } from './rate-counts.ts';
import { versionFault } from './version.ts';
import type { Visitors } from './visitors.ts';

/** The folder of the web client, and the paths that it handles. */
export interface Site {
  readonly folder: string;
  readonly pages?: RegExp;
}

export type App = FastifyInstance<
  import('node:http').Server,
  IncomingMessage,
  ServerResponse,
  ServerContext['log'],
  TypeBoxTypeProvider
>;

const LARGEST_BODY = 32 << 10;
/** How often Node looks for requests that take too long. */
const CHECK_INTERVAL = 5_000;

const policy = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'data:'],
  fontSrc: ["'self'"],
  mediaSrc: ["'self'"],
  connectSrc: ["'self'"],
  workerSrc: ["'self'"],
  manifestSrc: ["'self'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
};

/** The Fastify app with everything common to all requests; routes are added to it. */
export async function newApp(context: ServerContext, visitors: Visitors): Promise<App> {
  const { config } = context;
  const { timing } = config;
  const app: App = Fastify({
    loggerInstance: context.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: LARGEST_BODY,
    trustProxy: config.trustProxy,
    routerOptions: { maxParamLength: 64, ignoreTrailingSlash: true },
    // When the server closes, requests under way are still answered.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    connectionTimeout: timing.silence,
    keepAliveTimeout: timing.silence,
    requestTimeout: timing.requestLimit,
    http: {
      headersTimeout: Math.min(timing.headersLimit, timing.requestLimit),
      connectionsCheckingInterval: Math.min(CHECK_INTERVAL, timing.requestLimit),
    },
    frameworkErrors: (error, request, reply) => void reply.send(errorReply(context, error, request, reply) as never),
  }).withTypeProvider<TypeBoxTypeProvider>();
  app.setValidatorCompiler(TypeBoxValidatorCompiler);
  // Response schemas serve types and documentation only: they do not filter what is sent.
  app.setSerializerCompiler(() => (answer) => JSON.stringify(answer));
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    const fault = whyNotText(body);
    if (fault) done(fault);
    else if (body === '') done(null, {});
    else parse(request, body, done);
  });
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: policy },
    strictTransportSecurity: config.origin?.startsWith('https:') ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginEmbedderPolicy: false,
  });
  if (config.limits)
    await app.register(rateLimit, {
      max: 600,
      timeWindow: RATE_WINDOW,
      store: sharedCounts(context),
      keyGenerator: ({ raw }) => networkOf(addressOf(raw, config.trustProxy)),
      // Static files are cheap, and a client that installs itself for offline use fetches them all at once.
      allowList: (request) => !isForApi(request),
      errorResponseBuilder: () => new Fault('request.rate'),
    });
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Cinderhall',
        version: '1',
        description: 'Play goes over the WebSocket at /live: see docs/server.md.',
      },
    },
  });
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onRequest', async (request, reply) => {
    if (closing) throw new Fault('server.closing');
    if (!isForHost(request) && !visitors.isServedHost(request.raw)) throw new Fault('request.host');
    if (request.method !== 'GET' && request.method !== 'HEAD' && !visitors.isAllowedOrigin(request.raw))
      throw new Fault('request.origin');
    if (!request.url.startsWith('/api')) return;
    reply.headers({ 'Cache-Control': 'no-store', [PROTOCOL_HEADER]: PROTOCOL });
    const version = request.headers[PROTOCOL_HEADER];
    // Links and tools send none.
    const fault = typeof version === 'string' ? versionFault(version) : null;
    if (fault) throw fault;
  });
  app.addHook('onResponse', async (request, reply) => {
    // The route pattern, not the URL: that may contain an invitation.
    const route = request.routeOptions.url ?? '?';
    context.log.debug({ method: request.method, route, status: reply.statusCode, ms: reply.elapsedTime }, 'answered');
  });
  app.setErrorHandler((error: FastifyError, request, reply) => reply.send(errorReply(context, error, request, reply)));
  return app;
}

interface Reply {
  code(status: number): unknown;
  header(name: string, value: string): unknown;
}

function errorReply(context: ServerContext, error: FastifyError, request: FastifyRequest, reply: Reply) {
  const fault = error.validation || error.statusCode ? requestFault(error) : faultOf(error);
  if (isInternal(fault))
    context.log.error({ route: request.routeOptions?.url, error: error.stack ?? String(error) }, 'a request failed');
  context.metrics.refusals.inc({ code: fault.code });
  reply.code(fault.status);
  const wait = retryAfter(fault);
  if (wait !== null) reply.header('Retry-After', String(wait));
  return { error: errorOf(fault, languageOf(request.headers['accept-language'])) };
}

/** An error that Fastify itself found in a request. */
function requestFault(error: FastifyError): Fault {
  if (error instanceof Fault) return error;
  if (error.validation) return new Fault('request.invalid', { where: error.validationContext ?? '' });
  switch (error.statusCode) {
    case 413:
      return new Fault('request.tooLarge');
    case 415:
      return new Fault('request.type');
    case 429:
      return new Fault('request.rate');
    case 404:
      return new Fault('request.notFound');
    default:
      return error.statusCode && error.statusCode < 500 ? new Fault('request.json') : new Fault('server.failed');
  }
}

/** Serves the web client. */
export async function serveSite(app: App, site: Site | undefined): Promise<void> {
  if (site) await app.register(files, { root: site.folder, wildcard: false, maxAge: 0, setHeaders: keptIn(site) });
  app.setNotFoundHandler((request, reply) => {
    if (!site || isForApi(request) || request.method !== 'GET') throw new Fault('request.notFound');
    // Every path gets the client, which also shows the page for unknown ones.
    const known = site.pages?.test(request.url.split('?')[0] ?? '') ?? true;
    return reply.code(known ? 200 : 404).sendFile('index.html');
  });
}

const YEAR = 31_536_000;

/** The name of a file in `assets` holds a digest of what is in it, so a browser that has it need not ask for it again. */
const keptIn = ({ folder }: Site) => {
  const assets = join(folder, 'assets', sep);
  return (reply: Reply, path: string) => {
    if (path.startsWith(assets)) reply.header('Cache-Control', `public, max-age=${YEAR}, immutable`);
  };
};

/** Asked by machines, under whatever name they know this one by. */
const isForHost = ({ url }: Pick<FastifyRequest, 'url'>): boolean => /^\/(healthz|readyz|metrics)(\?|$)/.test(url);

const isForApi = ({ url }: Pick<FastifyRequest, 'url'>): boolean =>
  /^\/(api|live|healthz|readyz|metrics)(\/|\?|$)/.test(url);
