import type { Reason, Ref, Seat } from '@cinderhall/kernel';
import { whyNotConstruct, whyNotRebuild } from './actions/build.ts';
import { whyNotPlay, whyNotTake } from './actions/connect.ts';
import { whyNotDeal } from './actions/deal.ts';
import { whyNotRazeHand, whyNotRazeRival } from './actions/raze.ts';
import { whyNotShield } from './actions/shield.ts';
import { whyNotBoard, whyNotUse } from './actions/use.ts';
import { whyNotVisit } from './actions/visit.ts';
import { isColour, locationOf } from './cards/index.ts';
import { connectionsOf } from './deck.ts';
import { ownerOf } from './locations.ts';
import { hasPassed } from './owners.ts';
import { rulesOf, rulesOfChoice } from './sets/index.ts';
import { type Choice, playerOf, type State } from './state.ts';

/** The things on the table that a choice touches. */
export function refs(choice: Choice): Ref[] {
  switch (choice.kind) {
    case 'faction':
      return [`faction:${choice.faction}`];
    case 'drop':
      return [`card:${choice.first}`, `card:${choice.second}`];
    case 'board':
      return [`board:${choice.at}`];
    case 'takeConnection':
      return [`connection:${choice.colour}`];
    case 'take':
      return [`seat:${choice.from}`, `good:${choice.good}`];
    default:
      return rulesOfChoice(choice)?.refs?.(choice) ?? ('card' in choice ? [`card:${choice.card}`] : []);
  }
}

/** Why the seat cannot use a thing now, one reason for each way in which it might be used. */
export function whyNot(view: State, seat: Seat, ref: Ref): Reason[] {
  const { decision } = view;
  if (!decision || seat < 0) return [];
  if (!decision.seats.includes(seat)) return [{ key: 'fiftyFirstState.why.turn', rule: 'R-BASE-050' }];
  const acts = decision.kind === 'act';
  for (const id of view.options.sets) {
    const reasons = rulesOf(id)[acts ? 'whyNot' : 'whyNotAnswer']?.(view, seat, ref);
    if (reasons) return reasons;
  }
  if (!acts) return [];
  const [kind, name = ''] = ref.split(':');
  if (kind === 'board') return whyNotBoard(view, seat, Number(name));
  if (kind === 'connection') return isColour(name) ? whyNotTake(view, seat, name) : [];
  return kind === 'card' && /^\d+$/.test(name) ? whyNotCard(view, seat, Number(name)) : [];
}

function whyNotCard(view: State, seat: Seat, card: number): Reason[] {
  const { hand, ruins, deals } = playerOf(view, seat);
  if (hand.includes(card)) return unlessOne(inHand(view, seat, card));
  if (connectionsOf(view, seat).includes(card)) return whyNotPlay(view, seat, card);
  if (ruins.includes(card)) return [{ key: 'fiftyFirstState.why.ruin', rule: 'R-BASE-009' }];
  if (deals.includes(card)) return [{ key: 'fiftyFirstState.why.isDeal', rule: 'R-BASE-091' }];
  const owner = ownerOf(view, card);
  if (owner < 0) return [];
  if (owner === seat) return unlessOne([whyNotUse(view, seat, card), whyNotShield(view, seat, card)]);
  if (hasPassed(view, owner)) return [{ key: 'fiftyFirstState.why.passed', rule: 'R-BASE-054' }];
  const razing = whyNotRazeRival(view, seat, card);
  return unlessOne(locationOf(view, card).isOpen ? [whyNotVisit(view, seat, card), razing] : [razing]);
}

const inHand = (view: State, seat: Seat, card: number): Reason[][] => [
  whyNotConstruct(view, seat, card),
  whyNotRebuild(view, seat, card),
  whyNotDeal(view, seat, card),
  whyNotRazeHand(view, seat, card),
];

/** A card that can be used in at least one way needs no reasons. */
const unlessOne = (ways: readonly Reason[][]): Reason[] =>
  ways.some((reasons) => reasons.length === 0) ? [] : ways.flat();
