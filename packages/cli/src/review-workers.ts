import { availableParallelism } from 'node:os';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { type Course, courseOf, reviewing, type SeatReview } from '@cinderhall/bots/review';
import { isRefused, type Save, type Seat } from '@cinderhall/kernel';
import { gameOf } from '@cinderhall/registry';

interface Job {
  readonly save: Save;
  readonly seats: readonly Seat[];
  readonly budget: number;
}

/** How much of a seat's review is done; whole with its last message. */
interface Report {
  readonly seat: Seat;
  readonly done: number;
  readonly review?: SeatReview;
}

/** How many tries are made between two reports. */
const REPORT_EVERY = 200;

/** What a worker thread does: it reviews its seats one after another. */
export function workInReview(): void {
  const { save, seats, budget }: Job = workerData;
  const game = gameOf(save.game);
  const course = game && courseOf(game, save);
  if (!course || isRefused(course)) return;
  for (const seat of seats) reviewSeat(course, seat, budget, (report) => parentPort?.postMessage(report));
}

function reviewSeat(course: Course, seat: Seat, budget: number, tell: (report: Report) => void): void {
  const steps = reviewing(course, seat, { budget });
  for (let tries = 1; ; tries++) {
    const { done, value } = steps.next();
    if (done) {
      tell({ seat, done: 1, review: value });
      return;
    }
    if (tries % REPORT_EVERY === 0) tell({ seat, done: value.done });
  }
}

/** Reviews the seats of a finished match on all cores; which worker reviews a seat makes no difference to it. */
export async function reviewSeats(
  course: Course,
  job: Job,
  progress: (share: number) => void,
): Promise<readonly SeatReview[]> {
  const { seats } = job;
  const reviews = new Map<Seat, SeatReview>();
  const shares = new Map<Seat, number>();
  const hear = ({ seat, done, review }: Report): void => {
    shares.set(seat, done);
    if (review) reviews.set(seat, review);
    progress([...shares.values()].reduce((sum, share) => sum + share, 0) / seats.length);
  };
  const crew = Math.min(availableParallelism(), seats.length);
  // A game that is not registered is unknown to the workers.
  if (crew < 2 || gameOf(course.game.id) !== course.game)
    for (const seat of seats) reviewSeat(course, seat, job.budget, hear);
  else
    await Promise.all(
      Array.from({ length: crew }, (_, worker) =>
        work({ ...job, seats: seats.filter((_s, i) => i % crew === worker) }, hear),
      ),
    );
  return seats.flatMap((seat) => reviews.get(seat) ?? []);
}

const work = (job: Job, hear: (report: Report) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    const thread = new Worker(new URL('../bin/review-worker.mjs', import.meta.url), { workerData: job });
    thread.on('message', hear);
    thread.on('error', reject);
    thread.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`a review worker ended with ${code}`))));
  });
