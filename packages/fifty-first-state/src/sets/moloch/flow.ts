/** What happens to machines and hacked cards once it is decided and paid for. */
import { askPayment, bySeat, frozen, pushEffects, together } from '@cinderhall/effects';
import { type DecisionHandlers, must, type Seat, type TaskHandlers } from '@cinderhall/kernel';
import { byDesign, remove } from '@cinderhall/tableau';
import { locationOf } from '../../cards/index.ts';
import { discard, discardFromHand } from '../../deck.ts';
import { gainAll, kit } from '../../effect-kit.ts';
import { fireFeatures, pushFeatures } from '../../features.ts';
import { answerOf, type Choice, NOTHING, playerOf, type State, type StateFlow } from '../../state.ts';
import { feedServer, takesMarkers } from '../server-room/tile.ts';
import { charge } from './actions.ts';
import { machinesToCome } from './deployment.ts';
import { deployedMachine, hackedIn, molochOf, nextMachine, toHand, undeploy } from './machines.ts';
import { bringOnOverrun } from './overrun.ts';
import { partsFor } from './prices.ts';

const ANYTHING = frozen({});
/** R-MOL-032. */
const DESTROY_POINTS = frozen({ vp: 1 });
const SPOIL_COST = frozen({ goods: { worker: 1 } });
const DONE: Choice = { kind: 'done' };
const cardOf = (choice: Choice): number => answerOf(choice, 'card').card;
const onCards = (cards: readonly number[]): Choice[] => cards.map((card) => ({ kind: 'card', card }));
const onTable = (state: State): Choice[] => onCards(molochOf(state).deployed.map(({ card }) => card));

/** R-MOL-063: whether somebody has already laid goods of its code on the machine. */
const isPartlyHacked = (state: State, card: number): boolean =>
  Object.keys(deployedMachine(state, card).code).length > 0;

type Fate = 'hand' | 'server' | 'discard';

/** R-MOL-030: the machine leaves the table; then what waits for a hack. */
function finishHack(state: State, seat: Seat, card: number, by: number, fate: Fate, flow: StateFlow): void {
  const { hacks } = molochOf(state);
  hacks[seat] = (hacks[seat] ?? 0) + 1;
  undeploy(state, card);
  flow.emit({ kind: 'hacked', seat, card, by, fate });
  fireFeatures(state, seat, 'hack', ANYTHING, flow);
  if (fate === 'hand') toHand(state, seat, card);
  else discard(state, seat, card);
  if (fate === 'server') feedServer(state, flow);
}

/** The spoils of a drawn card that could be had now. */
const spoilsFor = (state: State, seat: Seat, card: number): string[] =>
  Object.keys(locationOf(state, card).spoils).filter((good) => kit.world.canGain?.(state, seat, good) ?? true);

const hasWorker = (state: State, seat: Seat): boolean =>
  kit.world.has(state, seat, 'worker') + kit.world.has(state, seat, 'cachedWorker') > 0;

export const tasks = {
  /** R-MOL-020. */
  deploy(state, _task, flow) {
    state.phase = 'deployment';
    flow.emit({ kind: 'phase', phase: 'deployment' });
    let left = machinesToCome(state);
    for (; left > 0; left--) {
      const card = nextMachine(state, flow);
      if (card < 0) break;
      molochOf(state).deployed.push({ card, code: NOTHING, contacts: 0 });
      flow.emit({ kind: 'deployed', card });
    }
    bringOnOverrun(state, left > 0, flow);
  },

  hack(state, { seat, card, by }, flow) {
    if (isPartlyHacked(state, card)) finishHack(state, seat, card, by, 'discard', flow);
    else if (takesMarkers(state)) flow.ask({ kind: 'hacked', seats: [seat], card, by });
    else finishHack(state, seat, card, by, 'hand', flow);
  },

  /** R-MOL-032, R-MOL-063. */
  destroy(state, { seat, card }, flow) {
    const { contacts } = deployedMachine(state, card);
    undeploy(state, card);
    discard(state, seat, card);
    flow.emit({ kind: 'destroyed', seat, card, shared: contacts > 0 });
    fireFeatures(state, seat, 'destroy', ANYTHING, flow);
    if (contacts === 0) gainAll(state, seat, DESTROY_POINTS, 'machines', card, flow);
  },

  layPart(state, { seat, card, errand, goods }, flow) {
    const machine = deployedMachine(state, card);
    if (errand === 'hack') machine.code = together(machine.code, goods);
    else machine.contacts += goods.redContact ?? 0;
    flow.emit({ kind: 'laidPart', seat, card, goods });
  },

  payHacked(state, { seat, n }, flow) {
    if (n > 0 && hackedIn(state, seat).length > 0) flow.ask({ kind: 'payHacked', seats: [seat], left: n });
  },

  drawnSpoils(state, { seat, from, to }, flow) {
    const drawn = playerOf(state, seat).hand[from];
    const by = state.abilities[seat]?.modify.drawnSpoils?.[0];
    if (drawn === undefined || from >= to || by === undefined || !hasWorker(state, seat)) return;
    if (from + 1 < to) flow.push({ kind: 'drawnSpoils', seat, from: from + 1, to });
    if (spoilsFor(state, seat, drawn).length > 0) flow.ask({ kind: 'drawnSpoils', seats: [seat], card: by, at: from });
  },

  spoilPaid(state, { seat, card, good }, flow) {
    flow.emit({ kind: 'tookSpoil', seat, card });
    pushFeatures(state, seat, flow, () =>
      pushEffects([{ op: 'gain', goods: { [good]: 1 } }], bySeat(seat, card), flow),
    );
  },
} satisfies Partial<TaskHandlers<State>>;

export const decisions = {
  /** R-MOL-034. */
  hackMachine: {
    choices: onTable,
    choose: (_state, { card }, seat, choice, flow) => flow.push({ kind: 'hack', seat, card: cardOf(choice), by: card }),
  },

  discardMachine: {
    choices: onTable,
    choose(state, { card: by }, seat, choice, flow) {
      const card = cardOf(choice);
      undeploy(state, card);
      discard(state, seat, card);
      flow.emit({ kind: 'machineDiscarded', seat, card, by });
    },
  },

  searchMachines: {
    choices: (_state, { of }) => onCards(of),
    choose(state, { card: by }, seat, choice, flow) {
      const card = cardOf(choice);
      remove(molochOf(state).discard, card);
      toHand(state, seat, card);
      flow.emit({ kind: 'gotHacked', seat, card, by, phase: state.phase });
    },
  },

  /** R-SRV-001. */
  hacked: {
    choices: (_state, { card }) => [
      { kind: 'takeHacked', card },
      { kind: 'feedServer', card },
    ],
    choose(state, { card, by }, seat, choice, flow) {
      finishHack(state, seat, card, by, choice.kind === 'feedServer' ? 'server' : 'hand', flow);
    },
  },

  payHacked: {
    choices: (state, _decision, seat) => byDesign(state, hackedIn(state, seat)),
    choose(state, { left }, seat, choice, flow) {
      const card = cardOf(choice);
      discardFromHand(state, seat, card);
      flow.emit({ kind: 'discarded', seat, card });
      if (left > 1) flow.push({ kind: 'payHacked', seat, n: left - 1 });
    },
  },

  drawnSpoils: {
    choices(state, { at }, seat) {
      const drawn = must(playerOf(state, seat).hand[at], 'a card drawn');
      return [...spoilsFor(state, seat, drawn).map((good): Choice => ({ kind: 'spoil', good })), DONE];
    },
    choose(state, { card }, seat, choice, flow) {
      if (choice.kind === 'done') return;
      flow.push({ kind: 'spoilPaid', seat, card, good: answerOf(choice, 'spoil').good });
      askPayment(state, SPOIL_COST, [], bySeat(seat, card), flow, kit);
    },
  },

  part: {
    choices: (state, { card, errand }, seat) =>
      partsFor(state, seat, card, errand).map((goods) => ({ kind: 'part', goods })),
    choose(state, { card, errand }, seat, choice, flow) {
      const { goods } = answerOf(choice, 'part');
      flow.push({ kind: 'layPart', seat, card, errand, goods });
      charge(state, seat, goods, flow);
    },
  },
} satisfies Partial<DecisionHandlers<State, Choice>>;
