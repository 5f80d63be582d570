import type { Choice, Game, GameState, Position, Seat } from '@cinderhall/kernel';
import type { Bot } from './bot.ts';
import { judge } from './search/judge.ts';
import { greediest, rollOut } from './search/roll-out.ts';
import { childOf, keyOf, type Node, newNode, select } from './search/tree.ts';
import { Worlds } from './search/worlds.ts';
import { finish, type Ranked, type Thinker, type Thought } from './thinking.ts';

/** Iterations for one answer, unless told otherwise. */
export const WARLORD_BUDGET = 400;
const DEEPEST = 8;
const HORIZON = 12;

/** Others move as their greed tells them; they are no part of the tree. */
function letOthersMove(position: Position, seat: Seat): boolean {
  for (;;) {
    const waiting = position.waiting();
    if (waiting.includes(seat)) return true;
    const [other] = waiting;
    if (other === undefined) return false;
    position.advance(other, greediest(position.game, position.state, other, position.choices(other)));
  }
}

/** One walk down the tree, one new leaf, one roll-out from there. */
function walk(position: Position, root: Node, seat: Seat, finishFrom: (position: Position) => number): void {
  const path: Node[] = [root];
  let node = root;
  for (let depth = 0; depth < DEEPEST && letOthersMove(position, seat); depth++) {
    const choices = position.choices(seat);
    const index = select(position.game, position.state, seat, choices, node);
    node = childOf(node, choices[index] as Choice);
    path.push(node);
    position.advance(seat, index);
    if (node.visits === 0) break;
  }
  const value = finishFrom(position);
  for (const each of path) {
    each.visits++;
    each.sum += value;
  }
}

/**
 * Information-set tree search: one tree over what the seat itself can do, walked in ever new guessed worlds. What is
 * left of the tree after an answer is taken up again when the next question of the same match fits it.
 */
export function warlordBot<S extends GameState, C extends Choice>(
  game: Game<S, C>,
  seed: number,
): Bot<S, C> & Thinker<S, C> {
  const any = game as unknown as Game;
  function* consider(view: S, choices: readonly C[], seat: Seat, budget: number): Thought {
    const worlds = new Worlds(any, view, seat, seed);
    const seats = Math.max(1, view.known.length);
    const root = newNode();
    for (let n = 0; n < budget; n++) {
      const chance = worlds.chance(n);
      walk(worlds.position(n), root, seat, (position) => {
        rollOut(position, chance, HORIZON * seats);
        return judge(any, position.state, seat);
      });
      yield;
    }
    return rank(root, choices);
  }
  return {
    name: 'warlord',
    consider,
    think: (view, choices, seat, budget = WARLORD_BUDGET) =>
      choices.length < 2 ? 0 : (finish(consider(view, choices, seat, budget))[0]?.index ?? 0),
  };
}

/** The most visited first. */
function rank(root: Node, choices: readonly Choice[]): Ranked[] {
  const found = choices.flatMap((choice, index) => {
    const child = root.children.get(keyOf(choice));
    return child && child.visits > 0 ? [{ index, value: child.sum / child.visits, visits: child.visits }] : [];
  });
  return found.sort((a, b) => b.visits - a.visits || b.value - a.value).map(({ index, value }) => ({ index, value }));
}
