import { Fault } from '../errors.ts';

const MIN_LENGTH = 2;
const MAX_LENGTH = 24;
const ALLOWED = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._'’-]*$/u;

/** More marks above each other than any name needs: they would reach into other lines. */
const STACKED = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]\p{M}{2}|\p{M}{3}/u;
const BETWEEN_WORDS = /[ ._'’-]+/;
/** Writing systems that are used together count as one. */
const scripts: readonly RegExp[] = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Georgian}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Arabic}/u,
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]/u,
];

/** Whether a word mixes letters of several scripts, as in UTS 39: many look alike, and one name could pass for another. */
function isMixed(word: string): boolean {
  const letters = [...word].filter((letter) => /\p{L}/u.test(letter) && !/\p{Script=Common}/u.test(letter));
  return new Set(letters.map((letter) => scripts.findIndex((script) => script.test(letter)))).size > 1;
}

/** Validates a name and normalizes its spaces and Unicode composition. */
export function readName(input: string): string {
  const name = input.normalize('NFC').replace(/\s+/g, ' ').trim();
  const length = [...name].length;
  if (length < MIN_LENGTH || length > MAX_LENGTH || !ALLOWED.test(name)) throw new Fault('person.name');
  if (STACKED.test(name) || name.split(BETWEEN_WORDS).some(isMixed)) throw new Fault('person.letters');
  return name;
}

/** The form in which names are compared: without case, accents and punctuation. */
export const handleOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replace(/[^\p{L}\p{N}]/gu, '');
