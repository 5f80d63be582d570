import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

interface Request extends Pick<IncomingMessage, 'headers'> {
  readonly socket: Pick<IncomingMessage['socket'], 'remoteAddress'>;
}

/**
 * The address of a client. Each proxy appends the address that it was connected from, so the client's is the last one
 * that is not a trusted proxy.
 */
export function addressOf({ headers, socket }: Request, trustProxy: boolean | string): string {
  const own = withoutIPv4Prefix(socket.remoteAddress ?? '');
  if (trustProxy === false) return own;
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => withoutIPv4Prefix(part.trim()))
    .filter((part) => isIP(part) !== 0);
  const chain = [...forwarded, own];
  if (trustProxy === true) return chain[0] ?? own;
  const proxies = blockListOf(String(trustProxy));
  return chain.findLast((address) => !isIn(proxies, address)) ?? own;
}

/** The /64 network of an IPv6 address, since one client usually has all of it; an IPv4 address as it is. */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.split('::');
  const first = head.split(':').filter((part) => part !== '');
  const last = (tail ?? '').split(':').filter((part) => part !== '');
  const blanks = tail === undefined ? [] : Array(Math.max(0, 8 - first.length - last.length)).fill('0');
  return `${[...first, ...blanks, ...last].slice(0, 4).join(':')}::`;
}

/** Turns an IPv4-mapped IPv6 address into the IPv4 address. */
const withoutIPv4Prefix = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

const isIn = (list: BlockList, address: string): boolean =>
  isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

function blockListOf(text: string): BlockList {
  const list = new BlockList();
  for (const each of text.split(',')) {
    const [address = '', bits] = each.trim().split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    list.addSubnet(address, Number(bits ?? (family === 'ipv6' ? 128 : 32)), family);
  }
  return list;
}
