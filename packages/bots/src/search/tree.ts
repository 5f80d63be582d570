import type { Choice, Game, GameState, Seat } from '@cinderhall/kernel';

/** What a seat may do in some situation, and what became of it. Situations that look alike to the seat are one. */
export interface Node {
  visits: number;
  sum: number;
  /** How often the choice that leads here was on offer. */
  offered: number;
  readonly children: Map<string, Node>;
}

export const newNode = (): Node => ({ visits: 0, sum: 0, offered: 0, children: new Map() });

const CURIOSITY = 0.5;
const BIAS = 0.35;
/** A node looks at more of its choices the more often it was visited. */
const wideness = (visits: number): number => 2 + Math.floor(1.5 * Math.sqrt(visits));

export const keyOf = (choice: Choice): string => JSON.stringify(choice);

/** The choice to try next: what has done well, what was seldom tried, and what the game's insight likes. */
export function select(game: Game, state: GameState, seat: Seat, choices: readonly Choice[], node: Node): number {
  const values = choices.map((choice) => game.insight.value(state, seat, choice));
  const order = choices.map((_, i) => i).sort((a, b) => (values[b] as number) - (values[a] as number) || a - b);
  const most = values[order[0] as number] as number;
  const spread = most - (values[order[order.length - 1] as number] as number) || 1;
  let best = order[0] as number;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const index of order.slice(0, wideness(node.visits))) {
    const child = childOf(node, choices[index] as Choice);
    child.offered++;
    // The best guess of an untried choice is a little better than what is known, so that each gets its turn.
    const mean = child.visits === 0 ? 0.6 : child.sum / child.visits;
    const liked = 1 - (most - (values[index] as number)) / spread;
    const score =
      mean +
      CURIOSITY * Math.sqrt(Math.log(child.offered + 1) / (child.visits + 1)) +
      (BIAS * liked) / (child.visits + 1);
    if (score <= bestScore) continue;
    best = index;
    bestScore = score;
  }
  return best;
}

export function childOf(node: Node, choice: Choice): Node {
  const key = keyOf(choice);
  let child = node.children.get(key);
  if (!child) {
    child = newNode();
    node.children.set(key, child);
  }
  return child;
}
