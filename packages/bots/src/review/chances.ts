import type { AnyGame, GameState, Outcome } from '@cinderhall/kernel';
import type { Learned } from '../learned/learned.ts';

/** The chance of every seat to win, as far as a state tells. It can be replaced by a better one: this is all that reviews need. */
export type Appraise = (game: AnyGame, state: GameState) => readonly number[];

/** So many points less in prospect divide the chance by e. Fitted to matches of bots: docs/review.md. */
const POINTS_BEHIND = 4;

/** From the end of the match, or from how far behind the leader each seat will probably be. */
export const appraise: Appraise = (game, state) => {
  const outcome = game.outcome(state);
  if (outcome) return chancesAtEnd(outcome);
  const outlooks = state.known.map((_, seat) => {
    const { lead, outlook = lead } = game.insight.features(state, seat);
    return outlook;
  });
  const [alone = 0] = outlooks;
  if (outlooks.length < 2) return [1 / (1 + Math.exp(-alone / POINTS_BEHIND))];
  const weights = outlooks.map((outlook) => Math.exp(Math.min(outlook, 0) / POINTS_BEHIND));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
};

/** From what was learned of the game: what each seat would say of its own chance, so that all together make one win. */
export const appraiseBy =
  (learned: Learned): Appraise =>
  (game, state) => {
    const outcome = game.outcome(state);
    if (outcome) return chancesAtEnd(outcome);
    const own = state.known.map((_, seat) => learned.chanceToWin(state, seat));
    const sum = own.length > 1 ? own.reduce((total, chance) => total + chance, 0) : 1;
    return own.map((chance) => chance / sum);
  };

/** A win counts as one, a shared one as its part. */
export function chancesAtEnd({ places }: Pick<Outcome, 'places'>): number[] {
  const winners = places.filter((place) => place === 1).length;
  return places.map((place) => (place === 1 ? 1 / winners : 0));
}
