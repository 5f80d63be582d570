import type { Reason } from './game.ts';
import type { Params } from './text/index.ts';

/** What a player gets who asked for something that cannot be: a key for words in any language, and the rule. */
export interface Refused {
  readonly refused: Reason;
}

export const refuse = (key: string, params: Params = {}): Refused => ({ refused: { key, params } });

export const isRefused = (result: object): result is Refused => 'refused' in result;

/** A fault of the program, never of a player. `report` holds what is needed to see it again. */
export class EngineError extends Error {
  readonly code: string;
  readonly params: Params;
  /** Seed and steps, added where a match is known. */
  report: unknown = null;

  constructor(code: string, params: Params = {}, cause?: unknown) {
    super(`${code} ${JSON.stringify(params)}`, cause === undefined ? {} : { cause });
    this.name = 'EngineError';
    this.code = code;
    this.params = params;
  }
}
