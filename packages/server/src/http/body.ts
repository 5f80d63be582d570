import { Fault } from '../errors.ts';
import { isTooDeep } from './depth.ts';

/** PostgreSQL stores no text with a NUL, and nobody types one. */
const hasNul = (json: string): boolean => /\0|(?<!\\)(?:\\\\)*\\u0000/.test(json);

/** Why a JSON text is not even looked at; null if it is. */
export function whyNotText(body: string): Fault | null {
  if (hasNul(body)) return new Fault('request.invalid', { where: 'body' });
  return isTooDeep(body) ? new Fault('request.tooDeep') : null;
}
