import type { AnyGame, Message, Refused } from '@cinderhall/kernel';

export const REFUSED = 1;
export const USAGE = 2;

interface Extra {
  readonly exitCode?: number;
  /** What may help, such as the nearest names; shown after the reason. */
  readonly hint?: Message | null;
  /** The file that the reason is about. */
  readonly file?: string;
  /** The game whose words the reason may need. */
  readonly game?: AnyGame;
  /** A fault of a game's program, whose trace its author needs. */
  readonly cause?: unknown;
}

/** What ends a command with one clear line instead of a result. */
export class Stop extends Error {
  readonly reason: Message;
  readonly exitCode: number;
  readonly hint: Message | null;
  readonly file: string | null;
  readonly game: AnyGame | null;

  constructor(reason: Message, { exitCode = REFUSED, hint = null, file, game, cause }: Extra = {}) {
    super(reason.key, { cause });
    this.reason = reason;
    this.exitCode = exitCode;
    this.hint = hint;
    this.file = file ?? null;
    this.game = game ?? null;
  }
}

/** The command line itself is wrong, whatever the games say. */
export const usage = (reason: Message, hint: Message | null = null): Stop =>
  new Stop(reason, { exitCode: USAGE, hint });

export const refusedBy = ({ refused }: Refused, extra: Extra = {}): Stop => new Stop(refused, extra);
