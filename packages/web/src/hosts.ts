import type { Host } from './host.ts';
import { localHost } from './local/host.ts';
import type { Id } from './protocol.ts';

/** Names of the server's tables; those of this browser begin with a digit that is not among these. */
const OF_SERVER = /^[2-9b-df-hj-km-np-tv-xz]{15}$/;

export const isOnline = (table: Id): boolean => OF_SERVER.test(table);
/** The host that keeps a table. What speaks to a server is fetched only for tables of a server. */
export const hostOf = async (table: Id): Promise<Host> =>
  isOnline(table) ? (await import('./remote/host.ts')).remoteHost : localHost;
