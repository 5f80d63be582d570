import { Fault } from '../errors.ts';

const SHORTEST = 2;
const LONGEST = 24;
const ALLOWED = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._'’-]*$/u;

/** A name as it is shown; strange spaces and look-alike compositions are made plain. */
export function readName(input: string): string {
  const name = input.normalize('NFC').replace(/\s+/g, ' ').trim();
  const length = [...name].length;
  if (length < SHORTEST || length > LONGEST || !ALLOWED.test(name)) throw new Fault('person.name');
  return name;
}

/** Names that only differ in this are the same name. */
export const handleOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replace(/[^\p{L}\p{N}]/gu, '');
