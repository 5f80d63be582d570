import { type Outcome, placesOf, type ScoreLine, type Seat } from '@cinderhall/kernel';
import { playerOf, type State, supplyOf } from './state.ts';

type Source = keyof State['players'][number]['supply'];

/** Where supply came from, and the rule that grants it. */
const SOURCES: readonly (readonly [source: Source, rule: string])[] = [
  ['missions', 'R-DEI-137'],
  ['cards', 'R-DEI-103'],
  ['drones', 'R-DEI-122'],
  ['trade', 'R-DEI-172'],
  ['outposts', 'R-DEI-149'],
  ['abilities', 'R-DEI-150'],
  ['tech', 'R-DEI-151'],
  ['energy', 'R-DEI-152'],
  ['bought', 'R-DEI-153'],
];

const linesOf = (state: State, seat: Seat): ScoreLine[] =>
  SOURCES.map(([source, rule]) => ({
    seat,
    key: `dei.score.${source}`,
    points: playerOf(state, seat).supply[source],
    rule,
  }));

/** R-DEI-154: the most supply wins; equal totals share the win, unless the last in priority takes it. */
export function outcome(state: State): Outcome | null {
  if (!state.over) return null;
  const scores = state.players.map((player, seat) =>
    state.options.lastWinsTies ? [supplyOf(player), state.order.indexOf(seat)] : [supplyOf(player)],
  );
  return { places: placesOf(scores), scores, lines: state.players.flatMap((_, seat) => linesOf(state, seat)) };
}
