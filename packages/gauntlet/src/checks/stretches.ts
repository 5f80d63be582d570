import { eventsFor, type Position, type Seat, usedChance } from '@cinderhall/kernel';
import { difference, sameBytes } from '../compare.ts';
import { type CheckContext, type CheckMaker, nameOf, type Played } from '../context.ts';
import { fail, guard } from '../fault.ts';
import { aligned, commonPools, type Pools, swapOf, swappedChoice, swappedPosition, tryStep } from '../worlds.ts';
import { zonesOf } from '../zones.ts';

const LONGEST = 6;
const AT_ONCE = 2;

interface Stretch {
  readonly seat: Seat;
  readonly from: Position;
  readonly length: number;
  readonly trail: Played[];
}

/**
 * Repeats a stretch of play with hidden cards swapped that stay hidden from a seat throughout: whatever that seat sees,
 * may choose and is told on the way keeps every byte. This also finds what a card's number has turned into, such as a
 * plain number in a task.
 */
export const stretches: CheckMaker = () => {
  let open: Stretch[] = [];
  return {
    sampled(context) {
      const { chance, viewers, position, thorough } = context;
      if (!thorough && open.length >= AT_ONCE) return;
      for (const seat of thorough ? viewers : [chance.pick(viewers)])
        open.push({ seat, from: position, length: 1 + chance.below(LONGEST), trail: [] });
    },
    played(context, played) {
      for (const stretch of open) stretch.trail.push(played);
      const done = open.filter((stretch) => stretch.trail.length === stretch.length);
      open = open.filter((stretch) => stretch.trail.length < stretch.length);
      for (const stretch of done) follow(context, stretch);
    },
    over(context) {
      for (const stretch of open) follow(context, stretch);
    },
  };
};

function follow(context: CheckContext, { seat, from, trail }: Stretch): void {
  const { worlds } = context.stats;
  const swap = swapOf(hiddenThroughout(context, seat, from, trail), context.chance);
  if (!swap) return;
  let world = swappedPosition(from, swap);
  for (const played of trail) {
    const stepped = world && tryStep(world, played.seat, swappedChoice(context.game, played.choice, swap));
    // Where the other cards leave another choice, or another question, the two cannot be compared any further.
    if (!stepped || !aligned(stepped.state, played.after.state) || reveals(context, played)) {
      worlds.abandoned += 1;
      return;
    }
    world = stepped.position;
    compare(context, seat, played, world, stepped.events);
  }
  worlds.compared += 1;
}

function hiddenThroughout(context: CheckContext, seat: Seat, from: Position, trail: readonly Played[]): Pools {
  let pools = context.hidden(from.state, seat);
  for (const { before, after, choice } of trail) {
    pools = commonPools(pools, context.hidden(after.state, seat));
    if (!usedChance(before.state, after.state)) continue;
    // A card may have been played openly and shuffled away again within one step.
    const [were, are] = [zonesOf(context.game, before.state), zonesOf(context.game, after.state)];
    const named = context.game.schema.cardsIn(choice);
    pools = pools.map((pool) => pool.filter((card) => were.get(card) === are.get(card) && !named.includes(card)));
  }
  return pools;
}

const reveals = ({ trial }: CheckContext, { events }: Played): boolean =>
  trial.revealing !== undefined && events.some(({ event }) => trial.revealing?.includes(event.kind));

function compare(context: CheckContext, seat: Seat, played: Played, world: Position, events: Played['events']): void {
  const { schema } = context.game;
  const after = `after ${JSON.stringify(played.choice)} of seat ${played.seat}`;
  const ourView = schema.view(played.after.state, seat);
  const theirView = guard('leak.view', 'the view', () => schema.view(world.state, seat));
  if (!sameBytes(ourView, theirView))
    fail(
      'leak.view',
      `the view of ${nameOf(seat)} tells hidden things ${after}; with others ${difference(theirView, ourView)}`,
    );
  const [ours, theirs] = [eventsFor(played.events, seat), eventsFor(events, seat)];
  if (!sameBytes(ours, theirs))
    fail(
      'leak.events',
      `the events for ${nameOf(seat)} tell hidden things ${after}; with others ${difference(theirs, ours)}`,
    );
  const ourList = played.after.choices(seat);
  const theirList = guard('leak.choices', 'listing the choices', () => world.choices(seat));
  if (!sameBytes(ourList, theirList))
    fail(
      'leak.choices',
      `the list of ${nameOf(seat)} depends on hidden things ${after}; with others ${difference(theirList, ourList)}`,
    );
}
