import type { Id } from '../protocol.ts';

/** Random bytes as hexadecimal digits. `crypto.randomUUID` does not exist where a page came over plain http. */
export const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Begins with a digit that no server begins with: the name tells where a table is. */
export const newId = (): Id => `0${randomHex(7)}`;
