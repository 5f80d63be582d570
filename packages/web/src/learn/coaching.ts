import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { settings } from '../app/settings.ts';
import type { Session } from '../table/session.ts';
import { allMeant, isOwn, type Lesson, type OwnTurn, type Remark, turnOf } from './lesson.ts';

/** After so many clicks on something else the coach offers to do it. */
const PATIENCE = 3;

/** What a coach says in one go, with its place in the chapter. */
export interface Beat extends Remark {
  /** Nothing has to be done: it is read, and that is all. */
  readonly reading: boolean;
}

export interface Place {
  readonly chapter: number;
  readonly chapters: number;
  readonly beat: number;
  readonly beats: number;
}

const beatsOf = ({ first = [], say, point }: OwnTurn): Beat[] => [
  ...first.map((remark) => ({ ...remark, reading: true })),
  { say, ...(point ? { point } : {}), reading: false },
];

/** A lesson at a table: where it stands, what is meant, and what was clicked instead. */
export class Coaching {
  readonly lesson: Lesson;
  readonly #session: Session;
  /** How many remarks of this decision were read. */
  readonly #read = signal({ asked: -1, n: 0 });
  readonly #strayed = signal({ asked: -1, times: 0, to: -1 });

  constructor(session: Session, lesson: Lesson) {
    this.#session = session;
    this.lesson = lesson;
  }

  readonly #asked = computed(() => this.#session.view.value?.asked ?? -1);
  readonly stage = computed(() => this.#session.state.value?.lesson ?? 'left');

  readonly turn: ReadonlySignal<OwnTurn | null> = computed(() => {
    const { seat, myTurn } = this.#session;
    if (this.stage.value !== 'on' || !myTurn.value) return null;
    const turn = turnOf(this.lesson, this.#asked.value, seat.value);
    return turn && isOwn(turn) ? turn : null;
  });

  readonly meant: ReadonlySignal<number | null> = computed(() => {
    const { choices, table } = this.#session;
    const turn = this.turn.value;
    return turn ? (allMeant(this.lesson, turn.take, choices.value, (one) => table.game.refs(one))[0] ?? null) : null;
  });

  readonly beat = computed<Beat | null>(() => {
    const turn = this.turn.value;
    const read = this.#read.value;
    return turn ? (beatsOf(turn)[read.asked === turn.asked ? read.n : 0] ?? null) : null;
  });

  readonly place = computed<Place | null>(() => {
    const turn = this.turn.value;
    const { chapters } = this.lesson;
    const chapter = chapters.findIndex(({ turns }) => turns.some((one) => one === turn));
    const own = chapters[chapter]?.turns.filter(isOwn) ?? [];
    if (!turn || chapter < 0) return null;
    const before = own.slice(0, own.indexOf(turn)).reduce((sum, one) => sum + beatsOf(one).length, 0);
    const read = this.#read.value.asked === turn.asked ? this.#read.value.n : 0;
    const beats = own.reduce((sum, one) => sum + beatsOf(one).length, 0);
    return { chapter, chapters: chapters.length, beat: before + read, beats };
  });

  /** The choice that was clicked instead of the one that is meant, and how often that was so. */
  readonly strayed = computed(() => {
    const { asked, times, to } = this.#strayed.value;
    return asked === this.#asked.value ? { times, choice: this.#session.choices.value[to] ?? null } : null;
  });

  readonly offers = computed(() => (this.strayed.value?.times ?? 0) >= PATIENCE);

  stray(index: number): void {
    const times = (this.strayed.peek()?.times ?? 0) + 1;
    this.#strayed.value = { asked: this.#asked.peek(), times, to: index };
  }

  readOn(): void {
    const asked = this.#asked.peek();
    const { n } = this.#read.peek().asked === asked ? this.#read.peek() : { n: 0 };
    this.#read.value = { asked, n: n + 1 };
    this.#strayed.value = { asked: -1, times: 0, to: -1 };
  }

  /** Does what is meant. */
  async doIt(): Promise<void> {
    const index = this.meant.peek();
    if (index === null) return;
    this.#session.selected.value = index;
    await this.#session.confirm();
  }

  /** A sentence in the language of the reader, with the names of things. */
  said(sentence: Lesson['farewell']): string {
    const { table, view } = this.#session;
    return sentence[settings.value.language].replace(/\{(\w+)\}/g, (_, name: string) => {
      const ref = this.lesson.things[name] ?? '';
      return (view.value && table.closeUp(this.#session, view.value, ref)?.title) ?? `⟨${name}⟩`;
    });
  }
}
