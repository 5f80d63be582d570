import { eventsFor, isRefused, type Position, type Seat, step } from '@cinderhall/kernel';
import { difference, sameBytes } from '../compare.ts';
import { type CheckContext, type CheckMaker, nameOf } from '../context.ts';
import { fail, guard } from '../fault.ts';

/** While several seats are asked at once, what one has answered, and that it has, is nothing to the others. */
export const answers: CheckMaker = () => ({
  sampled(context) {
    const { match, state, position, chance } = context;
    const waiting = match.waiting();
    // The last answer reveals them all.
    if ((state.decision?.seats.length ?? 0) < 2 || waiting.length < 2) return;
    const seat = chance.pick(waiting);
    const count = position.choices(seat).length;
    for (const index of new Set([chance.below(count), chance.below(count)])) {
      const stepped = guard('choices', `answering as seat ${seat}`, () => step(position, seat, state.asked, index));
      if (isRefused(stepped)) fail('choices', `a listed answer of seat ${seat} was refused`);
      for (const other of context.viewers) {
        if (other === seat) continue;
        compare(context, seat, other, stepped.position);
        const told = eventsFor(stepped.events, other);
        if (told.length > 0)
          fail('leak.answers', `${nameOf(other)} is told of an open answer: ${JSON.stringify(told[0])}`);
      }
    }
  },
});

function compare(context: CheckContext, seat: Seat, other: Seat, after: Position): void {
  const what = `the open answer of seat ${seat} shows to ${nameOf(other)}`;
  const [before, view] = [context.view(other), context.game.schema.view(after.state, other)];
  if (!sameBytes(before, view)) fail('leak.answers', `${what} in the view; ${difference(view, before)}`);
  const [ours, list] = [context.position.choices(other), after.choices(other)];
  if (!sameBytes(ours, list)) fail('leak.answers', `${what} in the choices; ${difference(list, ours)}`);
}
