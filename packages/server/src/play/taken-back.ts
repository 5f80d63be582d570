import type { Entry, Seat, ShortChoice } from '@cinderhall/kernel';

/** What each seat has taken back and may do again: the kernel knows it too, but answers only whoever tries. */
export class TakenBack {
  readonly #done = new Map<Seat, ShortChoice[]>();
  readonly #undone = new Map<Seat, ShortChoice[]>();

  /** `closes` when nobody can go back behind this entry: secret answers begin with it, or come out. */
  note(entry: Entry, closes: boolean): void {
    if (entry.kind === 'undo') move(entry.seat, this.#done, this.#undone);
    if (entry.kind === 'redo') move(entry.seat, this.#undone, this.#done);
    if (entry.kind === 'step') {
      this.#undone.delete(entry.seat);
      listOf(entry.seat, this.#done).push(entry.choice);
    }
    if (closes && (entry.kind === 'step' || entry.kind === 'redo')) this.#undone.clear();
  }

  last(seat: Seat): ShortChoice | null {
    return this.#undone.get(seat)?.at(-1) ?? null;
  }
}

function listOf(seat: Seat, lists: Map<Seat, ShortChoice[]>): ShortChoice[] {
  const list = lists.get(seat) ?? [];
  lists.set(seat, list);
  return list;
}

function move(seat: Seat, from: Map<Seat, ShortChoice[]>, to: Map<Seat, ShortChoice[]>): void {
  const choice = from.get(seat)?.pop();
  if (choice !== undefined) listOf(seat, to).push(choice);
}
