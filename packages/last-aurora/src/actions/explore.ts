import { bySeat, type Effects } from '@cinderhall/effects';
import { type DecisionHandlers, must, type Seat, type TaskHandlers } from '@cinderhall/kernel';
import { isCardEffect } from '../card-effects.ts';
import { designOf, encounterOf, locationOf, survivorOf } from '../cards/index.ts';
import { actingWith, crewOf, livingActors, skillOf } from '../crew.ts';
import { BONUS, bonusOf, skillNeeded, ZONE_COSTS } from '../data/boards.ts';
import { kit } from '../effect-kit.ts';
import { clearFood } from '../flow/crew.ts';
import { swappable } from '../ops/swap.ts';
import { charge, oneOf } from '../prices.ts';
import { type Choice, type ChoiceKind, chosen, ITEM, type LaFlow, markerOf, playerOf, type State } from '../state.ts';
import { inReserve, receive, takeFromReserve, toReserve } from '../supply.ts';
import { cardOn, clearSlot, closeGap, holdsResource } from '../zone.ts';
import { canRecruit, recruit } from './upgrade.ts';

const GO: Choice = { kind: 'go' };
const DEED: Choice = { kind: 'deed' };
const DONE: Choice = { kind: 'done' };
const LEFT: Choice = { kind: 'collect', right: false };
const RIGHT: Choice = { kind: 'collect', right: true };

/** The skill of all Active survivors, or of those sent. */
export function skillAmong(state: State, seat: Seat, sent: boolean): number {
  let sum = 0;
  for (const survivor of playerOf(state, seat).survivors)
    if (sent ? state.turn.acting.includes(survivor.card) : survivor.zone === 'active') sum += skillOf(survivor);
  return sum;
}

/** R-LA-116: whether the action of the card on a place could be carried out. */
export function canDoCard(state: State, seat: Seat, slot: number): boolean {
  const place = state.zone[slot];
  const card = place?.card ?? null;
  if (!place || card === null) return false;
  const design = designOf(card);
  switch (design.kind) {
    case 'enemy':
      return false;
    case 'survivor':
      return canRecruit(state, seat);
    case 'location':
      return place.left.length + place.right.length > 0;
    case 'encounter':
      return kit.can(state, design.effect, bySeat(seat, card));
    default:
      return true;
  }
}

/** R-LA-111. */
export const canAfford = (state: State, seat: Seat, slot: number): boolean =>
  skillAmong(state, seat, false) >= skillNeeded(slot);

export function listExplorations(state: State, seat: Seat, list: Choice[]): void {
  for (let slot = 0; slot < ZONE_COSTS.length; slot++)
    if (canAfford(state, seat, slot) && canDoCard(state, seat, slot)) list.push({ kind: 'explore', slot });
}

export function startExploring(state: State, seat: Seat, slot: number, flow: LaFlow): void {
  const { turn } = state;
  turn.acted = true;
  turn.slot = slot;
  turn.cardDone = false;
  turn.bonusDone = false;
  flow.emit({ kind: 'explores', seat, slot: slot + 1, card: state.zone[slot]?.card ?? -1 });
  flow.ask({ kind: 'send', seats: [seat] });
}

/** A bonus action counts as possible when its first part would do something. */
function canBonus(state: State, seat: Seat, [first]: Effects): boolean {
  if (!first) return false;
  if (!isCardEffect(first) || first.op !== 'gain') return kit.can(state, [first], bySeat(seat));
  for (const good in first.goods) if (inReserve(state, markerOf(good)) === 0) return false;
  return true;
}

/** R-LA-113, R-LA-136, AMB-45: the bonus action of the place; with the Explorer that of any place. */
export function listBonuses(state: State, seat: Seat, list: Choice[]): void {
  const { turn, options } = state;
  if (turn.bonusDone || livingActors(state, seat) === 0) return;
  const explorer = actingWith(state, seat, 'anyBonus') >= 0;
  for (let slot = 0; slot < ZONE_COSTS.length; slot++) {
    if (slot !== turn.slot && !explorer) continue;
    const choices = must(BONUS[options.map][slot]);
    for (let index = 0; index < choices.length; index++)
      if (canBonus(state, seat, must(choices[index]))) list.push({ kind: 'bonus', slot, index });
  }
}

function doBonus(state: State, seat: Seat, { slot, index }: ChoiceKind<'bonus'>, flow: LaFlow): void {
  state.turn.bonusDone = true;
  if (slot !== state.turn.slot) flow.emit({ kind: 'ability', seat, card: actingWith(state, seat, 'anyBonus') });
  flow.emit({ kind: 'bonus', seat, slot: slot + 1 });
  kit.run(state, bonusOf(state.options.map, slot, index), bySeat(seat), flow);
}

/** 6.1.2: the action of the card on the explored place. */
function doCard(state: State, seat: Seat, flow: LaFlow): void {
  const { turn } = state;
  turn.cardDone = true;
  const card = cardOn(state, turn.slot);
  const design = designOf(card);
  switch (design.kind) {
    case 'location':
      flow.push({ kind: 'collect', seat, card });
      kit.run(state, locationOf(card).effect, bySeat(seat, card), flow);
      return;
    case 'survivor':
      turn.recruited = card;
      recruit(state, seat, card, true, flow);
      return;
    case 'encounter':
      flow.push({ kind: 'leaveEncounter', card });
      kit.run(state, design.effect, bySeat(seat, card), flow);
      return;
    default:
      flow.push({ kind: 'install', seat, card });
  }
}

export const exploreTasks = {
  /** R-LA-113, R-LA-153: card action and bonus action in either order; the dead do no more. */
  deed(state, { seat }, flow) {
    const { turn } = state;
    if (!turn.cardDone && (livingActors(state, seat) === 0 || !canDoCard(state, seat, turn.slot))) turn.cardDone = true;
    flow.ask({ kind: 'deed', seats: [seat] });
  },
  collect(_state, { seat, card }, flow) {
    flow.ask({ kind: 'block', seats: [seat], card });
  },
  /** R-LA-135: some encounters go, others stay (AMB-09). */
  leaveEncounter(state, { card }, flow) {
    const slot = state.zone.findIndex((place) => place.card === card);
    if (slot < 0 || encounterOf(card).stays) return;
    state.discard.push(clearSlot(state, slot));
    flow.emit({ kind: 'discarded', card });
  },
  /** R-LA-114, R-LA-115. */
  finishExplore(state, { seat }, flow) {
    const { turn } = state;
    const player = playerOf(state, seat);
    for (const card of turn.acting) {
      const survivor = player.survivors.find((one) => one.card === card);
      if (!survivor) continue;
      const leader = survivorOf(card).ability.does === 'restInsteadOfExhaust';
      survivor.zone = leader ? 'rest' : 'exhausted';
      if (leader) flow.emit({ kind: 'ability', seat, card });
    }
    const { slot } = turn;
    turn.acting = [];
    turn.slot = -1;
    if (state.zone[slot]?.card === null) {
      closeGap(state, slot);
      flow.push({ kind: 'refill' });
    }
    clearFood(state, seat, flow);
  },
} satisfies Partial<TaskHandlers<State>>;

/** R-LA-121 to R-LA-124. */
function collect(state: State, seat: Seat, card: number, right: boolean, flow: LaFlow): void {
  const slot = state.zone.findIndex((place) => place.card === card);
  const place = state.zone[slot];
  if (!place) return;
  const taken = right ? place.right : place.left;
  if (right) place.right = [];
  else place.left = [];
  flow.emit({ kind: 'collected', seat, card, block: right ? 'right' : 'left', markers: taken });
  if (!holdsResource(place)) {
    state.discard.push(clearSlot(state, slot));
    flow.emit({ kind: 'discarded', card });
  }
  const items = taken.filter((marker) => marker === ITEM).length;
  if (items > 0) {
    toReserve(state, ITEM, items);
    flow.push({ kind: 'draw', seat, n: items });
  }
  receive(
    state,
    seat,
    taken.filter((marker) => marker !== ITEM),
    flow,
  );
}

export const exploreDecisions = {
  send: {
    choices(state, _decision, seat) {
      const { turn } = state;
      const list: Choice[] = [];
      if (skillAmong(state, seat, true) >= skillNeeded(turn.slot)) list.push(GO);
      for (const { card, zone } of playerOf(state, seat).survivors)
        if (zone === 'active' && !turn.acting.includes(card)) list.push({ kind: 'send', card });
      return list;
    },
    choose(state, _decision, seat, choice, flow) {
      if (choice.kind === 'send') {
        state.turn.acting.push(choice.card);
        flow.ask({ kind: 'send', seats: [seat] });
      } else {
        flow.emit({ kind: 'sent', seat, cards: state.turn.acting.slice() });
        flow.push({ kind: 'deed', seat });
      }
    },
  },
  deed: {
    choices(state, _decision, seat) {
      const list: Choice[] = [state.turn.cardDone ? DONE : DEED];
      listBonuses(state, seat, list);
      return list;
    },
    choose(state, _decision, seat, choice, flow) {
      flow.push({ kind: choice.kind === 'done' ? 'finishExplore' : 'deed', seat });
      if (choice.kind === 'done') return;
      if (choice.kind === 'bonus') doBonus(state, seat, choice, flow);
      else doCard(state, seat, flow);
    },
  },
  block: {
    choices(state, { card }) {
      const place = state.zone.find((one) => one.card === card);
      const list: Choice[] = [];
      if (place && place.left.length > 0) list.push(LEFT);
      if (place && place.right.length > 0) list.push(RIGHT);
      return list;
    },
    choose: (state, { card }, seat, choice, flow) => collect(state, seat, card, chosen(choice, 'collect').right, flow),
  },
  /** 12.4: the Trader takes a resource of another kind for his own. */
  swap: {
    choices(state, _decision, seat) {
      const offered = state.zone[state.turn.slot]?.left[0];
      return swappable(state, seat, offered).map((marker): Choice => ({ kind: 'give', marker }));
    },
    choose(state, _decision, seat, choice, flow) {
      const { marker } = chosen(choice, 'give');
      const place = state.zone[state.turn.slot];
      if (!place) return;
      const taken = place.left;
      charge(state, seat, oneOf(marker));
      // From the reserve onto the card.
      takeFromReserve(state, marker);
      place.left = [marker];
      flow.emit({ kind: 'swapped', seat, card: place.card, give: marker, get: taken[0] });
      receive(state, seat, taken, flow);
    },
  },
} satisfies Partial<DecisionHandlers<State, Choice>>;

/** R-LA-138: one survivor rests, and repairs as much as it is skilled. */
export function pass(state: State, seat: Seat, card: number, flow: LaFlow): void {
  const survivor = crewOf(playerOf(state, seat), card);
  survivor.zone = 'rest';
  state.turn.acted = true;
  flow.emit({ kind: 'passed', seat, card });
  flow.push({ kind: 'repair', seat, n: skillOf(survivor), must: false });
}
