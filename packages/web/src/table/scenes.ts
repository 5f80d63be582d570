import type { GameDisplay, GameEvent, Ref, Scene, Seat } from '@cinderhall/kernel';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { readStored, store } from '../app/settings.ts';
import type { Id, TableState, VisibleEntry } from '../protocol.ts';

/** A scene to be shown: when it was, and the events that tell it. */
export interface StagedScene {
  /** The number of its entry, and as a fraction where in it its last event stands. */
  readonly at: number;
  readonly mood: Scene['mood'];
  readonly ref: Ref | null;
  readonly events: readonly GameEvent[];
}

/** Fractions of an entry's number: more events than any entry has. */
const PART = 1 / 4096;

/** The scenes of some entries for a seat, in order; events in a row about the same thing make one. */
export function scenesOf(
  { scene }: Pick<GameDisplay, 'scene'>,
  entries: readonly VisibleEntry[],
  seat: Seat,
): StagedScene[] {
  const found: StagedScene[] = [];
  if (!scene) return found;
  for (const { n, events } of entries)
    for (const [i, event] of events.entries()) {
      const made = scene(event, seat);
      if (!made) continue;
      const ref = made.ref ?? null;
      const at = n + i * PART;
      const last = found.at(-1);
      if (last && ref !== null && last.ref === ref)
        found[found.length - 1] = { at, ref, mood: made.mood, events: [...last.events, event] };
      else found.push({ at, mood: made.mood, ref, events: [event] });
    }
  return found;
}

const KEY = 'cinderhall.seen';
/** Of so many seats it is kept how far they have seen their match. */
const SEATS_KEPT = 60;
type Seen = readonly (readonly [seat: string, at: number])[];

const isSeen = (one: unknown): one is Seen[number] =>
  Array.isArray(one) && typeof one[0] === 'string' && typeof one[1] === 'number';

/** The scenes that a table still has to show. They wait until they were seen, also while the page is closed. */
export class Scenes {
  readonly #table: Id;
  readonly #seen = signal<ReadonlyMap<string, number>>(new Map());
  readonly #state: ReadonlySignal<TableState | null>;
  readonly waiting: ReadonlySignal<readonly StagedScene[]>;

  constructor(
    table: Id,
    game: Pick<GameDisplay, 'scene'>,
    state: ReadonlySignal<TableState | null>,
    log: ReadonlySignal<readonly VisibleEntry[]>,
  ) {
    this.#table = table;
    this.#state = state;
    this.#seen.value = new Map(readStored<Seen>(KEY, []).filter(isSeen));
    this.waiting = computed(() => {
      const seat = state.value?.seat ?? -1;
      const seen = this.#seen.value.get(this.#nameOf(seat));
      if (seat < 0 || seen === undefined) return [];
      // An answer closes what came before it; what the answer itself brought is still shown.
      const own = log.value.findLast((entry) => entry.seat === seat && entry.kind === 'step')?.n ?? 0;
      const from = Math.max(seen, own - PART);
      const open = log.value.filter(({ n }) => n >= Math.floor(from));
      return scenesOf(game, open, seat).filter(({ at }) => at > from);
    });
  }

  /** Scenes begin with the first state that somebody sees of a match; a lesson tells everything itself. */
  begin({ seat, n, lesson = 'left' }: TableState): void {
    const name = this.#nameOf(seat);
    if (seat < 0) return;
    if (lesson !== 'left' || !this.#seen.value.has(name)) this.#keep(name, n + 1 - PART);
  }

  next(): void {
    const [first] = this.waiting.value;
    if (first) this.#see(first.at);
  }

  skip(): void {
    const last = this.waiting.value.at(-1);
    if (last) this.#see(last.at);
  }

  #see(at: number): void {
    const seat = this.#state.value?.seat ?? -1;
    if (seat >= 0) this.#keep(this.#nameOf(seat), at);
  }

  #nameOf(seat: Seat): string {
    return `${this.#table}:${seat}`;
  }

  #keep(name: string, at: number): void {
    const others = [...this.#seen.value].filter(([one]) => one !== name);
    const kept = [...others, [name, at] as const].slice(-SEATS_KEPT);
    this.#seen.value = new Map(kept);
    store(KEY, kept);
  }
}
