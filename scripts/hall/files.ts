import { createReadStream, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { Hall } from './server.ts';

/** The addresses that the client knows; any other is answered with its page, but as not found. */
const PAGES = /^\/(?:(?:t|new|replay|rules)\/[\w-]+|settings|credits)?$/;

const types: { readonly [extension: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
};

const always = {
  // Pictures of cards are drawn in the page and handed to it as data.
  'Content-Security-Policy':
    "default-src 'self'; img-src 'self' data:; style-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Serves the web client. The door is taken first: whether it is free is known before anything is built. */
export async function serveFiles(build: () => Promise<string>, port: number, host: string | undefined): Promise<Hall> {
  const known = new Map<string, string>();
  const server = createServer((request, response) => answer(known, request, response));
  await listen(server, port, host ?? '127.0.0.1');
  const folder = await build();
  for (const file of filesIn(folder)) known.set(`/${file}`, join(folder, file));
  const name = host === undefined ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return {
    address: `http://${name}:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function answer(known: ReadonlyMap<string, string>, request: IncomingMessage, response: ServerResponse): void {
  const path = (request.url ?? '').split('?')[0] ?? '';
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { ...always, Allow: 'GET, HEAD' }).end();
    return;
  }
  const index = known.get('/index.html');
  if (index === undefined) {
    response.writeHead(503, { ...always, 'Retry-After': '5' }).end();
    return;
  }
  const file = known.get(path);
  if (!file || path === '/index.html') {
    const page = readFileSync(index);
    const status = PAGES.test(path) || path === '/index.html' ? 200 : 404;
    response.writeHead(status, { ...always, 'Content-Type': types['.html'], 'Cache-Control': 'no-cache' });
    response.end(request.method === 'HEAD' ? undefined : page);
    return;
  }
  // Files in assets carry a hash of their content in their name.
  const cache = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
  const type = types[extname(file)] ?? 'application/octet-stream';
  response.writeHead(200, {
    ...always,
    'Content-Type': type,
    'Content-Length': statSync(file).size,
    'Cache-Control': cache,
  });
  if (request.method === 'HEAD') response.end();
  else createReadStream(file).pipe(response);
}

const listen = (server: Server, port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });

function filesIn(folder: string, under = ''): string[] {
  return readdirSync(join(folder, under), { withFileTypes: true }).flatMap((entry) => {
    const path = under ? `${under}/${entry.name}` : entry.name;
    if (entry.name.startsWith('.')) return [];
    return entry.isDirectory() ? filesIn(folder, path) : [path];
  });
}
