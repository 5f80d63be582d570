import type { Choice, Seat } from '@cinderhall/kernel';
import { keyOf, type Node } from './tree.ts';

/** What is left of the last tree of a search, for the next question of the same seat. */
export class KeptTree {
  #node: Node | null = null;
  #asked = -1;
  #seat: Seat = -1;

  put(asked: number, seat: Seat, node: Node): void {
    this.#node = node;
    this.#asked = asked;
    this.#seat = seat;
  }

  /**
   * The kept tree if it fits: a later question of the same seat, and one whose choices the tree has met. After an undo,
   * in another match or at another turn than it foresaw, there is nothing to take up. It is given out once.
   */
  take(asked: number, seat: Seat, choices: readonly Choice[]): Node | null {
    const node = this.#node;
    this.#node = null;
    if (!node || seat !== this.#seat || asked <= this.#asked) return null;
    const met = choices.filter((choice) => (node.children.get(keyOf(choice))?.visits ?? 0) > 0);
    return met.length > 0 ? node : null;
  }
}
