import { learned, shownToOthers, usedChance } from '../flow/learned.ts';
import type { Position } from '../flow/position.ts';
import type { Choice, GameState, Seat } from '../game.ts';
import { cardsInSight } from '../memory.ts';
import { must } from '../must.ts';
import { isRefused, type Refused, refuse } from '../refusal.ts';

const SPECTATOR = -1;

interface Taken<S extends GameState, C extends Choice> {
  readonly before: Position<S, C>;
  readonly after: Position<S, C>;
  readonly choice: C;
  /** Worked out when first asked for: most steps are never taken back. */
  barrier?: Refused | null;
}

/** The steps of one seat since anybody else decided, and those of them that were taken back. */
export class Undo<S extends GameState, C extends Choice> {
  #seat: Seat = -1;
  /** Everybody who ever made a step. */
  readonly #acted = new Set<Seat>();
  #taken: Taken<S, C>[] = [];
  #undone: { readonly seat: Seat; readonly choice: C }[] = [];
  /** Why there is nothing to take back, once something has put an end to it. */
  #closed: Refused | null = null;

  /** Records a step; `again` when it is the repetition of one that was taken back. */
  record(seat: Seat, before: Position<S, C>, after: Position<S, C>, choice: C, again: boolean): void {
    // Only its own: that another seat answered in secret must not show in what this one can do again.
    if (!again) this.#undone = this.#undone.filter((one) => one.seat !== seat);
    this.#acted.add(seat);
    const { decision } = before.state;
    if (decision && decision.seats.length > 1) {
      // An answer among several is taken back by retracting it, until the last one reveals them all.
      if (after.state.asked !== before.state.asked || after.over) this.close('undo.resolved');
      return;
    }
    if (seat !== this.#seat) {
      this.#taken = [];
      if (this.#seat >= 0) this.#closed = refuse('undo.others');
      this.#seat = seat;
    }
    // Secret answers begin here. Refusing later, when one is in, would tell that it is in.
    if (after.state.decision && after.state.decision.seats.length > 1) this.close('undo.secret');
    else this.#taken.push({ before, after, choice });
  }

  close(key: string): void {
    this.#taken = [];
    this.#undone = [];
    this.#seat = -1;
    this.#closed = refuse(key);
  }

  /** Why the seat cannot take its last step back, or null when it can. */
  refusal(seat: Seat): Refused | null {
    const last = this.#last(seat);
    if (isRefused(last)) return last;
    if (last.barrier === undefined) last.barrier = undoBarrier(last.before, last.after, seat);
    return last.barrier;
  }

  /** As `refusal`, for a log: what was undone before anybody looked at the other seats stays undone. */
  repeatRefusal(seat: Seat): Refused | null {
    const last = this.#last(seat);
    return isRefused(last) ? last : ownBarrier(last, seat);
  }

  #last(seat: Seat): Taken<S, C> | Refused {
    const last = this.#taken.at(-1);
    if (!last) return this.#closed ?? refuse('undo.nothing');
    return seat === this.#seat ? last : refuse(this.#acted.has(seat) ? 'undo.others' : 'undo.nothing');
  }

  /** Takes the last step back and answers with the position before it. */
  takeBack(): Position<S, C> {
    const last = must(this.#taken.pop(), 'a step to take back');
    this.#undone.push({ seat: this.#seat, choice: last.choice });
    return last.before;
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

/** Why a step of a seat could not be taken back once it is made; null when it could. */
export const undoBarrier = <S extends GameState, C extends Choice>(
  before: Position<S, C>,
  after: Position<S, C>,
  seat: Seat,
): Refused | null => ownBarrier({ before, after }, seat) ?? othersBarrier({ before, after }, seat);

type Span<S extends GameState, C extends Choice> = Pick<Taken<S, C>, 'before' | 'after'>;

/** What the seat itself has learned. */
function ownBarrier<S extends GameState, C extends Choice>({ before, after }: Span<S, C>, seat: Seat): Refused | null {
  if (usedChance(before.state, after.state)) return refuse('undo.chance');
  if (after.barred || learned(before.game.schema, before.state, after.state, seat)) return refuse('undo.learned');
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
