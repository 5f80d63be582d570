import { PROTOCOL } from '@cinderhall/protocol';
import { Fault } from '../errors.ts';

/** What is wrong with the version of the protocol that a client tells; null when it is ours. */
export function versionFault(told: string): Fault | null {
  const client = Number.parseInt(told, 10) || 0;
  if (client === PROTOCOL) return null;
  return new Fault(client > PROTOCOL ? 'protocol.newer' : 'protocol.older', { client, server: PROTOCOL });
}
