import { learned, shownToOthers, usedChance } from '../flow/learned.ts';
import { Position } from '../flow/position.ts';
import type { Choice, Game, GameState, Seat } from '../game.ts';
import { cardsInSight } from '../memory.ts';
import { must } from '../must.ts';
import { isRefused, type Refused, refuse } from '../refusal.ts';

const SPECTATOR = -1;

/** So many steps are kept when others have decided since: each holds a state. */
const REACH = 40;

/** Whether the step with this index in the log may be taken back along with an earlier one of another seat: a bot made it. */
export type Along = (at: number) => boolean;

export const nobody: Along = () => false;

interface Taken<S extends GameState, C extends Choice> {
  readonly seat: Seat;
  /** The index of its entry in the log. */
  readonly at: number;
  readonly before: Position<S, C>;
  readonly after: Position<S, C>;
  readonly choice: C;
}

/** A step as it is kept. */
interface Kept<S extends GameState, C extends Choice> {
  readonly seat: Seat;
  readonly at: number;
  /** Null once nobody can take it back. */
  choice: C | null;
  /** The positions around it, until they are released. */
  span: Span<S, C> | null;
  /** After that the state before it as text, a fraction of its size in memory; null if it must be played again. */
  text: string | null;
  /** For each seat why it cannot go back behind it; worked out when first asked for: most steps are never taken back. */
  readonly barriers: (string | null | undefined)[];
}

/** So many states to come back to are kept for each seat when the others are released. */
const HELD = 2;

/** The last steps, and those that were taken back. */
export class Undo<S extends GameState, C extends Choice> {
  /** Everybody who ever made a step. */
  readonly #acted = new Set<Seat>();
  #taken: Kept<S, C>[] = [];
  readonly #goneOf: Kept<S, C>[] = [];
  #undone: { readonly seat: Seat; readonly choice: C }[] = [];
  #game: Game<S, C> | null = null;
  /** For each seat the index in the log of its last undo: what it took back was seen, so others cannot go back behind it. */
  readonly #tookBack = new Map<Seat, number>();
  /** Why there is nothing to take back, once something has put an end to it. */
  #closed: Refused | null = null;

  /** Records a step; `again` when it is the repetition of one that was taken back. */
  record({ seat, at, choice, before, after }: Taken<S, C>, again: boolean): void {
    // Only its own: that another seat answered in secret must not show in what this one can do again.
    if (!again) this.#undone = this.#undone.filter((one) => one.seat !== seat);
    this.#acted.add(seat);
    const { decision } = before.state;
    if (decision && decision.seats.length > 1) {
      // An answer among several is taken back by retracting it, until the last one reveals them all.
      if (after.state.asked !== before.state.asked || after.over) this.close('undo.resolved');
      return;
    }
    // Secret answers begin here. Refusing later, when one is in, would tell that it is in.
    if (after.state.decision && after.state.decision.seats.length > 1) {
      this.close('undo.secret');
      return;
    }
    this.#game = before.game;
    const barriers = before.state.answers.map(() => undefined);
    this.#taken.push({ seat, at, choice, span: { before, after }, text: null, barriers });
    // What one seat has done without a break stays, however long it is.
    if (this.#taken.length > REACH && this.#taken[0]?.seat !== seat) {
      this.#taken.shift();
      this.#closed = refuse('undo.others');
    }
  }

  close(key: string): void {
    this.#taken = [];
    this.#undone = [];
    this.#closed = refuse(key);
  }

  /** Why the seat cannot take its last step back, together with what others have done since; null when it can. */
  refusal(seat: Seat, along: Along): Refused | null {
    const span = this.#since(seat);
    if (isRefused(span)) return span;
    if (span.some((taken) => taken.seat !== seat && !along(taken.at))) return refuse('undo.others');
    for (const taken of span.toReversed()) {
      const barrier = this.#barrier(taken, seat);
      if (barrier) return barrier;
    }
    return span[0]?.choice ? null : refuse('undo.others');
  }

  /** How many steps it takes to take back the last one of a seat. */
  reach(seat: Seat): number {
    const span = this.#since(seat);
    return isRefused(span) ? 0 : span.length;
  }

  /** As `refusal`, for a log: what was undone before anybody looked at the other seats stays undone. */
  repeatRefusal(seat: Seat, steps: number): Refused | null {
    const span = this.#since(seat);
    if (isRefused(span)) return span;
    if (span.length !== steps) return refuse('undo.others');
    for (const taken of span) {
      const barrier = taken.span ? ownBarrier(taken.span, seat, taken.seat) : this.#barrier(taken, seat);
      if (barrier) return barrier;
    }
    return span[0]?.choice ? null : refuse('undo.others');
  }

  /** The last step of a seat and everything after it. */
  #since(seat: Seat): readonly Kept<S, C>[] | Refused {
    if (this.#taken.length === 0) return this.#closed ?? refuse('undo.nothing');
    const from = this.#taken.findLastIndex((taken) => taken.seat === seat);
    const first = this.#taken[from];
    if (!first) return refuse(this.#acted.has(seat) ? 'undo.others' : 'undo.nothing');
    for (const [other, at] of this.#tookBack) if (other !== seat && at > first.at) return refuse('undo.others');
    return this.#taken.slice(from);
  }

  /**
   * Lets go of all states but a few that these seats may come back to, as `refusal` says. The other seats are played by
   * bots, which take nothing back. Where a state is missing that somebody may come back to, the match must be played again.
   */
  release(people: readonly Seat[], along: Along): void {
    const reaches = people.map((seat) => this.#reachOf(seat, along));
    const all = new Set(reaches.flatMap(({ steps }) => steps));
    const held = new Set(reaches.flatMap(({ steps }) => steps.slice(0, HELD)));
    const from = Math.min(...reaches.map((reach) => reach.from));
    for (const [i, taken] of this.#taken.entries()) {
      if (i < from) {
        this.#taken[i] = this.#gone(taken.seat);
        continue;
      }
      if (!all.has(taken)) taken.choice = null;
      if (!held.has(taken)) taken.text = null;
      else if (taken.span) taken.text = JSON.stringify(taken.span.before.state);
      taken.span = null;
    }
  }

  /** In place of the steps of a seat that nobody can come back to, nor asks why: one object for all of them. */
  #gone(seat: Seat): Kept<S, C> {
    this.#goneOf[seat] ??= { seat, at: -1, choice: null, span: null, text: null, barriers: [] };
    return this.#goneOf[seat];
  }

  /** Whether the state is still here that a seat would come back to. */
  holds(seat: Seat): boolean {
    const span = this.#since(seat);
    return isRefused(span) || isHeld(must(span[0]));
  }

  /**
   * The steps of a seat that it could take back, one after another, and from which step on it matters what is known of
   * them: that of the seat at which something bars its way. Behind what other people did, it is always that which does.
   */
  #reachOf(seat: Seat, along: Along): { readonly steps: readonly Kept<S, C>[]; readonly from: number } {
    const steps: Kept<S, C>[] = [];
    let from = this.#taken.length;
    let barred = false;
    for (const [i, taken] of [...this.#taken.entries()].toReversed()) {
      const passed = [...this.#tookBack].some(([other, at]) => other !== seat && at > taken.at);
      if (passed || (taken.seat !== seat && !along(taken.at))) break;
      barred ||= this.#barrier(taken, seat) !== null;
      if (taken.seat !== seat) continue;
      from = i;
      if (barred) break;
      if (taken.choice) steps.push(taken);
    }
    return { steps, from };
  }

  #barrier(taken: Kept<S, C>, seat: Seat): Refused | null {
    const { barriers, span } = taken;
    const known = barriers[seat];
    if (known !== undefined) return known === null ? null : refuse(known);
    // Released while a bot had the seat.
    if (!span) return refuse('undo.others');
    const barrier = undoBarrier(span.before, span.after, seat, taken.seat);
    barriers[seat] = barrier?.refused.key ?? null;
    return barrier;
  }

  /**
   * Takes the last steps back and answers with the position before them. Only the first of them can be done again. `at` is
   * the index in the log at which that is told.
   */
  takeBack(steps: number, at: number): Position<S, C> {
    const first = must(this.#taken.splice(-steps)[0], 'a step to take back');
    this.#undone.push({ seat: first.seat, choice: must(first.choice, 'a step to do again') });
    this.#tookBack.set(first.seat, at);
    if (first.span) return first.span.before;
    const game = must(this.#game);
    return new Position(game, game.schema.copy(JSON.parse(must(first.text, 'a state to come back to'))));
  }

  retracted(seat: Seat, choice: C): void {
    this.#undone.push({ seat, choice });
  }

  /** The step the seat would do again, or null. */
  redoable(seat: Seat): C | null {
    return this.#undone.findLast((one) => one.seat === seat)?.choice ?? null;
  }

  redone(seat: Seat): void {
    this.#undone.splice(
      this.#undone.findLastIndex((one) => one.seat === seat),
      1,
    );
  }
}

const isHeld = <S extends GameState, C extends Choice>({ span, text }: Kept<S, C>): boolean =>
  Boolean(span) || text !== null;

/** Why a seat could not take a step back once it is made, its own or one of a bot; null when it could. */
export const undoBarrier = <S extends GameState, C extends Choice>(
  before: Position<S, C>,
  after: Position<S, C>,
  seat: Seat,
  actor = seat,
): Refused | null => ownBarrier({ before, after }, seat, actor) ?? othersBarrier({ before, after }, seat);

type Span<S extends GameState, C extends Choice> = Pick<Taken<S, C>, 'before' | 'after'>;

/** What the seat itself has learned. */
function ownBarrier<S extends GameState, C extends Choice>(
  { before, after }: Span<S, C>,
  seat: Seat,
  actor: Seat,
): Refused | null {
  if (usedChance(before.state, after.state)) return refuse('undo.chance');
  const noChoice = after.barred || (after.forced && actor !== seat);
  if (noChoice || learned(before.game.schema, before.state, after.state, seat)) return refuse('undo.learned');
  return null;
}

/** What the table has learned besides: from the question that follows, or by what others have seen. */
function othersBarrier<S extends GameState, C extends Choice>(
  { before, after }: Span<S, C>,
  seat: Seat,
): Refused | null {
  // As with a rival's forced answer, so that nobody can tell which of the two it would have been.
  if (hidesItsAnswers(after, seat)) return refuse('undo.learned');
  return shownToOthers(before.game.schema, before.state, after.state, seat) ? refuse('undo.shown') : null;
}

/**
 * Whether another seat is asked now and, for all this seat can know, might have had no choice: there are no two choices
 * that name only cards which lie open. With other cards the question would have answered itself.
 */
function hidesItsAnswers<S extends GameState, C extends Choice>(position: Position<S, C>, seat: Seat): boolean {
  const { game, state } = position;
  const other = state.decision?.seats[0];
  if (other === undefined || other === seat) return false;
  // What this seat alone remembers does not count: a list may name another card of the same kind in its place.
  const sight = cardsInSight(game.schema, state, SPECTATOR);
  let open = 0;
  for (const choice of position.choices(other))
    if (game.schema.cardsIn(choice).every((card) => card < 0 || sight.has(card)) && ++open === 2) return false;
  return true;
}
