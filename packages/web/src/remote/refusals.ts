import { kernelWords } from '@cinderhall/kernel';
import type { WireError } from '@cinderhall/protocol';
import type { Refusal } from '../protocol.ts';

/** The server said no: its code, and its words in the language of the client. */
export class Refused extends Error {
  readonly code: string;
  readonly status: number;
  readonly wireError: WireError;

  constructor(error: WireError, status: number) {
    super(error.message ?? '');
    this.code = error.code;
    this.status = status;
    this.wireError = error;
  }
}

/** Nobody answered: no network, or no server behind it. */
export class Unreachable extends Error {}

export const clientRefusal = (key: string): Refusal => ({ type: 'refused', reason: { key } });

/** What the server has words for is said in them; what the kernel or a game refuses has its own. */
export function refusalOf({ code, params, message, rule }: WireError): Refusal {
  if (message !== undefined && !Object.hasOwn(kernelWords.en.messages, code))
    return { type: 'refused', reason: { key: 'web.said', params: { text: message } } };
  return { type: 'refused', reason: { key: code, params, ...(rule ? { rule } : {}) } };
}

/** What was thrown on the way to the server, as words. Anything else is a mistake of ours. */
export function refusalFrom(error: unknown): Refusal {
  if (error instanceof Unreachable) return clientRefusal('web.link.unreachable');
  if (error instanceof Refused) return refusalOf(error.wireError);
  throw error;
}

/** Asks, and takes a refusal for an answer. */
export const orRefusal = <T>(asked: Promise<T>): Promise<T | Refusal> => asked.catch(refusalFrom);
