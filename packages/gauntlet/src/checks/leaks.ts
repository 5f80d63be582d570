import { type GameState, Position, type Seat } from '@cinderhall/kernel';
import { difference, sameBytes } from '../compare.ts';
import { type CheckContext, type CheckMaker, nameOf } from '../context.ts';
import { fail, guard } from '../fault.ts';
import { swapOf, swapped } from '../worlds.ts';

/** Swap what a seat cannot know: its view, its choices and their words keep every byte. */
export const leaks: CheckMaker = () => ({
  sampled(context) {
    for (const seat of context.viewers) {
      const world = otherWorld(context, seat);
      const theirs = guard('leak.view', 'the view', () => context.game.schema.view(world, seat));
      const ours = context.view(seat);
      if (!sameBytes(ours, theirs))
        fail('leak.view', `the view of ${nameOf(seat)} tells hidden things; with others ${difference(theirs, ours)}`);
      if (context.match.waiting().includes(seat)) checkChoices(context, seat, world, theirs);
    }
  },
});

/** As the state could be as well, as far as the seat knows: other hidden cards, other luck to come. */
export function otherWorld(context: CheckContext, seat: Seat): GameState {
  const { game, state, trial, chance } = context;
  const swap = swapOf(context.hidden(state, seat), chance);
  const world = swapped(game, state, swap ?? new Map());
  world.chance = world.chance.map(() => chance.below(0x100000000) | 0);
  guard('trial', 'disguise()', () => trial.disguise?.(world, seat, chance));
  return world;
}

function checkChoices(context: CheckContext, seat: Seat, world: GameState, theirView: GameState): void {
  const { game, match, state } = context;
  const ours = match.choices(seat);
  const theirs = guard('leak.choices', 'listing the choices', () => new Position(game, world).choices(seat));
  const what = `the list of ${state.decision?.kind} for ${nameOf(seat)}`;
  if (!sameBytes(ours, theirs))
    fail('leak.choices', `${what} depends on hidden things; with others ${difference(theirs, ours)}`);
  const words = (view: GameState) =>
    guard('text', 'describing a list', () => [
      view.decision && game.describe.decision(view, view.decision, seat),
      ...context.match.choices(seat).map((choice) => game.describe.choice(view, choice, seat)),
    ]);
  const [our, their] = [words(context.view(seat)), words(theirView)];
  if (!sameBytes(our, their))
    fail('leak.choices', `the words of ${what} tell hidden things; with others ${difference(their, our)}`);
}
