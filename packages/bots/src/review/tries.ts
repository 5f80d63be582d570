import { type AnyGame, type Choice, type GameState, must, type Seat } from '@cinderhall/kernel';
import { rollOut } from '../search/roll-out.ts';
import { childOf, type Node, newNode } from '../search/tree.ts';
import { Worlds } from '../search/worlds.ts';
import { descend } from '../warlord.ts';
import type { Judge } from './judge.ts';

/**
 * What may become of a position, tried out as the strongest bot tries it: in guessed worlds, the seat's own later answers
 * searched by a tree, everybody else greedy. One object is one search; another seed is another, independent one.
 */
export class Tries {
  readonly #game: AnyGame;
  readonly #seat: Seat;
  readonly #choices: readonly Choice[];
  readonly #judge: Judge;
  readonly #worlds: Worlds;
  readonly #root = newNode();
  readonly #steps: number;

  constructor(
    game: AnyGame,
    { view, choices = [] }: { readonly view: GameState; readonly choices?: readonly Choice[] },
    seat: Seat,
    seed: number,
    judge: Judge,
  ) {
    this.#game = game;
    this.#seat = seat;
    this.#choices = choices;
    this.#judge = judge;
    this.#worlds = new Worlds(game, view, seat, seed);
    this.#steps = judge.horizon * Math.max(1, view.known.length);
  }

  /** The chances of all seats after one try in a world; after that choice of the seat, where one is given. */
  chances(world: number, choice: number | null = null): readonly number[] {
    const { mind, settings, appraise } = this.#judge;
    const position = this.#worlds.position(world);
    let from: Node = this.#root;
    if (choice !== null) {
      from = childOf(this.#root, must(this.#choices[choice]));
      position.advance(this.#seat, choice);
    }
    const path = descend(position, mind, from, this.#seat, settings);
    rollOut(position, mind, this.#steps);
    const found = appraise(this.#game, position.state);
    const value = 2 * (found[this.#seat] ?? 0) - 1;
    for (const node of path) {
      node.visits++;
      node.sum += value;
    }
    return found;
  }
}
