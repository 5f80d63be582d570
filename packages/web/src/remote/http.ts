import { settings } from '../app/settings.ts';
import type { ToldError } from './refusals.ts';

interface Told {
  readonly error?: ToldError;
}

/** The server said no: its code, and its words in the language of the client. */
export class Refused extends Error {
  readonly code: string;
  readonly status: number;
  readonly told: ToldError;

  constructor(told: ToldError, status: number) {
    super(told.message ?? '');
    this.code = told.code;
    this.status = status;
    this.told = told;
  }
}

/** Nobody answered: no network, or no server behind it. */
export class Unreachable extends Error {}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Asks the server for something. What is not answered with success is thrown as `Refused` or `Unreachable`. */
export async function call<T>(method: Method, address: string, body?: object): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(address, {
      method,
      headers: {
        'Accept-Language': settings.value.language,
        ...(body ? { 'Content-Type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  } catch {
    throw new Unreachable();
  }
  const json = (await answer.json().catch(() => null)) as (T & Told) | null;
  if (answer.ok && json !== null) return json;
  // A proxy in between answers with pages of its own while the server is away.
  if (!json?.error) throw new Unreachable();
  throw new Refused(json.error, answer.status);
}
