import { askPayment, bySeat, type Cost, frozen } from '@cinderhall/effects';
import { type Impact, type Reason, type Seat, seatName } from '@cinderhall/kernel';
import { workersOf } from '../../actions/prices.ts';
import { designOf } from '../../cards/index.ts';
import { kit } from '../../effect-kit.ts';
import { placedOf } from '../../locations.ts';
import { cardName } from '../../names.ts';
import { hasPassed, seatsInOrder } from '../../owners.ts';
import { type Choice, playerOf, type State, type StateFlow } from '../../state.ts';
import { SPENT } from '../../worth.ts';
import type { SetRules } from '../types.ts';
import { promo2Of } from './flow.ts';
import { TAKEOVER_COST } from './offers.ts';
import { words } from './text.ts';

export { decisions, tasks } from './flow.ts';

/** R-PROMO-008: the worker that lies on the card afterwards is put there before the first of the two actions. */
const PAIR_COST: Cost = frozen({ goods: { worker: 1 } });
const END_PAIR: Choice = { kind: 'endPair' };
const FREE: Impact = { cost: {}, targets: [] };

/** The location that lets the seat take two actions in a row; −1: none that can do so now. */
function pairing(state: State, seat: Seat): number {
  const cards = state.abilities[seat]?.modify.pair;
  if (!cards || promo2Of(state).pair !== 'none' || workersOf(playerOf(state, seat)) === 0) return -1;
  return cards.find((card) => placedOf(state, card).used === 0) ?? -1;
}

function pair(state: State, seat: Seat, card: number, flow: StateFlow): void {
  placedOf(state, card).used++;
  promo2Of(state).pair = 'first';
  flow.emit({ kind: 'paired', seat, card });
  askPayment(state, PAIR_COST, [], bySeat(seat, card), flow, kit);
}

const goodWorth = (good: string): number => kit.world.goods[good]?.worth ?? 0;

/** Two actions in a row are good for something only while others could come in between. */
const pairValue = (view: State, seat: Seat): number => {
  const rivals = view.players.some((_, other) => other !== seat && !hasPassed(view, other));
  return rivals && playerOf(view, seat).goods.worker > 2 ? 0.3 : -0.2;
};

export const rules: SetRules = {
  /** R-OPT-004. */
  copies: (design, { expansions }) =>
    design.kind === 'location' && design.machine !== null && !expansions.includes('moloch') ? 0 : undefined,
  setup(start) {
    start.promo2 = {
      features: [],
      produced: start.players.map(() => []),
      drawn: start.players.map(() => []),
      pair: 'none',
      fresh: 'none',
    };
  },
  beforeProduction(state) {
    promo2Of(state).produced = state.players.map(() => []);
  },
  afterProduction: (state, flow) =>
    flow.push(...seatsInOrder(state).map((seat) => ({ kind: 'lastProduce' as const, seat }))),
  beforeFeatures: (_state, seat, flow) => flow.push({ kind: 'featuresBegin', seat }),
  afterFeatures: (_state, seat, flow) => flow.push({ kind: 'featuresEnd', seat }),

  listActions(state, seat, list) {
    const card = pairing(state, seat);
    if (card >= 0) list.push({ kind: 'pair', card });
    if (promo2Of(state).pair === 'second') list.push(END_PAIR);
  },
  isFree: ({ kind }) => kind === 'pair',
  act(state, seat, choice, flow) {
    if (choice.kind === 'pair') pair(state, seat, choice.card, flow);
  },
  goesOn(state) {
    const promo2 = promo2Of(state);
    if (promo2.pair !== 'first') return false;
    promo2.pair = 'second';
    return true;
  },
  afterTurn(state) {
    const promo2 = promo2Of(state);
    promo2.pair = 'none';
    promo2.fresh = 'none';
  },
  connected(state) {
    promo2Of(state).fresh = 'open';
  },
  mayPlay(state, seat, card) {
    const { fresh, drawn } = promo2Of(state);
    if (fresh === 'none') return true;
    return (fresh === 'open' ? playerOf(state, seat).connections : drawn[seat])?.at(-1) !== card;
  },

  refs: (choice) => {
    if (choice.kind === 'connectionDeck') return [`connection:${choice.colour}`];
    if (choice.kind === 'takeover') return [`good:${choice.good}`];
    return choice.kind === 'pair' ? [`card:${choice.card}`] : [];
  },
  impact(_view, _seat, choice) {
    if (choice.kind === 'takeover') return { cost: { goods: TAKEOVER_COST }, targets: [] };
    return choice.kind === 'pair' ? { cost: PAIR_COST, targets: [] } : FREE;
  },
  value(view, seat, choice) {
    switch (choice.kind) {
      case 'takeover':
        return goodWorth(choice.good) - goodWorth('worker') * SPENT;
      case 'pair':
        return pairValue(view, seat);
      case 'connectionDeck':
        return choice.colour === 'blue' ? 0.1 : 0;
      default:
        return 0;
    }
  },
  reasons(_view, _seat, choice): readonly Reason[] {
    if (choice.kind === 'pair') return [{ key: 'fiftyFirstState.reason.pair', rule: 'R-PROMO-006' }];
    if (choice.kind === 'letGo') return [{ key: 'fiftyFirstState.reason.letGo', rule: 'R-PROMO-009' }];
    if (choice.kind === 'endPair') return [{ key: 'fiftyFirstState.reason.endPair', rule: 'R-PROMO-006' }];
    return choice.kind === 'takeover'
      ? [{ key: 'fiftyFirstState.reason.takeover', params: { good: nounOf(choice.good) }, rule: 'R-PROMO-009' }]
      : [];
  },
  style: ({ kind }) => (kind === 'takeover' ? 'raid' : kind === 'connectionDeck' ? 'draw' : null),
  describeChoice(view, choice) {
    const key = `fiftyFirstState.choice.${choice.kind}`;
    if (choice.kind === 'takeover') return { key, params: { good: nounOf(choice.good) } };
    if (choice.kind === 'connectionDeck') return { key, params: { colour: choice.colour } };
    return choice.kind === 'pair' ? { key, params: { card: cardName(view, choice.card) } } : { key };
  },
  describeDecision(view, decision) {
    if (decision.kind !== 'takeover') return null;
    return {
      key: 'fiftyFirstState.decision.takeover',
      params: { card: cardName(view, decision.card), from: seatName(decision.from) },
    };
  },
  /** Two actions in a row are no action of the location; everything else about it is like any other. */
  whyNot: (view, seat, ref) => (ref === `card:${pairing(view, seat)}` ? [] : null),
  uses(state, { kind, card }) {
    return (kind === 'tookOver' || kind === 'paired') && typeof card === 'number'
      ? [[designOf(state, card).id, 'modify']]
      : [];
  },
  words,
};

const nounOf = (good: string) => ({ noun: kit.world.goods[good]?.noun ?? good });
