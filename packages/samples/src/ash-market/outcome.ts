import { must, type Outcome, placesOf, type Reason, type ScoreLine, type Seat } from '@cinderhall/kernel';
import { designOf, KINDS, type Kind } from './cards/index.ts';
import { playerOf, type State } from './state.ts';

export const SEAL_POINTS = 2;
/** R-ASH-053: a set of so many different kinds brings so many points. */
export const SET_POINTS = [0, 0, 1, 3, 6] as const;

const printedFame = (state: State, seat: Seat): number => {
  let sum = 0;
  for (const card of playerOf(state, seat).built) sum += designOf(state, card).fame;
  return sum;
};

/** Each set takes one card of every kind that is left. `more` is a kind to be counted once more, for a look ahead. */
export function setPoints(state: State, seat: Seat, more: Kind | null = null): number {
  const left = [0, 0, 0, 0];
  const count = (kind: Kind): void => {
    const at = KINDS.indexOf(kind);
    left[at] = must(left[at]) + 1;
  };
  for (const card of playerOf(state, seat).built) count(designOf(state, card).kind);
  if (more) count(more);
  let sum = 0;
  for (;;) {
    let size = 0;
    for (let kind = 0; kind < left.length; kind++) {
      if (left[kind] === 0) continue;
      left[kind] = must(left[kind]) - 1;
      size++;
    }
    if (size < 2) return sum;
    sum += must(SET_POINTS[size]);
  }
}

export function scoreOf(state: State, seat: Seat): number {
  const { goods } = playerOf(state, seat);
  return printedFame(state, seat) + goods.fame + goods.seal * SEAL_POINTS + setPoints(state, seat);
}

function linesOf(state: State, seat: Seat): ScoreLine[] {
  const { goods, built } = playerOf(state, seat);
  const under = { key: 'ash.score.built', rule: 'R-ASH-051' };
  return [
    ...built.map((card): ScoreLine => {
      const { id, fame } = designOf(state, card);
      return { seat, key: `ash.card.${id}`, points: fame, under };
    }),
    { seat, key: 'ash.score.fame', points: goods.fame, rule: 'R-ASH-051' },
    { seat, key: 'ash.score.seals', points: goods.seal * SEAL_POINTS, rule: 'R-ASH-052' },
    { seat, key: 'ash.score.sets', points: setPoints(state, seat), rule: 'R-ASH-053' },
  ];
}

const TIES: readonly Reason[] = [
  { key: 'ash.tie.goods', rule: 'R-ASH-054' },
  { key: 'ash.tie.order', rule: 'R-ASH-054' },
];

/** R-ASH-054: the score; then water, scrap and spark left; then the earlier envoy of the last round. */
export function outcome(state: State): Outcome | null {
  if (state.phase !== 'over') return null;
  const seats = state.players.map((_, seat) => seat);
  const scores = seats.map((seat) => {
    const { water, scrap, spark } = playerOf(state, seat).goods;
    return [scoreOf(state, seat), water + scrap + spark, state.order.length - state.order.indexOf(seat)];
  });
  return {
    places: placesOf(scores),
    scores,
    ties: TIES,
    lines: seats.flatMap((seat) => linesOf(state, seat)),
  };
}
