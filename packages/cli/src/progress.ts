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
  /** Where the first call found the work: what was before it, such as a warm-up, tells nothing about the pace. */
  #first: { readonly done: number; readonly time: number } | null = null;
  #next: number;
  #drawn = false;

  constructor(terminal: Terminal, total: number, now: () => number = () => performance.now()) {
    this.#terminal = terminal;
    this.#total = total;
    this.#now = now;
    this.#next = now() + PATIENCE;
  }

  update(done: number): void {
    const now = this.#now();
    this.#first ??= { done, time: now };
    if (!this.#terminal.isTTY || now < this.#next) return;
    this.#next = now + INTERVAL;
    const part = Math.min(done / this.#total, 1);
    const full = Math.round(part * CELLS);
    const pace = (done - this.#first.done) / (now - this.#first.time);
    const left = pace > 0 ? `  ${Math.ceil((this.#total - done) / pace / 1000)} s` : '';
    const bar = `${'█'.repeat(full)}${'░'.repeat(CELLS - full)}`;
    const text = `${bar} ${Math.floor(part * 100)} %  ${done} / ${this.#total}${left}`;
    this.#terminal.write(`\r\u001b[K${text.slice(0, (this.#terminal.columns || 80) - 1)}`);
    this.#drawn = true;
  }

  clear(): void {
    if (this.#drawn) this.#terminal.write('\r\u001b[K');
    this.#drawn = false;
  }
}
