import { type GameState, Position, type Seat } from '@cinderhall/kernel';
import { difference, sameBytes } from '../compare.ts';
import { fail, guard } from '../fault.ts';
import { type CheckMaker, nameOf, type Scene } from '../scene.ts';
import { swapOf, swapped } from '../worlds.ts';

/** Swap what a seat cannot know: its view, its choices and their words keep every byte. */
export const leaks: CheckMaker = () => ({
  sampled(scene) {
    for (const seat of scene.viewers) {
      const world = otherWorld(scene, seat);
      const theirs = guard('leak.view', 'the view', () => scene.game.schema.view(world, seat));
      const ours = scene.view(seat);
      if (!sameBytes(ours, theirs))
        fail('leak.view', `the view of ${nameOf(seat)} tells hidden things; with others ${difference(theirs, ours)}`);
      if (scene.match.waiting().includes(seat)) checkChoices(scene, seat, world, theirs);
    }
  },
});

/** As the state could be as well, as far as the seat knows: other hidden cards, other luck to come. */
function otherWorld(scene: Scene, seat: Seat): GameState {
  const { game, state, trial, chance } = scene;
  const swap = swapOf(scene.hidden(state, seat), chance);
  const world = swapped(game, state, swap ?? new Map());
  world.chance = world.chance.map(() => chance.below(0x100000000) | 0);
  guard('trial', 'disguise()', () => trial.disguise?.(world, seat, chance));
  return world;
}

function checkChoices(scene: Scene, seat: Seat, world: GameState, theirView: GameState): void {
  const { game, match, state } = scene;
  const ours = match.choices(seat);
  const theirs = guard('leak.choices', 'listing the choices', () => new Position(game, world).choices(seat));
  const what = `the list of ${state.decision?.kind} for ${nameOf(seat)}`;
  if (!sameBytes(ours, theirs))
    fail('leak.choices', `${what} depends on hidden things; with others ${difference(theirs, ours)}`);
  const words = (view: GameState) =>
    guard('text', 'describing a list', () => [
      view.decision && game.describe.decision(view, view.decision, seat),
      ...scene.match.choices(seat).map((choice) => game.describe.choice(view, choice, seat)),
    ]);
  const [our, their] = [words(scene.view(seat)), words(theirView)];
  if (!sameBytes(our, their))
    fail('leak.choices', `the words of ${what} tell hidden things; with others ${difference(their, our)}`);
}
