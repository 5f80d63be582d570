import { Fault } from '../errors.ts';

const MIN_LENGTH = 2;
const MAX_LENGTH = 24;
const ALLOWED = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._'’-]*$/u;

/** Validates a name and normalizes its spaces and Unicode composition. */
export function readName(input: string): string {
  const name = input.normalize('NFC').replace(/\s+/g, ' ').trim();
  const length = [...name].length;
  if (length < MIN_LENGTH || length > MAX_LENGTH || !ALLOWED.test(name)) throw new Fault('person.name');
  return name;
}

/** The form in which names are compared: without case, accents and punctuation. */
export const handleOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replace(/[^\p{L}\p{N}]/gu, '');
