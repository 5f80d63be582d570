import { lookup } from 'node:dns';
import { type IncomingMessage, request as plainRequest, type RequestOptions } from 'node:http';
import { request as secureRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/**
 * Networks that are not public: a reminder must not give access to them. Those of IPv4 also cover IPv4-mapped IPv6
 * addresses.
 */
const privateNetworks = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  privateNetworks.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  // With an IPv4 address inside: compatible, translated (NAT64), 6to4 and Teredo.
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2002::', 16],
  ['2001::', 32],
  // Discarded, for documentation, and local.
  ['100::', 64],
  ['2001:db8::', 32],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  privateNetworks.addSubnet(network, bits, 'ipv6');

export const isPrivateAddress = (address: string): boolean =>
  privateNetworks.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Refuses names of private addresses when connecting: DNS may have changed since the address was checked. */
const publicLookup: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '', 0);
    const allowed = addresses.filter(({ address }) => !isPrivateAddress(address));
    const [first] = allowed;
    if (!first) return done(new Error('this address is not for reminders'), '', 0);
    return options.all ? done(null, allowed) : done(null, first.address, first.family);
  });
};

export function isReminderAddress(text: string, allowPrivate: boolean): boolean {
  if (!URL.canParse(text) || text.length > 1000) return false;
  const { protocol, hostname, username } = new URL(text);
  if (username !== '' || (protocol !== 'https:' && protocol !== 'http:')) return false;
  const literal = hostname.replace(/^\[|\]$/g, '');
  return (
    allowPrivate ||
    (isIP(literal) === 0 ? !/^localhost$|\.local$|\.internal$/.test(literal) : !isPrivateAddress(literal))
  );
}

const TIMEOUT = 10_000;
const LONGEST_ANSWER = 64 << 10;

/** Reads what a receiver answers to its end, unless it is long: nobody looks at it. */
function readSome(response: IncomingMessage): void {
  let read = 0;
  response.on('error', () => undefined);
  response.on('data', (part: Buffer) => {
    read += part.length;
    if (read > LONGEST_ANSWER) response.destroy();
  });
}

/** Sends a POST request and returns the status; follows no redirects and ignores the body. */
export function post(
  address: string,
  headers: { readonly [name: string]: string },
  body: Buffer,
  { allowPrivate, signal }: { readonly allowPrivate: boolean; readonly signal?: AbortSignal },
): Promise<number> {
  if (!isReminderAddress(address, allowPrivate)) return Promise.reject(new Error('this address is not for reminders'));
  return new Promise((resolve, reject) => {
    const options: RequestOptions = {
      method: 'POST',
      headers: { ...headers, 'Content-Length': String(body.length) },
      timeout: TIMEOUT,
      agent: false,
      ...(signal ? { signal } : {}),
      ...(allowPrivate ? {} : { lookup: publicLookup }),
    };
    const send = address.startsWith('https:') ? secureRequest : plainRequest;
    const late = setTimeout(() => request.destroy(new Error('timeout')), 2 * TIMEOUT);
    const request = send(address, options, (response) => {
      resolve(response.statusCode ?? 0);
      readSome(response);
    });
    request.on('timeout', () => request.destroy(new Error('timeout')));
    request.on('error', reject);
    request.on('close', () => clearTimeout(late));
    request.end(body);
  });
}
