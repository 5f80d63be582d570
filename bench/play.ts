import { Chance, type Game, isRefused, Position, readOptions, type Seat, step } from '@cinderhall/kernel';
import type { Work } from './measure.ts';

/** A game as it is measured. */
export interface Table {
  readonly game: Game;
  readonly options: object;
  readonly seats: number;
}

export function tableOf(game: Game, seats: number = game.seats.max, chosen: object = {}): Table {
  const places = Math.min(Math.max(seats, game.seats.min), game.seats.max);
  const options = readOptions(game.options, chosen, places);
  if (isRefused(options)) throw new Error(`${game.id}: ${JSON.stringify(chosen)} is refused`);
  return { game, options, seats: places };
}

export function deal({ game, options, seats }: Table, chance: Chance): Position {
  const lane = (): number => chance.below(0x100000000) | 0;
  return Position.start(game, options, seats, new Chance([lane(), lane(), lane(), lane()]));
}

/** Takes one of the legal choices at random. */
export function move(position: Position, chance: Chance): [seat: Seat, index: number] {
  const seat = position.waiting()[0] as Seat;
  const index = chance.below(position.choices(seat).length);
  position.advance(seat, index);
  return [seat, index];
}

// Each of these plays one whole match at random, with the list of choices worked out at every step, and counts the steps.

/** As search walks: in place. */
export function inPlace(table: Table): Work {
  const chance = Chance.fromNumber(1);
  return () => {
    const position = deal(table, chance);
    let steps = 0;
    for (; !position.over; steps++) move(position, chance);
    return steps;
  };
}

/** The same, counted in matches. */
export function wholeMatches(table: Table): Work {
  const play = inPlace(table);
  return () => {
    play();
    return 1;
  };
}

/** As a tree search walks that keeps every state: with a copy for each step. */
export function withCopy(table: Table): Work {
  const chance = Chance.fromNumber(1);
  return () => {
    let position = deal(table, chance);
    let steps = 0;
    for (; !position.over; steps++) {
      const seat = position.waiting()[0] as Seat;
      position = position.copy();
      position.advance(seat, chance.below(position.choices(seat).length));
    }
    return steps;
  };
}

/** As a match does it: checked, copied, with events. */
export function checked(table: Table): Work {
  const chance = Chance.fromNumber(1);
  return () => {
    let position = deal(table, chance);
    let steps = 0;
    for (; !position.over; steps++) {
      const seat = position.waiting()[0] as Seat;
      const stepped = step(position, seat, position.state.asked, chance.below(position.choices(seat).length));
      if (isRefused(stepped)) throw new Error(`${table.game.id}: a listed choice is refused`);
      position = stepped.position;
    }
    return steps;
  };
}

/** The largest state that the tables come to, halfway through a match. */
export function largest(tables: readonly Table[]): { readonly table: Table; readonly position: Position } {
  const found = tables.map((table) => ({ table, position: halfway(table) }));
  const size = ({ position }: { position: Position }): number => JSON.stringify(position.state).length;
  return found.reduce((most, each) => (size(each) > size(most) ? each : most));
}

function halfway(table: Table): Position {
  const length = inPlace(table)();
  const chance = Chance.fromNumber(1);
  const position = deal(table, chance);
  for (let i = 0; i < length / 2 && !position.over; i++) move(position, chance);
  return position;
}
