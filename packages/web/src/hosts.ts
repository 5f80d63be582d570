import type { Host } from './host.ts';
import { localHost } from './local/host.ts';
import type { Id } from './protocol.ts';
import { remoteHost } from './remote/host.ts';

/** Names of the server's tables; those of this browser begin with a digit that is not among these. */
const OF_SERVER = /^[2-9b-df-hj-km-np-tv-xz]{15}$/;

export const isOnline = (table: Id): boolean => OF_SERVER.test(table);
export const hostOf = (table: Id): Host => (isOnline(table) ? remoteHost : localHost);
