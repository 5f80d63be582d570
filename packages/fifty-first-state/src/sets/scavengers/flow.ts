/** What happens with piles and ruins, and the questions about them. */
import { bySeat, frozen, pushEffects, takeable as robbable } from '@cinderhall/effects';
import { type DecisionHandlers, must, remember, type Seat, type TaskHandlers } from '@cinderhall/kernel';
import { byDesign, othersOf } from '@cinderhall/tableau';
import { fireFor } from '../../actions/fire-for.ts';
import { BASIC, locationOf } from '../../cards/index.ts';
import { gainAll, kit, tellSets } from '../../effect-kit.ts';
import { fireFeatures } from '../../features.ts';
import { addToPool, receive } from '../../goods.ts';
import { discardRuin, placeLocation } from '../../locations.ts';
import { isOpponent, ruinsOf } from '../../owners.ts';
import { addRuin, distinctRuins, layOnRuin, removeRuin } from '../../ruins.ts';
import { answerOf, type Choice, playerOf, type State, type StateFlow } from '../../state.ts';
import { gainable } from './matching.ts';
import { gainMatched, isGainMatching } from './ops/gain-matching.ts';
import { isPayMatching, payable, payMatched } from './ops/pay-matching.ts';
import { bareRuins } from './ops/put-on-ruins.ts';
import { razable } from './ops/raze-own.ts';
import { takeable } from './ops/take-ruins.ts';
import { ownerOfTop, topsFor } from './tops.ts';

const ANYTHING = frozen({});
const DONE: Choice = { kind: 'done' };

const ownRuins = (state: State, seat: Seat): Choice[] =>
  distinctRuins(state, seat).map((card) => ({ kind: 'ruin', card }));

/** R-SCAV-020: the card was open, so that all know who has it. */
function scavenge(state: State, seat: Seat, card: number, by: number, flow: StateFlow): void {
  const owner = ownerOfTop(state, card);
  state.scavengers?.piles[owner]?.pop();
  const player = playerOf(state, seat);
  player.hand.push(card);
  for (const other of othersOf(state.players.length, seat)) remember(state, other, [card]);
  receive(player, 'scavenge', 1);
  // Of printed rows of goods, deals alone bring any in the Production phase, and in others the way does not matter.
  tellSets(state, seat, 'scavenge', 1, by, by < 0 ? 'deal' : null, flow);
  flow.emit({ kind: 'scavenged', seat, card, owner, by, phase: state.phase });
}

function collect(state: State, seat: Seat, card: number, good: string, flow: StateFlow): void {
  addToPool(state, seat, good, 1);
  flow.emit({ kind: 'returned', seat, card, good, n: 1 });
}

/** R-SCAV-041: no building, so that there is neither a point nor a building bonus. */
function restore(state: State, seat: Seat, card: number, flow: StateFlow): void {
  const good = removeRuin(state, seat, card);
  placeLocation(state, seat, card);
  flow.emit({ kind: 'restored', seat, card });
  if (good !== 'nothing') collect(state, seat, card, good, flow);
  fireFor(state, seat, 'reviveRuins', seat, card, flow);
  const { production, step } = locationOf(state, card);
  if (production && step !== 'late' && step !== 'declared') pushEffects(production, bySeat(seat, card), flow);
}

/** R-SCAV-053: what lies on it comes along. Who had it still knows what it is. */
function takeRuin(state: State, seat: Seat, owner: number, at: number, flow: StateFlow): void {
  const { ruins } = playerOf(state, seat);
  const card = must(ruinsOf(state, owner)[at]);
  const good = removeRuin(state, owner, card);
  if (!isOpponent(state, owner)) remember(state, owner, [card]);
  addRuin(state, seat, card, flow);
  layOnRuin(state, seat, ruins.length - 1, good);
  flow.tell(
    isOpponent(state, owner) ? [seat] : [seat, owner],
    { kind: 'tookRuin', seat, owner, card },
    { kind: 'tookRuin', seat, owner, card: -1 },
  );
}

/** R-SCAV-054, R-SCAV-055: spoils and deal, then it falls; nothing that waits for a raze happens. */
function razeOwn(state: State, seat: Seat, card: number, flow: StateFlow): void {
  const { spoils, deal } = locationOf(state, card);
  flow.emit({ kind: 'razedOwn', seat, card });
  flow.push({ kind: 'fall', owner: seat, card });
  gainAll(state, seat, deal, 'compensation', card, flow);
  gainAll(state, seat, spoils, 'spoils', card, flow);
}

export const tasks = {
  scavenge(state, { seat, n, by }, flow) {
    if (topsFor(state, seat).length > 0) flow.ask({ kind: 'scavenge', seats: [seat], left: n, by });
  },
  payRuins(state, { seat, n }, flow) {
    if (n > 0 && playerOf(state, seat).ruins.length > 0) flow.ask({ kind: 'payRuin', seats: [seat], left: n });
  },
  ruinsEntered: (state, { seat }, flow) => fireFeatures(state, seat, 'ruins', ANYTHING, flow),
  collect: (state, { seat, card, good }, flow) => collect(state, seat, card, good, flow),
} satisfies Partial<TaskHandlers<State>>;

export const decisions = {
  scavenge: {
    /** R-SCAV-020: one may, but need not. */
    choices: (state, _decision, seat) => [
      ...topsFor(state, seat).map((card): Choice => ({ kind: 'scavenge', card })),
      DONE,
    ],
    choose(state, { left, by }, seat, choice, flow) {
      if (choice.kind === 'done') return;
      scavenge(state, seat, answerOf(choice, 'scavenge').card, by, flow);
      // R-SCAV-022: one by one.
      if (left > 1) flow.push({ kind: 'scavenge', seat, n: left - 1, by });
    },
  },

  payRuin: {
    choices: (state, _decision, seat) => ownRuins(state, seat),
    choose(state, { left }, seat, choice, flow) {
      const { card } = answerOf(choice, 'ruin');
      if (left > 1) flow.push({ kind: 'payRuins', seat, n: left - 1 });
      discardRuin(state, seat, card, flow);
      flow.emit({ kind: 'discardedRuin', seat, card });
    },
  },

  matching: {
    choices(state, { effect, card }, seat) {
      const by = bySeat(seat, card);
      const icons = isPayMatching(effect)
        ? payable(state, effect, by, kit)
        : isGainMatching(effect)
          ? gainable(state, seat, effect.of, kit)
          : [];
      return icons.map((one): Choice => ({ kind: 'icons', card: one.card, types: [...one.types] }));
    },
    choose(state, { effect, card }, seat, choice, flow) {
      const icons = answerOf(choice, 'icons');
      const by = bySeat(seat, card);
      for (const type of icons.types) flow.emit({ kind: 'matched', seat, card: icons.card, type });
      if (isPayMatching(effect)) payMatched(state, effect, by, icons, flow, kit);
      else if (isGainMatching(effect)) gainMatched(state, effect, by, icons, flow, kit);
    },
  },

  restore: {
    choices: (state, _decision, seat) => ownRuins(state, seat),
    choose: (state, _decision, seat, choice, flow) => restore(state, seat, answerOf(choice, 'ruin').card, flow),
  },

  takeRuin: {
    choices: (state, _decision, seat) => takeable(state, seat).map((one): Choice => ({ kind: 'takeRuin', ...one })),
    choose(state, _decision, seat, choice, flow) {
      const { owner, at } = answerOf(choice, 'takeRuin');
      takeRuin(state, seat, owner, at, flow);
    },
  },

  razeOwn: {
    choices: (state, { card }, seat) =>
      razable(state, { seat, card }).map((one): Choice => ({ kind: 'card', card: one })),
    choose: (state, _decision, seat, choice, flow) => razeOwn(state, seat, answerOf(choice, 'card').card, flow),
  },

  putOnRuin: {
    /** R-SCAV-050: one at least; how many more is up to the seat (R-BASE-018). */
    choices(state, { first }, seat) {
      const list: Choice[] = byDesign(state, bareRuins(state, seat)).flatMap(({ card }) =>
        BASIC.map((good): Choice => ({ kind: 'putOnRuin', card, good })),
      );
      if (!first) list.push(DONE);
      return list;
    },
    choose(state, { card: by, left }, seat, choice, flow) {
      if (choice.kind === 'done') return;
      const { card, good } = answerOf(choice, 'putOnRuin');
      layOnRuin(state, seat, playerOf(state, seat).ruins.indexOf(card), good);
      flow.tell([seat], { kind: 'laidOnRuin', seat, card, good }, { kind: 'laidOnRuin', seat, card: -1, good });
      if (left > 1 && bareRuins(state, seat).length > 0)
        flow.ask({ kind: 'putOnRuin', seats: [seat], card: by, left: left - 1, first: false });
    },
  },

  rob: {
    /** One at least, all from the same player. */
    choices(state, { card, of, from }, seat) {
      const list: Choice[] = robbable(state, of, bySeat(seat, card), kit, from).map((one) => ({
        kind: 'take',
        ...one,
      }));
      if (from >= 0) list.push(DONE);
      return list;
    },
    choose(state, { card, of, left }, seat, choice, flow) {
      if (choice.kind === 'done') return;
      const { from, good } = answerOf(choice, 'take');
      const by = bySeat(seat, card);
      kit.world.lose(state, from, good, 1, by, flow);
      kit.world.gain(state, seat, good, 1, by, flow);
      if (left > 1 && robbable(state, of, by, kit, from).length > 0)
        flow.ask({ kind: 'rob', seats: [seat], card, of, from, left: left - 1 });
    },
  },
} satisfies Partial<DecisionHandlers<State, Choice>>;
