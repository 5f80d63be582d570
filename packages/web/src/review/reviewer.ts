import type { ReviewReport } from '@cinderhall/bots/review';
import type { Message } from '@cinderhall/kernel';
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Save } from '../protocol.ts';
import { type Asking, inquire } from './inquire.ts';
import { keepReview, keptReviews } from './store.ts';

/** The reviews of one finished match, one for each seat whose eyes are asked for. */
export class Reviewer {
  readonly save: Save;
  readonly #reviews = new Map<number, Signal<ReviewReport | null>>();
  readonly #running = signal<{ readonly seat: number; readonly asking: Asking<ReviewReport> } | null>(null);
  readonly #refused = signal<Message | null>(null);
  #method: Promise<string | null> | null = null;

  constructor(save: Save) {
    this.save = save;
  }

  /** The seat whose review is under way. */
  get running(): number | null {
    return this.#running.value?.seat ?? null;
  }

  /** Why the match cannot be reviewed; null as long as nothing speaks against it. */
  get refused(): Message | null {
    return this.#refused.value;
  }

  /** What is known through the eyes of a seat; null before anybody asked. What was kept shows up by itself. */
  of(seat: number): ReadonlySignal<ReviewReport | null> {
    return this.#of(seat);
  }

  #of(seat: number): Signal<ReviewReport | null> {
    const known = this.#reviews.get(seat);
    if (known) return known;
    const made = signal<ReviewReport | null>(null);
    this.#reviews.set(seat, made);
    void this.#kept(seat).then((kept) => {
      if (kept && !made.value) made.value = kept;
    });
    return made;
  }

  /** What was kept of a seat, unless it was judged by another method or by weights that have been learned anew since. */
  async #kept(seat: number): Promise<ReviewReport | null> {
    const all = await keptReviews(this.save, seat).catch(() => []);
    if (all.length === 0) return null;
    const method = await this.#askMethod();
    return all.find((review) => review.method === method) ?? null;
  }

  #askMethod(): Promise<string | null> {
    this.#method ??= inquire('method', { save: this.save }).answer.then((answered) =>
      answered && 'found' in answered ? answered.found : null,
    );
    return this.#method;
  }

  async start(seat: number): Promise<void> {
    const review = this.#of(seat);
    const kept = await this.#kept(seat);
    if (kept) review.value = kept;
    if (review.value?.done === 1 || this.#running.value?.seat === seat) return;
    this.stop();
    this.#refused.value = null;
    const asking = inquire('review', { save: this.save, seat }, (found) => (review.value = found));
    this.#running.value = { seat, asking };
    const answered = await asking.answer;
    if (this.#running.value?.asking === asking) this.#running.value = null;
    if (!answered) return;
    if ('refused' in answered) this.#refused.value = answered.refused;
    // Without room to keep it, it is still here to be read.
    else await keepReview(this.save, answered.found).catch(() => undefined);
  }

  stop(): void {
    this.#running.value?.asking.stop();
    this.#running.value = null;
  }
}

/** Only a whole save can be judged: of a match that runs, an online host gives no more than what the own seat knows. */
export const reviewerOf = (save: object | null): Reviewer | null => (save && isSave(save) ? new Reviewer(save) : null);

const isSave = (save: object): save is Save => 'log' in save && 'seed' in save;
