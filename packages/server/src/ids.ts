import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Easy to read aloud: no vowels, which could form words, and no characters that look alike. */
const LETTERS = '23456789bcdfghjkmnpqrstvwxz';

function letters(count: number): string {
  let text = '';
  while (text.length < count)
    // Higher bytes are skipped: they would make the first letters more likely.
    for (const byte of randomBytes(count))
      if (byte < 243 && text.length < count) text += LETTERS[byte % LETTERS.length];
  return text;
}

/** About 71 bits: too many to guess. */
export const newId = (): string => letters(15);

/** 192 random bits. */
export const newSecret = (): string => randomBytes(24).toString('base64url');

/** The seed of a match: 128 random bits. */
export const newSeed = (): string => randomBytes(16).toString('hex');

/** A recovery code, which is typed by hand: about 95 bits in five groups. */
export const newCode = (): string => [0, 0, 0, 0, 0].map(() => letters(4)).join('-');

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Compares secrets without telling by the time it takes how much of them is right. */
export const isSameSecret = (given: string, secret: string): boolean =>
  timingSafeEqual(createHash('sha256').update(given).digest(), createHash('sha256').update(secret).digest());

export const isId = (text: unknown): text is string => typeof text === 'string' && /^[2-9b-z]{15}$/.test(text);
