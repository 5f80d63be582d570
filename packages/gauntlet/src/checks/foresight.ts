import { type Choice, eventsFor, foresee, Position, type Seat, type Stepped, undoBarrier } from '@cinderhall/kernel';
import { difference, sameBytes } from '../compare.ts';
import type { CheckContext, CheckMaker } from '../context.ts';
import { fail, guard, shown } from '../fault.ts';
import { tryStep } from '../worlds.ts';
import { otherWorld } from './leaks.ts';

/** How many choices of a list are looked at ahead. */
const LOOKS = 8;
const BOT_LOOKS = 3;

/**
 * Swap what a seat cannot know: what it foresees of its choices keeps every byte. And where a step would look the same to
 * it, it could take the step back in both worlds, or in neither, for the same reason.
 */
export const foresight: CheckMaker = () => ({
  sampled(context) {
    const { game, match, position, thorough } = context;
    if (position.state.decision?.seats.length !== 1) return;
    for (const seat of match.waiting()) {
      const world = new Position(game, otherWorld(context, seat));
      for (const [index, choice] of context.some(match.choices(seat)).slice(0, thorough ? Infinity : LOOKS)) {
        compareForesight(context, world, seat, choice, index);
        compareUndo(context, world, seat, seat, choice);
      }
      compareBots(context, seat);
    }
  },
});

function compareForesight(
  { position }: CheckContext,
  world: Position,
  seat: Seat,
  choice: Choice,
  index: number,
): void {
  const look = (from: Position) =>
    guard('leak.foresee', `foreseeing ${shown(choice)}`, () => foresee(from, seat, index));
  const [ours, theirs] = [look(position), look(world)];
  if (!sameBytes(ours, theirs))
    fail(
      'leak.foresee',
      `what seat ${seat} foresees of ${shown(choice)} depends on hidden things; with others ${difference(theirs, ours)}`,
    );
}

/** What a seat does may be taken back along by another one, if a bot plays it. */
function compareBots(context: CheckContext, actor: Seat): void {
  for (const seat of context.viewers) {
    if (seat < 0 || seat === actor) continue;
    const world = new Position(context.game, otherWorld(context, seat));
    for (const [, choice] of context.some(context.match.choices(actor)).slice(0, BOT_LOOKS))
      compareUndo(context, world, seat, actor, choice);
  }
}

type Tried = Stepped<Position['state'], Choice>;

function compareUndo({ game, position }: CheckContext, world: Position, seat: Seat, actor: Seat, choice: Choice): void {
  const [ours, theirs] = [tryStep(position, actor, choice), tryStep(world, actor, choice)];
  if (!ours || !theirs) return;
  const seen = ({ state, events }: Tried) =>
    guard('state', `the view of seat ${seat}`, () => [game.schema.view(state, seat), eventsFor(events, seat)]);
  if (!sameBytes(seen(ours), seen(theirs))) return;
  const why = (from: Position, to: Tried) =>
    to.position.over ? 'undo.over' : (undoBarrier(from, to.position, seat, actor)?.refused.key ?? 'none');
  const [our, their] = [why(position, ours), why(world, theirs)];
  if (our !== their)
    fail(
      'leak.undo',
      `whether seat ${seat} can take ${shown(choice)} of seat ${actor} back depends on hidden things: the reason is ${our}, with others ` +
        their,
    );
}
