import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseLanguage } from './language.ts';
import { type Door, hallPage, lostPage } from './page.ts';
import { crest } from './wordmark.ts';

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
