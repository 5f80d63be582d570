import type { Id } from '../protocol.ts';

export interface Invitation {
  readonly table: Id;
  /** Opens the seats that are for those who have the link. */
  readonly invite?: string;
}

const CODE = /^([2-9b-df-hj-km-np-tv-xz]{15})(?:-([\w-]{1,64}))?$/;

/** What somebody was sent or typed: a link to a table, or its code with or without spaces. */
export function readInvitation(text: string): Invitation | null {
  const [, rest = text] = /\/(?:join|t)\/([^/?#]+)/.exec(text) ?? [];
  const [, table, invite] = CODE.exec(rest.replace(/\s+/g, '')) ?? [];
  if (table === undefined) return null;
  return { table, ...(invite === undefined ? {} : { invite }) };
}

export const joinPath = ({ table, invite }: Invitation): string =>
  `/join/${table}${invite === undefined ? '' : `-${invite}`}`;

/** The code in groups of five, to be read aloud. */
export const groupedCode = (table: Id): string => table.replace(/(.{5})(?=.)/g, '$1 ');
