import { plain } from '../app/plain.ts';

export const SHORTEST = 10;

export type Strength =
  | { readonly level: 'short'; readonly missing: number }
  | { readonly level: 'weak' | 'fair' | 'good' | 'strong' };

/** What guessers try first, in the languages of the client. */
const COMMON =
  /passphrase|password|pass|haslo|cinderhall|letmein|welcome|witaj|qwerty|asdf|zxcv|admin|login|abcd?|iloveyou|kocham|polska|dragon|monkey|football|master/g;

const LETTER_BITS = 4.7;
/** The bits of a word of any length: people choose from some ten thousand words. */
const WORD_BITS = 14;
const SIGN_BITS = 5;

/** Roughly how many bits a guesser has to get through. Words count as words, repetitions and rows of keys as nothing. */
export function bitsOf(passphrase: string, name: string): number {
  const own = plain(name).replace(/\W/g, '');
  let text = plain(passphrase).replace(COMMON, ' ');
  if (own.length > 1) text = text.replaceAll(own, ' ');
  const words = new Set(text.match(/\p{L}+/gu) ?? []);
  const letters = [...words].reduce((sum, word) => sum + Math.min(varied(word) * LETTER_BITS, WORD_BITS), 0);
  return letters + varied(text.replace(/[\p{L}\s]+/gu, '')) * SIGN_BITS;
}

/** Counts characters that neither repeat the one before nor follow it in the alphabet. */
function varied(text: string): number {
  const codes = [...text].map((sign) => sign.codePointAt(0) ?? 0);
  return codes.filter((code, i) => i === 0 || Math.abs(code - (codes[i - 1] ?? 0)) > 1).length;
}

export function strengthOf(passphrase: string, name: string): Strength {
  const missing = SHORTEST - [...passphrase].length;
  if (missing > 0) return { level: 'short', missing };
  const bits = bitsOf(passphrase, name);
  if (bits < 28) return { level: 'weak' };
  if (bits < 42) return { level: 'fair' };
  return { level: bits < 56 ? 'good' : 'strong' };
}
