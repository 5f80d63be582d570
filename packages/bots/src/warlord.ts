import { type Choice, type Game, type GameState, must, type Position, type Seat } from '@cinderhall/kernel';
import type { Bot } from './bot.ts';
import { budgetOf } from './data/levels.ts';
import type { Personality } from './data/personalities.ts';
import type { Learned } from './learned/learned.ts';
import { halve, meanOf } from './search/halving.ts';
import { insightOf, type Judgement, learnedJudgement } from './search/judgement.ts';
import { KeptTree } from './search/kept-tree.ts';
import { armsFor, promising } from './search/promising.ts';
import { greediest, rollOutValue } from './search/roll-out.ts';
import { childOf, type Growth, type Node, newNode, select } from './search/tree.ts';
import { Worlds } from './search/worlds.ts';
import { finish, type Thinker, type Thought } from './thinking.ts';

export interface WarlordSettings extends Growth {
  /** More choices than this are not tried: what they are worth at first sight sorts them out. */
  readonly arms: number;
  /** So many tries has each at least, as far as the budget reaches. */
  readonly tries: number;
  /** How far a roll-out looks beyond the tree, in steps of one seat's share of the table, unless the game sets it. */
  readonly horizon: number;
  /** How often it judges on the way there. */
  readonly looks: number;
  /** How many of its own answers after the first one the tree holds. */
  readonly deepest: number;
  /** Takes up what is left of its last tree. It then answers by its history, not by the question alone. */
  readonly reusesTree: boolean;
}
export const SETTINGS: WarlordSettings = {
  arms: 16,
  tries: 2,
  horizon: 14,
  looks: 4,
  deepest: 6,
  curiosity: 0.1,
  bias: 0.2,
  wideness: 0.25,
  reusesTree: false,
};

/**
 * With what was learned: positions are judged so much better than by roll-outs that these need not reach far.
 */
export const LEARNED_SETTINGS: WarlordSettings = { ...SETTINGS, horizon: 4, looks: 2 };

/** Others move greedily; they are no part of the tree. */
function letOthersMove(position: Position, mind: Judgement, seat: Seat): boolean {
  for (;;) {
    const waiting = position.waiting();
    if (waiting.includes(seat)) return true;
    const [other] = waiting;
    if (other === undefined) return false;
    position.advance(other, greediest(mind, position.state, other, position.choices(other)));
  }
}

/** One walk down the tree to a new leaf. Answers with the nodes it passed. */
export function descend(
  position: Position,
  mind: Judgement,
  from: Node,
  seat: Seat,
  settings: WarlordSettings,
): Node[] {
  const path: Node[] = [from];
  let node = from;
  for (let depth = 0; depth < settings.deepest && node.visits > 0 && letOthersMove(position, mind, seat); depth++) {
    const choices = position.choices(seat);
    const index = select(mind, position.state, seat, choices, node, settings);
    node = childOf(node, must(choices[index]));
    path.push(node);
    position.advance(seat, index);
  }
  return path;
}

/**
 * Information-set tree search: one tree over what the seat itself can do, walked in ever new guessed worlds, so that
 * what → target → payment and the next turns are searched as one. Its first answers share the budget by sequential
 * halving, all in the same worlds; below them the tree grows where it does well.
 */
export function warlordBot<S extends GameState, C extends Choice>(
  game: Game<S, C>,
  seed: number,
  personality?: Personality,
  learned: Learned | null = null,
  settings: WarlordSettings = learned?.weights.plays ? LEARNED_SETTINGS : SETTINGS,
): Bot<S, C> & Thinker<S, C> {
  const plays = learned?.weights.plays ? learned : null;
  const mind = plays ? learnedJudgement(game, plays) : insightOf(game);
  const kept = new KeptTree();
  function* consider(view: S, choices: readonly C[], seat: Seat, budget = budgetOf('warlord')): Thought {
    const worlds = new Worlds(game, view, seat, seed);
    const seats = Math.max(1, view.known.length);
    const horizon = (plays ? null : game.insight.horizon) ?? settings.horizon;
    const root = (settings.reusesTree && kept.take(view.asked, seat, choices)) || newNode();
    const arms = promising(
      game,
      mind,
      view,
      seat,
      choices,
      armsFor(budget, settings.arms, settings.tries),
      personality,
    );
    const ranked = yield* halve(arms, budget, (arm, n) => {
      const position = worlds.position(n);
      position.advance(seat, arm.index);
      const path = descend(position, mind, childOf(root, must(choices[arm.index])), seat, settings);
      const value = rollOutValue(position, mind, seat, horizon * seats, settings.looks);
      for (const node of path) {
        node.visits++;
        node.sum += value;
      }
      return value;
    });
    const best = ranked[0];
    if (settings.reusesTree && best) kept.put(view.asked, seat, childOf(root, must(choices[best.index])));
    return ranked.map((arm) => ({ index: arm.index, value: arm.pulls > 0 ? meanOf(arm) : 0 }));
  }
  return {
    name: 'warlord',
    consider,
    think: (view, choices, seat, budget) =>
      choices.length < 2 ? 0 : (finish(consider(view, choices, seat, budget))[0]?.index ?? 0),
  };
}
