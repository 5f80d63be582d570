import { TABLES_IN_PAGE } from '@cinderhall/protocol';
import { signal } from '@preact/signals';
import type { TableCard } from '../protocol.ts';

/** The last table of the page before: when it was made, and its id, because others may be of the same moment. */
export interface PageStart {
  readonly before?: number;
  readonly last?: string;
}

/** A list that the server tells page by page. */
export class TablePages {
  readonly #ask: (start: PageStart) => Promise<readonly TableCard[]>;
  #wanted = 1;
  /** Whether there are tables after those that were told. */
  readonly goesOn = signal(false);

  constructor(ask: (start: PageStart) => Promise<readonly TableCard[]>) {
    this.#ask = ask;
  }

  /** All pages that were wanted so far, as they are now. */
  async read(): Promise<readonly TableCard[]> {
    const all: TableCard[] = [];
    for (let page = 0; page < this.#wanted; page++) {
      const end = all.at(-1);
      const some = await this.#ask(end ? { before: end.created, last: end.id } : {});
      all.push(...some);
      this.goesOn.value = some.length === TABLES_IN_PAGE;
      if (!this.goesOn.value) break;
    }
    return all;
  }

  /** From now on one page more is read. */
  want(): void {
    this.#wanted += 1;
  }
}
