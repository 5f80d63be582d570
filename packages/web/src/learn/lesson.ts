import type { Choice, GameId, Localized, Ref, Seat } from '@cinderhall/kernel';

/**
 * A sentence of the coach. `{name}` in it is what the table calls the thing of that name in `things`, and what stands
 * between `**` is stressed.
 */
export type Sentence = Localized;

/** Which choice is meant: its kind, the things it touches, and values of its own fields, as far as they are needed. */
export interface Meant {
  readonly kind: string;
  readonly of?: readonly string[];
  readonly with?: { readonly [field: string]: unknown };
}

/** Something to be told, and what it is about: names of things, or places of the table (`seat:0:pool`). */
export interface Remark {
  readonly say: Sentence;
  readonly point?: readonly string[];
}

/** A decision of a rival, whose answer is settled. */
export interface RivalTurn {
  /** The number of the decision in the match. */
  readonly asked: number;
  readonly seat: Seat;
  readonly take: Meant;
}

/** A decision of the learner. */
export interface OwnTurn extends Remark {
  readonly asked: number;
  readonly take: Meant;
  /** What is told first, one remark after the other. */
  readonly first?: readonly Remark[];
  /** Why this and nothing else comes now: for somebody who has clicked something else. */
  readonly why: Sentence;
}

export interface Chapter {
  readonly title: Localized;
  readonly turns: readonly (OwnTurn | RivalTurn)[];
}

/**
 * A first match as data: a fixed deal, and for every decision in it what is answered, in words for the person on seat 0.
 * After the last one the match goes on freely.
 */
export interface Lesson {
  readonly game: GameId;
  readonly seats: number;
  readonly options: object;
  readonly seed: string;
  /** What the deal is changed by, such as `players.0.goods.worker`: more goods, so that everything can be tried soon. */
  readonly gifts: { readonly [path: string]: number };
  /** What sentences and answers call the things on the table. */
  readonly things: { readonly [name: string]: Ref };
  /** The things that lie with a rival: a phone shows them on a page of their own. */
  readonly rivals?: readonly Ref[];
  readonly chapters: readonly Chapter[];
  readonly farewell: Sentence;
}

/** `on`: the script is followed; `done`: it is over, and nobody has said goodbye; `left`: the match is like any other. */
export type LessonStage = 'on' | 'done' | 'left';

export const PUPIL: Seat = 0;
export const RIVAL: Seat = 1;

export const isOwn = (turn: OwnTurn | RivalTurn): turn is OwnTurn => !('seat' in turn);
const seatOf = (turn: OwnTurn | RivalTurn): Seat => (isOwn(turn) ? PUPIL : turn.seat);

/** What a seat answers to a decision; null where the script says nothing of it. */
export const turnOf = (lesson: Lesson, asked: number, seat: Seat): OwnTurn | RivalTurn | null =>
  lesson.chapters.flatMap(({ turns }) => turns).find((turn) => turn.asked === asked && seatOf(turn) === seat) ?? null;

/** All choices that are meant; a script that is right means a single one. */
export function allMeant(
  lesson: Lesson,
  { kind, of = [], with: fields = {} }: Meant,
  choices: readonly Choice[],
  refsOf: (choice: Choice) => readonly Ref[],
): number[] {
  const wanted = of.map((name) => lesson.things[name]);
  return choices.flatMap((choice, index) => {
    const values = new Map(Object.entries(choice));
    const fits =
      choice.kind === kind &&
      wanted.every((ref) => ref !== undefined && refsOf(choice).includes(ref)) &&
      Object.entries(fields).every(([field, value]) => JSON.stringify(values.get(field)) === JSON.stringify(value));
    return fits ? [index] : [];
  });
}
