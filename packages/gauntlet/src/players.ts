import { greedyBot, randomBot } from '@cinderhall/bots';
import { type AddressedEvent, type Chance, type Choice, must, type Position, type Seat } from '@cinderhall/kernel';
import type { CheckContext } from './context.ts';
import type { RunStats } from './run-stats.ts';
import type { Trial } from './trial.ts';

/** Who plays a match of the gauntlet: answers with an index into the list of the seat. */
export type Player = (context: CheckContext, seat: Seat) => number;

/** Matches differ in who plays them, in turn. */
export const lineups = ['random', 'greedy', 'mixed', 'hunt'] as const;
export type Lineup = (typeof lineups)[number];

/** Random play that passes at every other chance would see little of a game. */
const PASSING = 1;
const ACTING = 6;

export const passingOf = (trial: Trial): ((choice: Choice) => boolean) => {
  return (choice) => trial.passing?.(choice) ?? choice.kind === 'pass';
};

const weigher = (trial: Trial) => {
  const passing = passingOf(trial);
  return (choice: Choice): number => (passing(choice) ? PASSING : ACTING);
};

export function playersOf(trial: Trial, lineup: Lineup, seats: number, chance: Chance): Player[] {
  const seed = (): number => chance.below(0x100000000);
  return Array.from({ length: seats }, (_, seat): Player => {
    if (lineup === 'hunt') return hunter(trial);
    const greedy = lineup === 'greedy' || (lineup === 'mixed' && seat % 2 === 0);
    const bot = greedy ? greedyBot(trial.game, seed(), 0.1) : randomBot(trial.game, seed(), weigher(trial));
    return (context, at) => bot.think(context.view(at), context.match.choices(at), at);
  });
}

const LOOKED_AT = 12;
const LOOK_AHEAD = 5;

/** Prefers what uses a card in a way not used yet: it looks some choices and a few of their consequences ahead. */
function hunter(trial: Trial): Player {
  const weigh = weigher(trial);
  return (context, seat) => {
    const { chance, stats, position } = context;
    const choices = position.choices(seat);
    if (stats.missing.length > 0) {
      const indices = chance.shuffle([...choices.keys()]).slice(0, LOOKED_AT);
      const found = indices.map((index) => promise(position, seat, index, stats, chance));
      const most = Math.max(...found);
      if (most > 0) return must(indices[found.indexOf(most)]);
    }
    const weights = choices.map(weigh);
    let left = chance.below(weights.reduce((sum, weight) => sum + weight, 0));
    return weights.findIndex((weight) => {
      left -= weight;
      return left < 0;
    });
  };
}

/** How many new ways a choice leads to; sooner counts more. */
function promise(from: Position, seat: Seat, index: number, stats: RunStats, chance: Chance): number {
  try {
    const position = from.copy();
    let worth = 0;
    for (let ahead = 0; ahead < LOOK_AHEAD && position.waiting().includes(seat); ahead++) {
      const events: AddressedEvent[] = [];
      position.events = events;
      position.advance(seat, ahead === 0 ? index : chance.below(position.choices(seat).length));
      worth += stats.news(position.game, position.state, events) * (LOOK_AHEAD - ahead);
    }
    return worth;
  } catch {
    // Playing it for real will show what is wrong.
    return 1;
  }
}
