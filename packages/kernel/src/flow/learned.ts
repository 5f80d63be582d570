import type { GameState, Seat } from '../game.ts';
import { cardsInSight } from '../memory.ts';
import type { Schema } from '../schema/schema.ts';

export const usedChance = (before: GameState, after: GameState): boolean =>
  before.chance.some((lane, i) => lane !== after.chance[i]);

/** Whether a seat can see something afterwards that it could not see before: a card's front, or another secret. */
export function learned<S extends GameState, C>(schema: Schema<S, C>, before: S, after: S, seat: Seat): boolean {
  const cardsBefore = cardsInSight(schema, before, seat);
  for (const card of cardsInSight(schema, after, seat)) if (!cardsBefore.has(card)) return true;
  const secretsBefore = schema.secrets(before, seat);
  // A place that did not exist before holds nothing that was kept from the seat there.
  for (const [path, visible] of schema.secrets(after, seat))
    if (visible && secretsBefore.get(path) === false) return true;
  return false;
}
