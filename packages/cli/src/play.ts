import { hash } from 'node:crypto';
import { type Bot, botOf, type Learned, type Level } from '@cinderhall/bots';
import {
  type AnyGame,
  Chance,
  EngineError,
  type GameEvent,
  guarded,
  must,
  type Outcome,
  Position,
  type Seat,
} from '@cinderhall/kernel';

/** What a match starts from: everything that is random in it follows from these. */
export interface Deal {
  readonly seed: string;
  readonly chance: Chance;
  /** Where the players' own randomness begins. */
  readonly players: Chance;
}

/** Match number i of a run has the first half of `sha256("<seed>/<i>")` as its seed: anybody can deal it again. */
export function dealOf(seed: string, i: number | string): Deal {
  const digest = hash('sha256', `${seed}/${i}`);
  const own = digest.slice(0, 32);
  return { seed: own, chance: Chance.fromSeed(own), players: Chance.fromSeed(digest.slice(32)) };
}

export interface Played {
  readonly steps: number;
  readonly outcome: Outcome;
  readonly position: Position;
}

/** A whole match in place, without logs or checks. Only answers to questions with a choice count as steps. */
export function playMatch(
  game: AnyGame,
  options: object,
  seats: number,
  deal: Deal,
  bot: Level,
  budget?: number,
  learned: Learned | null = null,
  /** Called after each answer with what happened. */
  watch?: (position: Position, events: readonly GameEvent[]) => void,
): Played {
  return guarded(() => {
    const position = Position.start(game, options, seats, deal.chance);
    const makeBot = () => botOf(bot, game, deal.players.below(0x100000000), undefined, learned);
    const pick =
      bot === 'random' ? randomly(deal.players) : asBots(position, Array.from({ length: seats }, makeBot), budget);
    const limit = 50 * game.usualSteps;
    let steps = 0;
    while (!position.over) {
      const seat = must(position.waiting()[0]);
      const count = position.choices(seat).length;
      if (count > 1 && ++steps > limit) throw new EngineError('cli.endless', { limit });
      if (watch) position.events = [];
      position.advance(seat, pick(seat, count));
      watch?.(
        position,
        (position.events ?? []).map(({ event }) => event),
      );
    }
    const outcome = game.outcome(position.state);
    if (!outcome) throw new EngineError('engine.noOutcome');
    return { steps, outcome, position };
  });
}

type Pick = (seat: Seat, count: number) => number;

/** Random play needs no view of the table. */
const randomly =
  (chance: Chance): Pick =>
  (_seat, count) =>
    chance.below(count);

const asBots =
  (position: Position, bots: readonly Bot[], budget?: number): Pick =>
  (seat) =>
    must(bots[seat]).think(position.game.schema.view(position.state, seat), position.choices(seat), seat, budget);
