import { type Choice, type GameState, must, type Seat } from '@cinderhall/kernel';
import type { Judgement } from './judgement.ts';
import { highest } from './roll-out.ts';

/** What a seat may do in some situation, and what became of it. Situations that look alike to the seat are one. */
export interface Node {
  visits: number;
  sum: number;
  /** How often the choice that leads here was on offer. */
  offered: number;
  readonly children: Map<string, Node>;
}

export const newNode = (): Node => ({ visits: 0, sum: 0, offered: 0, children: new Map() });

export interface Growth {
  /** How much a choice that was seldom tried is preferred. */
  readonly curiosity: number;
  /** How much the game's insight counts against what was seen. */
  readonly bias: number;
  /** A node looks at more of its choices the more often it was visited: at 1 + wideness · √visits of them. */
  readonly wideness: number;
}

export const keyOf = (choice: Choice): string => JSON.stringify(choice);

/** The choice to try next: what has done well, what was seldom tried, and what the game's insight likes. */
export function select(
  mind: Judgement,
  state: GameState,
  seat: Seat,
  choices: readonly Choice[],
  node: Node,
  { curiosity, bias, wideness }: Growth,
): number {
  const values = mind.values(state, seat, choices);
  const width = Math.min(choices.length, 1 + Math.floor(wideness * Math.sqrt(node.visits)));
  if (width === 1) return highest(values);
  const order = choices.map((_, i) => i).sort((a, b) => must(values[b]) - must(values[a]) || a - b);
  const first = must(order[0]);
  const most = must(values[first]);
  const spread = most - must(values[must(order[order.length - 1])]) || 1;
  // What was never tried is taken for as good as what is known here.
  const usual = node.visits > 0 ? node.sum / node.visits : 0;
  let best = first;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < width; i++) {
    const index = must(order[i]);
    const child = childOf(node, must(choices[index]));
    child.offered++;
    const mean = child.visits === 0 ? usual : child.sum / child.visits;
    const liked = 1 - (most - must(values[index])) / spread;
    const score =
      mean +
      curiosity * Math.sqrt(Math.log(child.offered + 1) / (child.visits + 1)) +
      (bias * liked) / (child.visits + 1);
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
