import { EngineError } from '@cinderhall/kernel';
import { Impure } from './purity.ts';
import type { CheckName } from './trial.ts';

/** Ends a match at the first thing that is wrong with it. */
export class FaultError extends Error {
  readonly check: CheckName;

  constructor(check: CheckName, message: string) {
    super(message);
    this.check = check;
  }
}

export function fail(check: CheckName, message: string): never {
  throw new FaultError(check, message);
}

/** Whatever the game throws while this runs is a fault of that check. */
export function guard<T>(check: CheckName, doing: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    throw asFault(check, doing, error);
  }
}

export function asFault(check: CheckName, doing: string, error: unknown): FaultError {
  if (error instanceof FaultError) return error;
  for (let at = error; at instanceof Error; at = at.cause)
    if (at instanceof Impure) return new FaultError('pure', `${doing}: the game used ${at.message}`);
  return new FaultError(check, `${doing} threw: ${errorText(error)}`);
}

function errorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const origin = error instanceof EngineError && error.cause instanceof Error ? error.cause : error;
  const where =
    origin instanceof EngineError ? '' : (origin.stack?.split('\n').find((line) => /^\s+at /.test(line)) ?? '');
  return `${origin.message}${where && ` (${where.trim()})`}`;
}

/** A value as it may stand in a message. */
export const shown = (value: unknown, longest = 120): string => {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
};
