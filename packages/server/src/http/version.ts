import { PROTOCOL } from '@cinderhall/protocol';
import { Fault } from '../errors.ts';

/** The error for a client with another version of the protocol; null for the same. */
export function versionFault(version: string): Fault | null {
  const client = Number.parseInt(version, 10) || 0;
  if (client === PROTOCOL) return null;
  return new Fault(client > PROTOCOL ? 'protocol.newer' : 'protocol.older', { client, server: PROTOCOL });
}
