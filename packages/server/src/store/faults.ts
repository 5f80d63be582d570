/** What can go wrong with a database, whichever it is. */
export type StoreTrouble = 'lost' | 'full' | 'readOnly' | 'conflict' | 'again' | 'other';

const postgres: { readonly [code: string]: StoreTrouble } = {
  '23505': 'conflict',
  '40001': 'again',
  '40P01': 'again',
  '25006': 'readOnly',
  '53100': 'full',
  '57P01': 'lost',
  '57P02': 'lost',
  '57P03': 'lost',
  '53300': 'lost',
  ECONNREFUSED: 'lost',
  ECONNRESET: 'lost',
  ENOTFOUND: 'lost',
  ENOENT: 'lost',
  EPIPE: 'lost',
  ETIMEDOUT: 'lost',
  EAI_AGAIN: 'lost',
};

/** SQLite's primary result codes. */
const sqlite: { readonly [code: number]: StoreTrouble } = {
  5: 'again',
  6: 'again',
  8: 'readOnly',
  10: 'full',
  13: 'full',
  14: 'readOnly',
  19: 'conflict',
};

export function troubleOf(error: unknown): StoreTrouble {
  if (!(error instanceof Error)) return 'other';
  const { code, errcode } = error as Error & { code?: unknown; errcode?: unknown };
  if (typeof errcode === 'number') return sqlite[errcode & 0xff] ?? 'other';
  if (typeof code === 'string' && postgres[code]) return postgres[code];
  if (typeof code === 'string' && code.startsWith('08')) return 'lost';
  return /connection (terminated|ended|error)|timeout exceeded when trying to connect|not queryable/i.test(
    error.message,
  )
    ? 'lost'
    : 'other';
}

export const isConflict = (error: unknown): boolean => troubleOf(error) === 'conflict';
