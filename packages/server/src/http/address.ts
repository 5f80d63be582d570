import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

type Request = Pick<IncomingMessage, 'headers' | 'socket'>;

/**
 * Where somebody comes from. A proxy's word about that is taken as far as it is trusted: each of them adds the address
 * that it was asked from, so the first one from the right that is no proxy of ours is the visitor's.
 */
export function addressOf({ headers, socket }: Request, trustProxy: boolean | string): string {
  const own = plain(socket.remoteAddress ?? '');
  if (trustProxy === false) return own;
  const told = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => plain(part.trim()))
    .filter((part) => isIP(part) !== 0);
  const chain = [...told, own];
  if (trustProxy === true) return chain[0] ?? own;
  const proxies = listOf(String(trustProxy));
  return chain.findLast((address) => !isIn(proxies, address)) ?? own;
}

/** Who has one IPv6 address usually has billions of them: they count as one. */
export function householdOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.split('::');
  const first = head.split(':').filter((part) => part !== '');
  const last = (tail ?? '').split(':').filter((part) => part !== '');
  const blanks = tail === undefined ? [] : Array(Math.max(0, 8 - first.length - last.length)).fill('0');
  return `${[...first, ...blanks, ...last].slice(0, 4).join(':')}::`;
}

/** IPv4 in the clothes of IPv6. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

const isIn = (list: BlockList, address: string): boolean =>
  isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

function listOf(text: string): BlockList {
  const list = new BlockList();
  for (const each of text.split(',')) {
    const [address = '', bits] = each.trim().split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    list.addSubnet(address, Number(bits ?? (family === 'ipv6' ? 128 : 32)), family);
  }
  return list;
}
