import type { ServerContext } from '../context.ts';
import { blocksOf, lastLines } from '../tables/chat.ts';
import { yieldToEventLoop } from '../work/yield-to-event-loop.ts';
import type { Connection } from './connection.ts';

/**
 * Shows the chat of tables to those who watch them. However many they are, its lines are read once; and once for all that
 * changes meanwhile.
 */
export class ChatFeed {
  readonly #context: ServerContext;
  readonly #watching: (table: string) => readonly Connection[];
  /** The tables whose lines are being shown, and whether they have changed since. */
  readonly #showing = new Map<string, { changed: boolean }>();

  constructor(context: ServerContext, watching: (table: string) => readonly Connection[]) {
    this.#context = context;
    this.#watching = watching;
  }

  /** A table has new lines, or fewer. */
  changed(table: string): void {
    const showing = this.#showing.get(table);
    if (showing) showing.changed = true;
    else void this.#showAll(table).catch(() => undefined);
  }

  async #showAll(table: string): Promise<void> {
    const showing = { changed: true };
    this.#showing.set(table, showing);
    try {
      while (showing.changed) {
        // What is said at the same moment is shown together.
        await yieldToEventLoop();
        showing.changed = false;
        await this.#show(table, this.#watching(table));
      }
    } finally {
      this.#showing.delete(table);
    }
  }

  /** Shows somebody who has just come what was said before. */
  async showTo(table: string, newcomer: Connection): Promise<void> {
    await this.#show(table, [newcomer]);
  }

  async #show(table: string, readers: readonly Connection[]): Promise<void> {
    if (readers.length === 0) return;
    const lines = await lastLines(this.#context, table);
    if (lines.length === 0) return;
    const people = readers.flatMap(({ person }) => person ?? []);
    const blocks = await blocksOf(this.#context, people);
    for (const reader of readers) {
      const blocked = blocks.get(reader.person ?? '');
      reader.showChat(table, blocked ? lines.filter(({ person }) => !blocked.has(person)) : lines);
    }
  }
}
