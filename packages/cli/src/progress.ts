export interface Terminal {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

const CELLS = 30;
/** Nothing is drawn for work that is over sooner, and then not oftener than this, in milliseconds. */
const PATIENCE = 500;
const INTERVAL = 100;

/** A bar on one line of a terminal; where there is no terminal it does nothing. */
export class Progress {
  readonly #terminal: Terminal;
  readonly #total: number;
  readonly #now: () => number;
  readonly #started: number;
  #next: number;
  #drawn = false;

  constructor(terminal: Terminal, total: number, now: () => number = () => performance.now()) {
    this.#terminal = terminal;
    this.#total = total;
    this.#now = now;
    this.#started = now();
    this.#next = this.#started + PATIENCE;
  }

  update(done: number): void {
    const now = this.#now();
    if (!this.#terminal.isTTY || now < this.#next) return;
    this.#next = now + INTERVAL;
    const part = Math.min(done / this.#total, 1);
    const full = Math.round(part * CELLS);
    const left = part > 0 ? Math.ceil(((now - this.#started) * (1 / part - 1)) / 1000) : null;
    const bar = `${'█'.repeat(full)}${'░'.repeat(CELLS - full)}`;
    const text = `${bar} ${Math.floor(part * 100)} %  ${done} / ${this.#total}${left === null ? '' : `  ${left} s`}`;
    this.#terminal.write(`\r\u001b[K${text.slice(0, (this.#terminal.columns ?? 80) - 1)}`);
    this.#drawn = true;
  }

  clear(): void {
    if (this.#drawn) this.#terminal.write('\r\u001b[K');
    this.#drawn = false;
  }
}
