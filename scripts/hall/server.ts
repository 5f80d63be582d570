import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chooseLanguage } from './language.ts';
import { type Door, hallPage, lostPage } from './page.ts';
import { crest } from './wordmark.ts';

export interface HallOptions {
  readonly doors: readonly Door[];
  readonly style: string;
  readonly port: number;
  /** Without a host the hall is open to this machine only, by both of its local addresses. */
  readonly host?: string | undefined;
}

export interface Hall {
  readonly address: string;
  close(): Promise<void>;
}

const always = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'no-cache',
};
const crestFile = crest
  .replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
  .replace('class="walls"', 'fill="#f1eade"')
  .replace('class="fire"', 'fill="#cf7454"');

export async function openHall({ doors, style, port, host }: HallOptions): Promise<Hall> {
  const answer = answerer(doors, style);
  const first = await listen(createServer(answer), port, host ?? '127.0.0.1');
  const servers = [first.server];
  if (host === undefined) {
    const second = await listenIfPresent(createServer(answer), first.port, '::1', servers);
    if (second) servers.push(second);
  }
  const name = host === undefined ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return {
    address: `http://${name}:${first.port}`,
    close: async () => void (await Promise.all(servers.map(close))),
  };
}

/** Answers requests for the pages of the hall. */
export function answerer(doors: readonly Door[], style: string) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    const url = parseUrl(request.url);
    const language = chooseLanguage(url?.searchParams.get('lang') ?? null, request.headers['accept-language']);
    const send = (status: number, type: string, body: string, headers: Record<string, string> = {}) => {
      response.writeHead(status, {
        ...always,
        'Content-Type': `${type}; charset=utf-8`,
        'Content-Length': Buffer.byteLength(body),
        ...headers,
      });
      response.end(request.method === 'HEAD' ? undefined : body);
    };
    const sendPage = (status: number, body: string) =>
      send(status, 'text/html', body, { 'Content-Language': language, Vary: 'Accept-Language' });

    if (request.method !== 'GET' && request.method !== 'HEAD') {
      send(405, 'text/plain', 'Only GET and HEAD are answered here.\n', { Allow: 'GET, HEAD' });
    } else if (url?.pathname === '/') sendPage(200, hallPage(doors, language));
    else if (url?.pathname === '/hall.css') send(200, 'text/css', style);
    else if (url?.pathname === '/crest.svg') send(200, 'image/svg+xml', crestFile);
    else sendPage(404, lostPage(language));
  };
}

function parseUrl(text: string | undefined): URL | undefined {
  const base = 'http://hall';
  return URL.canParse(text ?? '', base) ? new URL(text ?? '', base) : undefined;
}

async function listen(server: Server, port: number, host: string): Promise<{ server: Server; port: number }> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return { server, port: (server.address() as AddressInfo).port };
}

/** Not every machine has the newer local address; that is no reason to stay closed. */
async function listenIfPresent(
  server: Server,
  port: number,
  host: string,
  open: Server[],
): Promise<Server | undefined> {
  try {
    return (await listen(server, port, host)).server;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT') return undefined;
    await Promise.all(open.map(close));
    throw error;
  }
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
