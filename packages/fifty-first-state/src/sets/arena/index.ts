import { askPayment, bySeat, type Cost, frozen } from '@cinderhall/effects';
import type { CardRecord, DecisionHandlers, Impact, ScoreLine, Seat, TaskHandlers } from '@cinderhall/kernel';
import { workersOf } from '../../actions/prices.ts';
import { kit } from '../../effect-kit.ts';
import { heldOf, withMore } from '../../goods.ts';
import { losesUnspent } from '../../keeping.ts';
import { seatsInOrder } from '../../owners.ts';
import { answerOf, type Choice, playerOf, type State } from '../../state.ts';
import { goodsWorth, roundsLeft, SPENT } from '../../worth.ts';
import type { SetRules } from '../types.ts';
import { isBest, KINDS, PRIZE, placeOf, pointsOf, WEAPONS } from './points.ts';
import { words } from './text.ts';

const COST: Cost = frozen({ goods: { worker: 1 } });
const NOTHING = frozen({});

const ENTER: Choice = { kind: 'enterArena' };
const UNARMED: Choice = { kind: 'unarmed' };
const FREE: Impact = { cost: {}, targets: [] };

/** Goods of the pool that could arm the seat's worker. */
const armsOf = (state: State, seat: Seat): string[] =>
  placeOf(state, seat).worker ? KINDS.filter((good) => heldOf(state, seat, good) > 0) : [];

const canEnter = (state: State, seat: Seat): boolean =>
  !placeOf(state, seat).worker && workersOf(playerOf(state, seat)) > 0;

export const tasks = {
  /** R-ARENA-002. */
  enterArena(state, { seat }, flow) {
    placeOf(state, seat).worker = true;
    flow.emit({ kind: 'enteredArena', seat });
  },
  arm(state, { seat }, flow) {
    if (armsOf(state, seat).length > 0) flow.ask({ kind: 'arm', seats: [seat] });
  },
} satisfies Partial<TaskHandlers<State>>;

export const decisions = {
  arm: {
    choices: (state, _decision, seat) => [
      ...armsOf(state, seat).map((good): Choice => ({ kind: 'arm', good })),
      UNARMED,
    ],
    choose(state, _decision, seat, choice, flow) {
      if (choice.kind === 'unarmed') return;
      const { good } = answerOf(choice, 'arm');
      const place = placeOf(state, seat);
      kit.world.pay(state, seat, { [good]: 1 }, bySeat(seat), flow);
      place.weapons = withMore(place.weapons, good, 1);
      flow.emit({ kind: 'armed', seat, good, points: pointsOf(state, seat) });
    },
  },
} satisfies Partial<DecisionHandlers<State, Choice>>;

const record: CardRecord = {
  id: 'arena-tile',
  set: 'arena',
  catalogue: 'tiles',
  name: { en: 'Arena', pl: 'Arena' },
  copies: 1,
  text: { key: 'fiftyFirstState.text.arena', params: { n: PRIZE } },
  origin: 'designed',
  ways: ['enter', ...KINDS],
};

export const rules: SetRules = {
  setup(start) {
    start.arena = start.players.map(() => ({ worker: false, weapons: NOTHING }));
  },
  /** R-ARENA-003, R-ARENA-006: before anything is stored or returned. */
  beforeCleanup: (state, flow) => flow.push(...seatsInOrder(state).map((seat) => ({ kind: 'arm' as const, seat }))),
  listActions(state, seat, list) {
    if (canEnter(state, seat)) list.push(ENTER);
  },
  act(state, seat, choice, flow) {
    if (choice.kind !== 'enterArena') return;
    flow.push({ kind: 'enterArena', seat });
    askPayment(state, COST, [], bySeat(seat), flow, kit);
  },
  endLines: (state, seat): readonly ScoreLine[] =>
    isBest(state, seat) ? [{ seat, key: 'fiftyFirstState.score.arena', points: PRIZE, rule: 'R-ARENA-004' }] : [],

  refs: (choice) => (choice.kind === 'arm' ? [`good:${choice.good}`] : choice.kind === 'enterArena' ? ['arena:0'] : []),
  impact(_view, _seat, choice) {
    if (choice.kind === 'enterArena') return { cost: COST, targets: [] };
    return choice.kind === 'arm' ? { cost: { goods: { [choice.good]: 1 } }, targets: [] } : FREE;
  },
  value(view, seat, choice) {
    if (choice.kind === 'enterArena') {
      const rivals = view.players.filter((_, other) => other !== seat && placeOf(view, other).worker).length;
      return (roundsLeft(view) > 0.5 ? (PRIZE * 0.4) / (1 + rivals) : 0) - goodsWorth({ worker: 1 }) * SPENT;
    }
    // What arms the worker would be lost a moment later.
    return choice.kind === 'arm' ? (WEAPONS[choice.good] ?? 0) * 0.3 : 0;
  },
  reasons(view, seat, choice) {
    if (choice.kind !== 'enterArena' && choice.kind !== 'arm') return [];
    const prize = { key: 'fiftyFirstState.reason.arena', params: { n: PRIZE }, rule: 'R-ARENA-004' };
    return choice.kind === 'arm' && losesUnspent(view, seat, { goods: { [choice.good]: 1 } })
      ? [prize, { key: 'fiftyFirstState.reason.spent', rule: 'R-BASE-171' }]
      : [prize];
  },
  /** A weapon that is lost in this clean-up costs nothing. */
  blunder(view, seat, choice, choices) {
    const isFree = (other: Choice): boolean =>
      other.kind === 'arm' && losesUnspent(view, seat, { goods: { [other.good]: 1 } });
    return choice.kind === 'unarmed' && choices.some(isFree)
      ? { key: 'fiftyFirstState.reason.spent', rule: 'R-BASE-171' }
      : null;
  },
  style: ({ kind }) => (kind === 'enterArena' || kind === 'arm' ? 'raid' : null),
  describeChoice: (_view, choice) => ({
    key: `fiftyFirstState.choice.${choice.kind}`,
    params:
      choice.kind === 'arm' ? { good: { noun: `fiftyFirstState.${choice.good}` }, n: WEAPONS[choice.good] ?? 0 } : {},
  }),
  /** A worker that comes now is armed in the clean-up of this round, with what would be lost there. */
  withinReach: (view, seat) =>
    canEnter(view, seat) && KINDS.some((good) => heldOf(view, seat, good) > 0)
      ? [{ key: 'fiftyFirstState.reach.arena' }]
      : [],
  whyNot(view, seat, ref) {
    if (!ref.startsWith('arena:')) return null;
    if (placeOf(view, seat).worker) return [{ key: 'fiftyFirstState.why.arenaTaken', rule: 'R-ARENA-002' }];
    return canEnter(view, seat) ? [] : [{ key: 'fiftyFirstState.why.noWorker', rule: 'R-ARENA-002' }];
  },
  uses(_state, { kind, good }) {
    if (kind === 'enteredArena') return [[record.id, 'enter']];
    return kind === 'armed' && typeof good === 'string' ? [[record.id, good]] : [];
  },
  tally: (view) => ({ arena: view.players.map((_, seat) => pointsOf(view, seat)) }),
  records: [record],
  words,
};
