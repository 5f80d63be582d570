import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { ServerContext } from '../context.ts';
import { newSecret } from '../ids.ts';
import { personOf } from '../people/sessions.ts';
import type { PersonRow } from '../store/schema.ts';
import { isNearby } from './host-name.ts';

export const COOKIE = 'cinderhall';

/** Identifies visitors by their session cookie, signed with a secret that all processes read from the store. */
export class Visitors {
  readonly #context: ServerContext;
  readonly #secret: string;

  private constructor(context: ServerContext, secret: string) {
    this.#context = context;
    this.#secret = secret;
  }

  static async open(context: ServerContext): Promise<Visitors> {
    return new Visitors(context, await context.store.metaValue('session-secret', newSecret));
  }

  #sign(token: string): string {
    return createHmac('sha256', this.#secret).update(token).digest('base64url');
  }

  /** The `Set-Cookie` header; null deletes the cookie. Scripts cannot read it, and other sites cannot send it. */
  cookie(token: string | null): string {
    const secure = this.#context.config.origin?.startsWith('https:') ? '; Secure' : '';
    const value = token === null ? '' : `${token}.${this.#sign(token)}`;
    const age = token === null ? 0 : Math.floor(this.#context.config.expiry.sessions / 1000);
    return `${COOKIE}=${value}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`;
  }

  /** The session token of a `Cookie` header, if its signature is valid. */
  tokenIn(header: string | undefined): string | null {
    const found = (header ?? '').split(';').find((part) => part.trim().startsWith(`${COOKIE}=`));
    const [token, signature] =
      found
        ?.trim()
        .slice(COOKIE.length + 1)
        .split('.') ?? [];
    if (!token || !signature) return null;
    const given = Buffer.from(signature);
    const right = Buffer.from(this.#sign(token));
    return given.length === right.length && timingSafeEqual(given, right) ? token : null;
  }

  async personOf(header: string | undefined): Promise<PersonRow | null> {
    const token = this.tokenIn(header);
    return token === null ? null : personOf(this.#context, token);
  }

  /** Without a public address, only names of private networks are served. */
  isServedHost({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
    return this.#context.config.origin !== undefined || isNearby(headers.host);
  }

  /** Whether a request comes from our own pages or not from a browser: browsers always send the origin. */
  isAllowedOrigin({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
    const { origin } = headers;
    if (origin === undefined) return headers['sec-fetch-site'] !== 'cross-site';
    const { config } = this.#context;
    if (config.origin !== undefined) return origin === config.origin;
    return URL.canParse(origin) && new URL(origin).host === headers.host;
  }
}
