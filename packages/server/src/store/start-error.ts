import { storeErrorKind } from './error-kind.ts';

/** The database cannot be opened; `message` is for the host. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** Why the database cannot be opened, in words where the cause is known. */
export function startErrorOf(error: unknown, data: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const kind = storeErrorKind(error);
  if (kind === 'full' || code === 'ENOSPC' || code === 'EFBIG' || code === 'EDQUOT')
    return new StartError(
      `The disk is full: nothing can be written to ${data}. Make room and start again; nothing is lost.`,
    );
  if (kind === 'readOnly' || code === 'EROFS' || code === 'EACCES')
    return new StartError(`Nothing can be written to ${data}. The hall needs the right to.`);
  if (kind === 'again') return new StartError(`The database in ${data} is in use by another program.`);
  return error;
}
