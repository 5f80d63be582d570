import { type Game, type Message, say } from '@cinderhall/kernel';
import { gameLexicon, type Language, ownLexicon } from './language.ts';
import type { Terminal } from './progress.ts';

/** Where a command talks to: everything it prints goes through here. */
export class Io {
  readonly language: Language;
  readonly stdout: Terminal;
  readonly stderr: Terminal;

  constructor(language: Language, stdout: Terminal, stderr: Terminal) {
    this.language = language;
    this.stdout = stdout;
    this.stderr = stderr;
  }

  /** The width to wrap at; null when the output goes into a file or another command. */
  get width(): number | null {
    return this.stdout.isTTY ? this.stdout.columns || 80 : null;
  }

  line(text: string): void {
    this.stdout.write(`${text}\n`);
  }

  json(value: unknown): void {
    this.line(JSON.stringify(value, null, 2));
  }

  /** One of our own sentences. */
  say(key: string, params: NonNullable<Message['params']> = {}): string {
    return say(ownLexicon(this.language), { key, params });
  }

  /** A sentence of a game. */
  sayOf(game: Game, message: Message): string {
    return say(gameLexicon(this.language, game), message);
  }

  note(text: string): void {
    this.stderr.write(`${text}\n`);
  }
}
