import type { AddressedEvent, Choice, GameEvent, GameState, Seat } from '../game.ts';
import { isInteger, sameJson } from '../json.ts';
import { at } from '../must.ts';
import { EngineError, type Refused, refuse } from '../refusal.ts';
import type { Position } from './position.ts';

export interface Stepped<S extends GameState, C extends Choice> {
  readonly position: Position<S, C>;
  readonly state: S;
  readonly events: readonly AddressedEvent[];
  /** What was chosen, by value. */
  readonly choice: C;
}

/**
 * The one way in: works on a copy, so that a refusal or a fault leaves everything as it was.
 * `asked` is the number of the decision that is answered, `index` a place in its list of choices.
 */
export function step<S extends GameState, C extends Choice>(
  from: Position<S, C>,
  seat: unknown,
  asked: unknown,
  index: unknown,
): Stepped<S, C> | Refused {
  return guarded(() => {
    const refused = from.refusal(seat, asked, index);
    if (refused || !isInteger(seat) || !isInteger(index)) return refused ?? refuse('refused.badIndex');
    const choice = at(from.choices(seat), index);
    const position = from.copy();
    const events: AddressedEvent[] = [];
    position.events = events;
    position.advance(seat, index);
    ended(position);
    return { position, state: position.state, events, choice };
  });
}

/** Sees to it that a match that stops has an outcome. */
export function ended<S extends GameState, C extends Choice>(position: Position<S, C>): Position<S, C> {
  if (position.over && !position.game.outcome(position.state)) throw new EngineError('engine.noOutcome');
  return position;
}

/** The place of a choice, given by value, in the seat's list; −1 when it is not there. */
export const indexOf = <C extends Choice>(choices: readonly C[], choice: unknown): number =>
  choices.findIndex((one) => sameJson(one, choice));

/** As `step`, with the choice by value: for tools and logs. */
export function stepByValue<S extends GameState, C extends Choice>(
  from: Position<S, C>,
  seat: Seat,
  asked: number,
  choice: unknown,
): Stepped<S, C> | Refused {
  return guarded(() => {
    const refused = from.refusal(seat, asked, 0);
    if (refused) return refused;
    const index = indexOf(from.choices(seat), choice);
    return index < 0 ? refuse('refused.illegalChoice') : step(from, seat, asked, index);
  });
}

/** Turns whatever a game's program throws into a coded error. */
export function guarded<T>(run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof EngineError) throw error;
    throw new EngineError('engine.failed', { error: error instanceof Error ? error.message : String(error) }, error);
  }
}

/** The events a seat may see, each as it may see it. */
export function eventsFor(events: readonly AddressedEvent[], seat: Seat): GameEvent[] {
  return events.flatMap(({ event, to, others }) => {
    if (!to || to.includes(seat)) return [event];
    return others ? [others] : [];
  });
}
