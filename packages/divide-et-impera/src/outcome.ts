import { at, type Outcome, placesOf, type Reason, type ScoreLine, type Seat } from '@cinderhall/kernel';
import { actionCard, COLOURS, missionOf } from './cards/index.ts';
import { outpostsOf } from './majority.ts';
import { ABILITY_SUPPLY, TECH_PER_SUPPLY } from './prices.ts';
import { type Player, playerOf, type State, supplyOf } from './state.ts';

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

/** What the supply of a source is made of, as far as the state tells it apart. */
function partsOf(state: State, seat: Seat, source: Source): (readonly [name: string, points: number])[] {
  const { taken, earned, bought } = playerOf(state, seat);
  if (source === 'bought')
    return bought.map((card) => {
      const { id, supply } = actionCard(card);
      return [id, supply];
    });
  if (source !== 'missions') return [];
  return taken.flatMap((place, column) =>
    place < 0 ? [] : [[missionOf(at(state.missions, place)).id, at(earned, column)] as const],
  );
}

function linesOf(state: State, seat: Seat): ScoreLine[] {
  const { supply } = playerOf(state, seat);
  return SOURCES.flatMap(([source, rule]) => {
    const under = { key: `dei.score.${source}`, rule };
    const lines: ScoreLine[] = [];
    let rest = supply[source];
    for (const [name, points] of partsOf(state, seat, source)) {
      lines.push({ seat, key: `dei.name.${name}`, points, under });
      rest -= points;
    }
    // Where nothing is told apart the source itself is the line; so is what older rules did not tell apart.
    return lines.length === 0 || rest !== 0 ? [...lines, { ...under, seat, points: rest }] : lines;
  });
}

/** R-DEI-148: what has been counted stays, whatever others do later. A player with nothing to count has counted nothing. */
const hasCounted = ({ supply: { outposts, abilities, tech, energy } }: Player): boolean =>
  outposts + abilities + tech + energy > 0;

/** R-DEI-149 to R-DEI-152: what a seat would count now. */
const countNow = (state: State, seat: Seat): number => {
  const { tech, energy, unlocked } = playerOf(state, seat);
  const resources = energy + Math.floor(tech / TECH_PER_SUPPLY);
  return outpostsOf(state, seat, COLOURS.length) + at(ABILITY_SUPPLY, unlocked.length) + resources;
};

/** What a seat would end with now: its supply, and what is only counted at the end (R-DEI-148 to R-DEI-153). */
export function scoreNow(state: State, seat: Seat): number {
  const player = playerOf(state, seat);
  let score = supplyOf(player);
  if (state.over) return score;
  if (!hasCounted(player)) score += countNow(state, seat);
  for (const card of player.bought) score += actionCard(card).supply;
  return score;
}

const TIES: readonly Reason[] = [{ key: 'dei.tie.priority', rule: 'R-DEI-154' }];

/** R-DEI-154: the most supply wins; equal totals share the win, unless the last in priority takes it. */
export function outcome(state: State): Outcome | null {
  if (!state.over) return null;
  const { lastWinsTies } = state.options;
  const scores = state.players.map((player, seat) =>
    lastWinsTies ? [supplyOf(player), state.order.indexOf(seat) + 1] : [supplyOf(player)],
  );
  const lines = state.players.flatMap((_, seat) => linesOf(state, seat));
  return { places: placesOf(scores), scores, ties: lastWinsTies ? TIES : [], lines };
}
