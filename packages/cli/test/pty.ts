import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { stripVTControlCharacters } from 'node:util';
import { bin, english } from './helpers.ts';

/** Whether there is a `script` here that gives a command a terminal of its own. */
export const hasTerminal = /util-linux/.test(spawnSync('script', ['--version'], { encoding: 'utf8' }).stdout ?? '');

const quoted = (word: string): string => `'${word.replaceAll("'", "'\\''")}'`;

/** What a reader sees in the end: without colours, and without what was written over. */
export const seen = (text: string): string =>
  stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.replace(/\r+$/, '').split('\r').at(-1) ?? '')
    .join('\n');

/** The command in a terminal of 80 columns, and somebody who types when asked and not before. */
export class Pty {
  readonly #child: ChildProcess;
  readonly #closed: Promise<unknown[]>;
  #screen = '';
  #heard: () => void = () => undefined;
  #over = false;

  constructor(args: readonly string[]) {
    const command = [process.execPath, bin, ...args].map(quoted).join(' ');
    this.#child = spawn('script', ['-qec', `stty cols 80 rows 24; exec ${command}`, '/dev/null'], {
      env: { ...process.env, ...english, TERM: 'xterm', NO_COLOR: '' },
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    this.#child.stdout?.setEncoding('utf8').on('data', (part: string) => {
      this.#screen += part;
      this.#heard();
    });
    this.#closed = once(this.#child, 'close').finally(() => {
      this.#over = true;
      this.#heard();
    });
  }

  /** Everything up to the next prompt, or to the end of the command. */
  async prompt(): Promise<string> {
    while (!this.#over && !/(^|\n)> $/.test(seen(this.#screen)))
      await new Promise<void>((resolve) => {
        this.#heard = resolve;
      });
    const screen = this.#screen;
    this.#screen = '';
    return screen;
  }

  /** Types a line; answers with what the screen says to it. */
  say(line: string): Promise<string> {
    return this.press(`${line}\r`);
  }

  press(keys: string): Promise<string> {
    this.#child.stdin?.write(keys);
    return this.prompt();
  }

  get over(): boolean {
    return this.#over;
  }

  async code(): Promise<unknown> {
    const [code] = await this.#closed;
    return code;
  }

  /** Whatever became of it. */
  close(): void {
    this.#child.kill();
  }
}
