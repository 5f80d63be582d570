import { availableParallelism } from 'node:os';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import type { Learned } from '@cinderhall/bots';
import { type ReviewedMatch, reviewedMatchOf, reviewing, type SeatReview } from '@cinderhall/bots/review';
import { isRefused, type Save, type Seat } from '@cinderhall/kernel';
import { gameOf } from '@cinderhall/registry';
import { learnedOf } from './learned.ts';

interface Job {
  readonly save: Save;
  readonly seats: readonly Seat[];
  readonly budget: number;
}

/** How much of a seat's review is done; whole with its last message. */
interface SeatProgress {
  readonly seat: Seat;
  readonly done: number;
  readonly review?: SeatReview;
}

/** How many tries are made between two reports. */
const REPORT_EVERY = 200;

/** What a worker thread does: it reviews its seats one after another. */
export async function workInReview(): Promise<void> {
  const { save, seats, budget }: Job = workerData;
  const game = gameOf(save.game);
  const match = game && reviewedMatchOf(game, save);
  if (!match || isRefused(match)) return;
  // The main thread has already said that the weights cannot be read.
  const learned = await learnedOf(game, null, () => undefined);
  for (const seat of seats)
    reviewSeat(match, seat, { budget, learned }, (progress) => parentPort?.postMessage(progress));
}

function reviewSeat(
  match: ReviewedMatch,
  seat: Seat,
  settings: { readonly budget: number; readonly learned: Learned | null },
  onProgress: (progress: SeatProgress) => void,
): void {
  const steps = reviewing(match, seat, settings);
  for (let tries = 1; ; tries++) {
    const { done, value } = steps.next();
    if (done) {
      onProgress({ seat, done: 1, review: value });
      return;
    }
    if (tries % REPORT_EVERY === 0) onProgress({ seat, done: value.done });
  }
}

/** Reviews the seats of a finished match on all cores; which worker reviews a seat makes no difference to it. */
export async function reviewSeats(
  match: ReviewedMatch,
  job: Job,
  learned: Learned | null,
  onProgress: (share: number) => void,
): Promise<readonly SeatReview[]> {
  const { seats, budget } = job;
  const reviews = new Map<Seat, SeatReview>();
  const shares = new Map<Seat, number>();
  const onSeat = ({ seat, done, review }: SeatProgress): void => {
    shares.set(seat, done);
    if (review) reviews.set(seat, review);
    onProgress([...shares.values()].reduce((sum, share) => sum + share, 0) / seats.length);
  };
  const crew = Math.min(availableParallelism(), seats.length);
  // A game that is not registered is unknown to the workers.
  if (crew < 2 || gameOf(match.game.id) !== match.game)
    for (const seat of seats) reviewSeat(match, seat, { budget, learned }, onSeat);
  else
    await Promise.all(
      Array.from({ length: crew }, (_, worker) =>
        work({ ...job, seats: seats.filter((_s, i) => i % crew === worker) }, onSeat),
      ),
    );
  return seats.flatMap((seat) => reviews.get(seat) ?? []);
}

const work = (job: Job, onSeat: (progress: SeatProgress) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    const thread = new Worker(new URL('../bin/review-worker.mjs', import.meta.url), { workerData: job });
    thread.on('message', onSeat);
    thread.on('error', reject);
    thread.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`a review worker ended with ${code}`))));
  });
