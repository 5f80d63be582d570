import { type Choice, eventsFor, type GameState, isRefused, Position, type Seat } from '@cinderhall/kernel';
import { difference, sameBytes } from '../compare.ts';
import type { CheckContext, CheckMaker, Played } from '../context.ts';
import { fail, guard } from '../fault.ts';
import { aligned, commonPools, swapOf, swapped, tryStep } from '../worlds.ts';

/** How many of the last steps are remembered, and how many of its own a seat takes back. */
const REMEMBERED = 12;
const TAKEN_BACK = 3;
const alongAll = (): boolean => true;
const WORLDS = 2;

/**
 * Undo then redo changes nothing, and no step can be taken back after which its seat, or another, knew more. Everybody else
 * counts as a bot here, whose answers are taken back along.
 */
export const undo: CheckMaker = () => {
  let recent: Played[] = [];
  return {
    played(context, played) {
      recent = [played, ...recent].slice(0, REMEMBERED);
      if (!played.sampled || context.match.over) return;
      const { match, texts } = context;
      for (const seat of context.viewers) {
        const refusal = guard('undo', 'asking about undo', () => match.undoRefusal(seat));
        if (refusal) texts.reason('the refusal of undo', refusal.refused);
        else if (seat !== played.seat && !played.before.state.decision?.seats.includes(seat))
          fail('undo', `seat ${seat} could take back a step of seat ${played.seat}`);
        if (guard('undo', 'asking about undo against bots', () => match.undoRefusal(seat, alongAll))) continue;
        checkKnowledge(context, played, seat);
        checkOthers(context, played, seat);
        checkThereAndBack(context, recent, seat);
      }
    },
  };
};

/** The step, with what the seat could not know dealt otherwise: if that shows, the seat has learned something. */
function checkKnowledge(
  context: CheckContext,
  { before, after, seat: actor, choice, events }: Played,
  seat: Seat,
): void {
  const { game, chance } = context;
  if ((before.state.decision?.seats.length ?? 0) > 1) return;
  for (let i = 0; i < (context.thorough ? 4 * WORLDS : WORLDS); i++) {
    const swap = swapOf(context.hidden(before.state, seat), chance);
    const world = swap && new Position(game, swapped(game, before.state, swap));
    const stepped = world && tryStep(world, actor, choice);
    if (!stepped) continue;
    if (!aligned(stepped.state, after.state)) {
      checkQuestion(after.state, seat, choice);
      continue;
    }
    const what = `seat ${seat} could take ${JSON.stringify(choice)} back after it learned something`;
    const [ourView, theirView] = [game.schema.view(after.state, seat), game.schema.view(stepped.state, seat)];
    if (!sameBytes(ourView, theirView))
      fail('undo', `${what}: with other hidden cards its view says ${difference(theirView, ourView)}`);
    const [ours, theirs] = [eventsFor(events, seat), eventsFor(stepped.events, seat)];
    if (!sameBytes(ours, theirs))
      fail('undo', `${what}: with other hidden cards the events say ${difference(theirs, ours)}`);
  }
}

/** The step, with what neither the seat nor another one could know dealt otherwise: that other must see no difference. */
function checkOthers(context: CheckContext, { before, after, seat: actor, choice, events }: Played, seat: Seat): void {
  const { game, chance } = context;
  if ((before.state.decision?.seats.length ?? 0) > 1) return;
  const own = context.hidden(before.state, seat);
  for (const other of context.viewers) {
    if (other < 0 || other === seat) continue;
    const swap = swapOf(commonPools(own, context.hidden(before.state, other)), chance);
    const world = swap && new Position(game, swapped(game, before.state, swap));
    const stepped = world && tryStep(world, actor, choice);
    if (!stepped || !aligned(stepped.state, after.state)) continue;
    const what =
      `seat ${seat} could take ${JSON.stringify(choice)} back after seat ${other} saw something that both did not ` +
      'know: with other hidden cards';
    const [ours, theirs] = [game.schema.view(after.state, other), game.schema.view(stepped.state, other)];
    if (!sameBytes(ours, theirs)) fail('undo', `${what} its view says ${difference(theirs, ours)}`);
    const [told, instead] = [eventsFor(events, other), eventsFor(stepped.events, other)];
    if (!sameBytes(told, instead)) fail('undo', `${what} it is told ${difference(instead, told)}`);
  }
}

/** That a rival is asked now tells that it has a choice, which may be a secret of its hand. */
function checkQuestion({ decision }: GameState, seat: Seat, choice: Choice): void {
  if (!decision || decision.seats.includes(seat)) return;
  fail(
    'undo',
    `seat ${seat} could take ${JSON.stringify(choice)} back after it saw that seat ${decision.seats} has a choice in ` +
      `${decision.kind}: with other hidden cards it has none (flow.barrier() forbids it)`,
  );
}

/** Takes back as much as the seat may, with what others have answered since, and does it again. `recent`: the last first. */
function checkThereAndBack({ match, game }: CheckContext, recent: readonly Played[], seat: Seat): void {
  // Of answers among several, only one's own is taken back.
  if ((match.state.decision?.seats.length ?? 0) > 1 && recent[0]?.seat !== seat) return;
  let gone = 0;
  for (let i = 0; i < TAKEN_BACK; i++) {
    const own = recent.findIndex((played, at) => at >= gone && played.seat === seat);
    const played = recent[own];
    if (!played || match.undoRefusal(seat, alongAll)) break;
    const undone = guard('undo', 'undo', () => match.undo(seat, 0, alongAll));
    if (isRefused(undone)) fail('undo', `undo was promised and refused: ${undone.refused.key}`);
    if (match.hash() !== game.schema.hash(played.before.state)) fail('undo', 'undo leads to another state');
    gone = own + 1;
  }
  for (const played of recent.slice(0, gone).reverse()) {
    const again = guard('undo', 'redo', () =>
      played.seat === seat ? match.redo(seat) : match.play(played.seat, match.state.asked, played.choice),
    );
    if (isRefused(again)) fail('undo', `redo was refused: ${again.refused.key}`);
    if (match.hash() !== game.schema.hash(played.after.state)) fail('undo', 'undo and redo lead to another state');
  }
}
