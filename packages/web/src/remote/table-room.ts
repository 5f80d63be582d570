import { computed, effect, type Signal, signal } from '@preact/signals';
import { readStored, store } from '../app/settings.ts';
import { t } from '../app/words.ts';
import { isRefusal, type Line } from '../host.ts';
import type { ChatLine, Clock, Id, News, Refusal, Seat, TableCard } from '../protocol.ts';
import { link, remoteHost } from './host.ts';
import { mergedLines } from './lines.ts';
import { me } from './me.ts';
import { orRefusal, Refused } from './refusals.ts';
import { block, oneTable } from './tables.ts';

const SELDOM = 4_000;
/** There is no such table, or nobody may watch it. */
const FOR_GOOD: ReadonlySet<string> = new Set(['table.unknown', 'table.spectators']);
/** Where this browser keeps how far the chat of each table was read. */
const READ = 'cinderhall.read';
const MOST_READ = 40;
type ReadLines = { readonly [table: Id]: number };

/** Everybody around a table of the server: who sits where, who is here, what they say, and how much time they have. */
export class TableRoom {
  readonly card: Signal<TableCard>;
  readonly lines = signal<readonly ChatLine[]>([]);
  readonly here = signal<readonly Seat[]>([]);
  readonly spectators = signal(0);
  /** The share of their usual thinking that bots have here; less than 1 while the server is busy. */
  readonly botShare = signal(1);
  /** Lines up to this one were looked at. */
  readonly read: Signal<number>;
  /** Whom the owner has muted from here; the server does not tell. */
  readonly muted = signal<ReadonlySet<Id>>(new Set());
  /** The last thing that the server refused, in words. */
  readonly refused = signal('');
  /** There is nothing more to see: the table was closed, or we were sent away and nobody may watch. */
  readonly gone = signal(false);
  readonly #clocks = signal<{ readonly clocks: readonly Clock[]; readonly at: number } | null>(null);
  #stop: () => void = () => undefined;
  #again: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;
  #heard = 0;

  constructor(card: TableCard) {
    this.card = signal(card);
    this.read = signal(readStored<ReadLines>(READ, {})[card.id] ?? 0);
    const unsubscribe = remoteHost.listen(card.id, (news) => this.hear(news));
    let before: Line = link.line.peek();
    const dispose = effect(() => {
      const now = link.line.value;
      if (now === 'open' && (before === 'lost' || before === 'closing')) void this.refresh();
      before = now;
    });
    this.#stop = () => {
      unsubscribe();
      dispose();
    };
  }

  readonly online = computed(() => this.card.value.online);
  readonly owns = computed(() => me.value != null && this.online.value?.owner.id === me.value.id);
  readonly sits = computed(() => (this.online.value?.mine.length ?? 0) > 0);
  readonly unread = computed(
    () =>
      this.lines.value.filter(
        ({ line, person, removed }) => line > this.read.value && person !== me.value?.id && !removed,
      ).length,
  );
  readonly timed = computed(() => this.#clocks.value !== null);

  /** Leaves the room and the table at once, so that nothing is missed in between. */
  close(): void {
    clearTimeout(this.#again);
    this.#stop();
    void remoteHost.send({ type: 'leave', table: this.card.value.id });
  }

  hear(news: News): void {
    switch (news.type) {
      case 'chat':
        this.lines.value = mergedLines(this.lines.value, news.lines);
        return;
      case 'presence':
        this.here.value = news.here;
        this.spectators.value = news.spectators;
        return;
      case 'botShare':
        this.botShare.value = news.share;
        return;
      case 'state':
        // They were on their way for about half of the time that a message takes there and back.
        this.#clocks.value = news.clocks && { clocks: news.clocks, at: performance.now() - link.roundTrip / 2 };
        if (this.online.value?.status !== (news.outcome ? 'over' : news.halted ? 'halted' : 'running'))
          void this.refresh();
        return;
      case 'changed':
      case 'halted':
        void this.refresh();
        return;
      case 'gone':
        // People who may not watch can still take a seat before the match: then the table is only asked now and then.
        if (this.online.value?.status === 'open') this.#again = setTimeout(() => void this.#poll(), SELDOM);
        else this.gone.value = true;
    }
  }

  /** Before the match; at the table the session watches anew, because it wants to hear everything from the set-up on. */
  watch(invite: string | undefined): void {
    clearTimeout(this.#again);
    const { id } = this.card.value;
    const watching = remoteHost.send({
      type: 'watch',
      table: id,
      since: -1,
      ...(invite === undefined ? {} : { invite }),
    });
    // Whatever has changed between the first look and this is reported by nobody.
    void watching.then(() => this.refresh());
  }

  async #poll(): Promise<void> {
    await this.refresh();
    if (this.online.value?.status === 'open') this.#again = setTimeout(() => void this.#poll(), SELDOM);
  }

  async refresh(): Promise<void> {
    const mine = ++this.#asked;
    try {
      const card = await oneTable(this.card.value.id);
      // An answer that was overtaken by a later one would turn time back.
      if (mine < this.#heard) return;
      this.#heard = mine;
      this.card.value = card;
    } catch (error) {
      // Anything else passes: what is shown stays, and the next notice asks again.
      if (error instanceof Refused && FOR_GOOD.has(error.code)) this.gone.value = true;
    }
  }

  /** Milliseconds left for a seat, now. */
  left(seat: Seat): { readonly left: number; readonly runs: boolean } | null {
    const reading = this.#clocks.value;
    const clock = reading?.clocks[seat];
    if (!reading || !clock) return null;
    return { left: clock.runs ? clock.left - (performance.now() - reading.at) : clock.left, runs: clock.runs };
  }

  markRead(): void {
    const last = this.lines.value.at(-1)?.line ?? 0;
    if (last <= this.read.value) return;
    this.read.value = last;
    const others = Object.entries(readStored<ReadLines>(READ, {})).slice(-MOST_READ);
    store(READ, { ...Object.fromEntries(others), [this.card.value.id]: last });
  }

  noteMuted(person: Id, quiet: boolean): void {
    const others = [...this.muted.value].filter((each) => each !== person);
    this.muted.value = new Set(quiet ? [...others, person] : others);
  }

  /** Nothing that somebody says is shown any more. */
  async block(person: Id): Promise<boolean> {
    const done = await this.run(block(person));
    if (done) this.lines.value = this.lines.value.filter((line) => line.person !== person);
    return done;
  }

  /** Whether it was said: what was refused stays in the field. */
  async say(text: string): Promise<boolean> {
    const { id } = this.card.value;
    return this.#done(await remoteHost.send({ type: 'say', table: id, text }));
  }

  async run(asked: Promise<object>): Promise<boolean> {
    return this.#done(await orRefusal(asked));
  }

  #done(reply: object | Refusal): boolean {
    this.refused.value = isRefusal(reply) ? t(reply.reason.key, reply.reason.params) : '';
    return !isRefusal(reply);
  }
}
