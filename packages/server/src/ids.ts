import { createHash, randomBytes } from 'node:crypto';

/** Easy to read aloud: no vowels that make words, nothing that looks like something else. */
const LETTERS = '23456789bcdfghjkmnpqrstvwxz';

function letters(count: number): string {
  let text = '';
  while (text.length < count)
    // The few highest bytes would favour the first letters.
    for (const byte of randomBytes(count))
      if (byte < 243 && text.length < count) text += LETTERS[byte % LETTERS.length];
  return text;
}

/** About 71 bits: enough that nobody finds a table or a person by trying. */
export const newId = (): string => letters(15);

/** As hard to guess as a key. */
export const newSecret = (): string => randomBytes(24).toString('base64url');

/** 128 random bits, the seed of a match. */
export const newSeed = (): string => randomBytes(16).toString('hex');

/** Recovery codes are typed by hand: about 95 bits in five groups. */
export const newCode = (): string => [0, 0, 0, 0, 0].map(() => letters(4)).join('-');

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

export const isId = (text: unknown): text is string => typeof text === 'string' && /^[2-9b-z]{15}$/.test(text);
