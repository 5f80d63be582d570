import {
  botOf,
  deciding,
  finishSlowly,
  HINT_BUDGET,
  type Hint,
  hinting,
  type Level,
  Library,
  learns,
  personalityOf,
  type Thought,
} from '@cinderhall/bots';
import type { Match, Seat } from '@cinderhall/kernel';
import { weightsOf } from '@cinderhall/registry/weights';
import type { SeatPlan } from '../protocol.ts';

/** Lets the worker hear what else is asked; a timer would make it wait four milliseconds each time. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** What was learned of a game is fetched when a bot or a hint first needs it. */
const library = new Library(weightsOf, (game, why) =>
  console.warn(`bots play ${game} unlearned, because its weights cannot be used: ${why}`),
);

/** The answer of a bot, or null when it was called off. One that searches does so in slices. */
export async function botAnswer(
  match: Match,
  seat: Seat,
  level: Level,
  plan: SeatPlan | undefined,
  called: { readonly aborted: boolean },
): Promise<number | null> {
  const seed = Number.parseInt(match.seed.slice(0, 7), 16) + seat;
  const learned = learns(level) ? await library.of(match.game) : null;
  const bot = botOf(level, match.game, seed, personalityOf(plan?.character?.personality ?? ''), learned);
  return finishSlowly(deciding(bot, match.view(seat), match.choices(seat), seat), pause, called);
}

/** The best choices, or null when nobody wants to know any more; `tell` hears how far it is. */
export async function hintSlowly(
  match: Match,
  seat: Seat,
  tell: (done: number) => void,
  called: { readonly aborted: boolean },
): Promise<readonly Hint[] | null> {
  const learned = await library.of(match.game);
  const thought = hinting(match.game, match.view(seat), seat, match.choices(seat), HINT_BUDGET, learned);
  return finishSlowly(counted(thought, tell), pause, called);
}

const TOLD = 10;

function* counted<T>(thought: Thought<T>, tell: (done: number) => void): Thought<T> {
  for (let n = 0; ; n++) {
    const next = thought.next();
    if (next.done) return next.value;
    if (n % Math.ceil(HINT_BUDGET / TOLD) === 0) tell(Math.min(1, n / HINT_BUDGET));
    yield;
  }
}
