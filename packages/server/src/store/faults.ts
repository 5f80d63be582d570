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

/** By message, because not every way to run a statement passes SQLite's codes on. */
const sqlite: readonly (readonly [message: RegExp, trouble: StoreTrouble])[] = [
  [/is locked/, 'again'],
  [/is full|disk I\/O/, 'full'],
  [/readonly|read-only|unable to open/, 'readOnly'],
  [/^UNIQUE constraint/, 'conflict'],
];
const ended = /connection (terminated|ended|error)|timeout exceeded when trying to connect|not queryable/i;

export function troubleOf(error: unknown): StoreTrouble {
  if (!(error instanceof Error)) return 'other';
  const { message } = error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  if (code === 'ERR_SQLITE_ERROR') return sqlite.find(([words]) => words.test(message))?.[1] ?? 'other';
  if (code !== undefined && postgres[code]) return postgres[code];
  return code?.startsWith('08') || ended.test(message) ? 'lost' : 'other';
}

export const isConflict = (error: unknown): boolean => troubleOf(error) === 'conflict';
