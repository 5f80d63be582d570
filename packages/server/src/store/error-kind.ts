/** The kinds of database errors, for both databases. */
export type StoreErrorKind = 'lost' | 'full' | 'readOnly' | 'conflict' | 'again' | 'other';

const postgres: { readonly [code: string]: StoreErrorKind } = {
  '23505': 'conflict',
  '40001': 'again',
  '40P01': 'again',
  '55P03': 'again',
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

/** By message, because not every way to run a statement passes on SQLite's codes. */
const sqlite: readonly (readonly [message: RegExp, kind: StoreErrorKind])[] = [
  [/is locked/, 'again'],
  [/is full|disk I\/O/, 'full'],
  [/readonly|read-only|unable to open/, 'readOnly'],
  [/^UNIQUE constraint/, 'conflict'],
];
const connectionLost =
  /connection (terminated|ended|error)|timeout exceeded when trying to connect|timeout expired|not queryable/i;

export function storeErrorKind(error: unknown): StoreErrorKind {
  if (!(error instanceof Error)) return 'other';
  const { message } = error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  if (code === 'ERR_SQLITE_ERROR') return sqlite.find(([words]) => words.test(message))?.[1] ?? 'other';
  if (code !== undefined && postgres[code]) return postgres[code];
  return code?.startsWith('08') || connectionLost.test(message) ? 'lost' : 'other';
}

export const isConflict = (error: unknown): boolean => storeErrorKind(error) === 'conflict';
