import { type AnyGame, type Language, type Message, say } from '@cinderhall/kernel';
import { gameLexicon, ownLexicon } from './language.ts';
import type { Terminal } from './progress.ts';
import { wrap } from './table.ts';

/** As the look of the hall has it: ember only where one may act. */
const INKS = { bold: 1, dim: 2, ember: 33 } as const;
type Ink = keyof typeof INKS;

interface Wrapping {
  /** What stands before the first line. */
  readonly head?: string;
  readonly headInk?: Ink;
  readonly ink?: Ink;
}

type Environment = { readonly [name: string]: string | undefined };

/** The output of a command: everything it prints goes through here. */
export class Io {
  readonly language: Language;
  readonly stdout: Terminal;
  readonly stderr: Terminal;
  readonly #colours: boolean;

  constructor(language: Language, stdout: Terminal, stderr: Terminal, env: Environment = {}) {
    this.language = language;
    this.stdout = stdout;
    this.stderr = stderr;
    this.#colours = stdout.isTTY === true && !env.NO_COLOR && env.TERM !== 'dumb';
  }

  /** The width to wrap at; null when the output goes into a file or another command. */
  get width(): number | null {
    return this.stdout.isTTY ? this.stdout.columns || 80 : null;
  }

  line(text: string): void {
    this.stdout.write(`${text}\n`);
  }

  /** A line that is wrapped at words where the width is known; what follows the first line stands under its beginning. */
  wrapped(text: string, { head = '', headInk, ink }: Wrapping = {}): void {
    const room = this.width === null ? Number.POSITIVE_INFINITY : Math.max(this.width - head.length, 20);
    const lines = wrap(text, room).map((line) => this.inked(ink, line));
    const under = ' '.repeat(head.length);
    this.line(lines.map((line, i) => (i === 0 ? this.inked(headInk, head) : under) + line).join('\n'));
  }

  /** In a terminal that has colours, unless they were switched off. */
  inked(ink: Ink | undefined, text: string): string {
    return this.#colours && ink && text !== '' ? `\u001b[${INKS[ink]}m${text}\u001b[0m` : text;
  }

  /** A passing word on the line where the next output goes; an empty one takes it away. Nothing in files and pipes. */
  aside(text: string): void {
    if (this.width !== null) this.stdout.write(`\r\u001b[K${this.inked('dim', text.slice(0, this.width - 1))}`);
  }

  json(value: unknown): void {
    this.line(JSON.stringify(value, null, 2));
  }

  /** One of our own sentences. */
  say(key: string, params: NonNullable<Message['params']> = {}): string {
    return say(ownLexicon(this.language), { key, params });
  }

  /** A sentence of a game. */
  sayOf(game: AnyGame, message: Message): string {
    return say(gameLexicon(this.language, game), message);
  }

  note(text: string): void {
    this.stderr.write(`${text}\n`);
  }
}
