import { type AnyGame, eventsFor, isRefused, Match, type Seat, type Start } from '@cinderhall/kernel';
import { difference, sameBytes } from '../compare.ts';
import { type CheckContext, type CheckMaker, nameOf } from '../context.ts';
import { fail } from '../fault.ts';
import { aligned, type Swap, swapOf } from '../worlds.ts';
import { zonesOf } from '../zones.ts';

/** The events that a seat sees of the set-up are the same when what it cannot know was dealt otherwise. */
export const opening: CheckMaker = () => ({
  each(context) {
    if (context.steps.length > 0 || context.match.opening.length === 0) return;
    for (const seat of context.viewers) check(context, seat);
  },
});

function check(context: CheckContext, seat: Seat): void {
  const { match, state, game, chance } = context;
  const dealt = zonesOf(game, dealOf(match));
  const zones = zonesOf(game, state);
  // What the first tasks have moved may have been in sight on its way.
  const still = context.hidden(state, seat).map((pool) => pool.filter((card) => dealt.get(card) === zones.get(card)));
  const swap = swapOf(still, chance);
  if (!swap) return;
  const world = begin(dealtOtherwise(game, swap), match);
  if (!world || !aligned(world.state, state)) return;
  const [ours, theirs] = [eventsFor(match.opening, seat), eventsFor(world.opening, seat)];
  if (!sameBytes(ours, theirs))
    fail('leak.events', `the set-up tells ${nameOf(seat)} hidden things; with others ${difference(theirs, ours)}`);
}

/** The state as the set-up left it, before any task has run. */
function dealOf(match: Match): Match['state'] {
  let dealt = match.state;
  const watched = withSetup(match.game, (start) => {
    dealt = whole(match.game, start);
    return start;
  });
  begin(watched, match);
  return dealt;
}

const dealtOtherwise = (game: AnyGame, swap: Swap): AnyGame =>
  withSetup(game, (start) => {
    const state = whole(game, start);
    game.schema.mapCards(state, (card) => swap.get(card) ?? card);
    const own = Object.entries(state).filter(([name]) => Object.hasOwn(start, name));
    return { ...Object.fromEntries(own), tasks: state.tasks };
  });

type AnyStart = Start<Match['state']>;

function withSetup(game: AnyGame, change: (start: AnyStart) => AnyStart): AnyGame {
  return { ...game, setup: (...args) => change(game.setup(...args)) };
}

/** A start with the kernel's own fields, as far as a walk through the cards needs them. */
const whole = (game: AnyGame, start: AnyStart): Match['state'] =>
  game.schema.copy({
    chance: [],
    decision: null,
    asked: 0,
    answers: [],
    known: [],
    ...start,
  });

function begin(game: AnyGame, { options, seats, seed }: Match): Match | null {
  try {
    const match = Match.start(game, { options, seats, seed });
    return isRefused(match) ? null : match;
  } catch {
    return null;
  }
}
