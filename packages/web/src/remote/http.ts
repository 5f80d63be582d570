import { settings } from '../app/settings.ts';
import { Refused, Unreachable, type WireError } from './refusals.ts';

interface ErrorBody {
  readonly error?: WireError;
}

export { Refused, Unreachable } from './refusals.ts';

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
  const json = (await answer.json().catch(() => null)) as (T & ErrorBody) | null;
  if (answer.ok && json !== null) return json;
  // A proxy in between answers with pages of its own while the server is away.
  if (!json?.error) throw new Unreachable();
  throw new Refused(json.error, answer.status);
}
