import { enters, leaves } from '@cinderhall/effects';
import { type DecisionHandlers, at as itemAt, type Seat, type TaskHandlers } from '@cinderhall/kernel';
import { fireFor } from '../../actions/fire-for.ts';
import { locationOf } from '../../cards/index.ts';
import { discard, nextCard } from '../../deck.ts';
import { gainAll } from '../../effect-kit.ts';
import { withMore } from '../../goods.ts';
import { locationsOf, ownerOf } from '../../locations.ts';
import { isOpponent } from '../../owners.ts';
import { answerOf, type Choice, type Placed, playerOf, type State, type StateFlow } from '../../state.ts';
import { rulesOf } from '../index.ts';
import { hqAt, hqsOf, takeable } from './claim.ts';

function drawn(state: State, n: number, flow: StateFlow): number[] {
  const cards: number[] = [];
  while (cards.length < n) {
    const card = nextCard(state, flow);
    if (card < 0) break;
    cards.push(card);
  }
  return cards;
}

/** R-HQ-001: the card leaves the offer, and its effect follows. */
export function claim(state: State, seat: Seat, hq: number, flow: StateFlow): void {
  take(state, seat, hq);
  hqsOf(state).claimed = true;
  flow.emit({ kind: 'claimed', seat, hq });
  const { effect } = hqAt(hq);
  switch (effect.kind) {
    case 'points':
      gainAll(state, seat, { vp: effect.n }, 'headquarters', -1, flow);
      return;
    case 'takeLocation':
      if (takeable(state, seat).length > 0) flow.ask({ kind: 'takeLocation', seats: [seat], hq });
      return;
    case 'dealFree':
    case 'razeFree':
      flow.push({ kind: effect.kind, seat, cards: drawn(state, effect.n, flow) });
  }
}

/** R-HQ-004: it is gone for everybody else. */
export function take(state: State, owner: number, hq: number): void {
  const { offered, taken } = hqsOf(state);
  offered.splice(offered.indexOf(hq), 1);
  itemAt(taken, owner).push(hq);
}

/** R-HQ-005, R-HQ-008: the location changes its owner with all that lies on it. */
function takeOver(state: State, seat: Seat, card: number, flow: StateFlow): void {
  const owner = ownerOf(state, card);
  const owned = locationsOf(state, owner);
  const [placed] = owned.splice(
    owned.findIndex((one) => one.card === card),
    1,
  );
  if (!placed) return;
  const design = locationOf(state, card);
  if (!isOpponent(state, owner)) {
    state.abilities = leaves(state.abilities, owner, card, design);
    countCache(state, owner, placed, -1);
  }
  state.abilities = enters(state.abilities, seat, card, design);
  locationsOf(state, seat).push(placed);
  countCache(state, seat, placed, 1);
  for (const id of state.options.sets) rulesOf(id).tookLocation?.(state, owner, seat, card);
  flow.emit({ kind: 'tookLocation', seat, card, owner });
  const { goods } = placed;
  if (goods && Object.keys(goods).length > 0) flow.emit({ kind: 'cameAlong', seat, card, owner, goods });
}

/** Goods of a cache pay for the owner of the card. */
function countCache(state: State, seat: Seat, { card, goods }: Placed, sign: 1 | -1): void {
  if (!goods || locationOf(state, card).stores.length > 0) return;
  const player = playerOf(state, seat);
  for (const good in goods) player.cached = withMore(player.cached, good, sign * (goods[good] ?? 0));
}

export const tasks = {
  /** R-BASE-092: each is a deal like any other, in the order drawn. */
  dealFree(state, { seat, cards }, flow) {
    const [card, ...rest] = cards;
    if (card === undefined) return;
    if (rest.length > 0) flow.push({ kind: 'dealFree', seat, cards: rest });
    playerOf(state, seat).deals.push(card);
    flow.emit({ kind: 'signed', seat, card });
    fireFor(state, seat, 'deal', seat, card, flow);
    gainAll(state, seat, locationOf(state, card).deal, 'deal', card, flow);
  },
  /** R-BASE-109: each is a raze like any other, in the order drawn. */
  razeFree(state, { seat, cards }, flow) {
    const [card, ...rest] = cards;
    if (card === undefined) return;
    if (rest.length > 0) flow.push({ kind: 'razeFree', seat, cards: rest });
    discard(state, seat, card);
    flow.emit({ kind: 'razed', seat, card, owner: -1 });
    fireFor(state, seat, 'raze', seat, card, flow);
    gainAll(state, seat, locationOf(state, card).spoils, 'spoils', card, flow);
  },
} satisfies Partial<TaskHandlers<State>>;

export const decisions = {
  takeLocation: {
    choices: (state, _decision, seat) => takeable(state, seat).map((card) => ({ kind: 'takeOver', card })),
    choose: (state, _decision, seat, choice, flow) => takeOver(state, seat, answerOf(choice, 'takeOver').card, flow),
  },
} satisfies Partial<DecisionHandlers<State, Choice>>;
