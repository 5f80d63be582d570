import { learned, usedChance } from '../flow/learned.ts';
import type { Position } from '../flow/position.ts';
import type { Choice, GameState, Seat } from '../game.ts';

/**
 * What a seat would see after a choice, up to the first question to anybody else; null where that would tell it something.
 * It stops there even if that question has only one answer: whether it has may be a secret of a hand, and a look that
 * costs nothing must not answer it.
 */
export function foresee<S extends GameState, C extends Choice>(
  from: Position<S, C>,
  seat: Seat,
  index: number,
): S | null {
  if (from.state.decision?.seats.length !== 1) return null;
  const { game, state: before } = from;
  const twin = from.copy();
  twin.stopsAtOthers = true;
  twin.advance(seat, index);
  const { state: after } = twin;
  const several = (after.decision?.seats.length ?? 0) > 1;
  if (twin.over || several || twin.barred || usedChance(before, after)) return null;
  return learned(game.schema, before, after, seat) ? null : game.schema.view(after, seat);
}
