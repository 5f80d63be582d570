import type { ToldReview } from '@cinderhall/bots/review';
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Save } from '../protocol.ts';
import { type Asking, inquire } from './inquire.ts';
import { keepReview, keptReview } from './store.ts';

/** The reviews of one finished match, one for each seat whose eyes are asked for. */
export class Reviewer {
  readonly save: Save;
  readonly #reviews = new Map<number, Signal<ToldReview | null>>();
  readonly #running = signal<{ readonly seat: number; readonly asking: Asking<ToldReview> } | null>(null);

  constructor(save: Save) {
    this.save = save;
  }

  /** The seat whose review is under way. */
  get running(): number | null {
    return this.#running.value?.seat ?? null;
  }

  /** What is known through the eyes of a seat; null before anybody asked. What was kept shows up by itself. */
  of(seat: number): ReadonlySignal<ToldReview | null> {
    return this.#of(seat);
  }

  #of(seat: number): Signal<ToldReview | null> {
    const known = this.#reviews.get(seat);
    if (known) return known;
    const made = signal<ToldReview | null>(null);
    this.#reviews.set(seat, made);
    void keptReview(this.save, seat).then((kept) => {
      if (kept && !made.value) made.value = kept;
    });
    return made;
  }

  async start(seat: number): Promise<void> {
    const review = this.#of(seat);
    const kept = await keptReview(this.save, seat).catch(() => undefined);
    if (kept) review.value = kept;
    if (review.value?.done === 1 || this.#running.value?.seat === seat) return;
    this.stop();
    const asking = inquire('review', { save: this.save, seat }, (found) => (review.value = found));
    this.#running.value = { seat, asking };
    const whole = await asking.answer;
    if (this.#running.value?.asking === asking) this.#running.value = null;
    // Without room to keep it, it is still here to be read.
    if (whole) await keepReview(this.save, whole).catch(() => undefined);
  }

  stop(): void {
    this.#running.value?.asking.stop();
    this.#running.value = null;
  }
}

/** Only a whole save can be judged: of a match that runs, an online host gives no more than what the own seat knows. */
export const reviewerOf = (save: object | null): Reviewer | null => (save && isSave(save) ? new Reviewer(save) : null);

const isSave = (save: object): save is Save => 'log' in save && 'seed' in save;
