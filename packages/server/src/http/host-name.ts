import { isIP } from 'node:net';
import { isPrivateAddress } from '../reminders/http-post.ts';

/** Names that only a private network gives: without a dot, or under a domain that is reserved for that. */
const PRIVATE_NAME = /^(?:[a-z0-9_-]+|.+\.(?:localhost|local|lan|internal|home\.arpa|test))$/;

/**
 * Whether the `Host` of a request is one that only machines nearby can use. A hall that was told no public address serves
 * no others: a page of a stranger whose name leads here could otherwise pass for one of its own.
 */
export function isNearby(host: string | undefined): boolean {
  const name = /^(\[[^\]]+\]|[^:]+)(?::\d+)?$/
    .exec(host ?? '')?.[1]
    ?.toLowerCase()
    .replace(/\.$/, '');
  if (name === undefined) return false;
  const literal = name.replace(/^\[|\]$/g, '');
  return isIP(literal) === 0 ? PRIVATE_NAME.test(literal) && literal === name : isPrivateAddress(literal);
}
