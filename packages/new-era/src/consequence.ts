/** How strong a raid would be, and what can still be done against it. */
import { type Message, type Seat, seatName } from '@cinderhall/kernel';
import { meansFor } from './actions/contact.ts';
import { answerOf, distanceOf } from './actions/raid.ts';
import { rangeOf, tokenValue } from './contacts.ts';
import { ownerOf } from './locations.ts';
import type { Choice, State } from './state.ts';

/** An attack on a rival's location, as strong as it would be. */
function attacking(view: State, card: number, strength: number): Message {
  const owner = ownerOf(view, card);
  const distance = distanceOf(view, card);
  const most = answerOf(view, owner);
  const fate = strength - most >= distance ? 'sure' : strength < distance ? 'short' : 'open';
  return { key: `newEra.then.${fate}`, params: { strength, distance, n: most, owner: seatName(owner) } };
}

export function consequence(view: State, seat: Seat, choice: Choice): Message | null {
  const { decision } = view;
  if (choice.kind === 'conquer' && ownerOf(view, choice.card) >= 0) {
    // A question with one answer is not put: the attack begins at once.
    const [only, ...more] = meansFor(view, seat, 'conquer', choice.card);
    return only?.kind === 'tokens' && more.length === 0 ? attacking(view, choice.card, rangeOf(only.goods)) : null;
  }
  if (decision?.kind === 'means' && decision.how === 'conquer' && ownerOf(view, decision.card) >= 0) {
    if (choice.kind === 'tokens') return attacking(view, decision.card, rangeOf(choice.goods));
    return null;
  }
  if (decision?.kind === 'reinforce' || decision?.kind === 'press') {
    if (choice.kind === 'add') return attacking(view, decision.card, decision.strength + tokenValue(choice.good));
    return choice.kind === 'done' ? attacking(view, decision.card, decision.strength) : null;
  }
  if (decision?.kind !== 'defend') return null;
  const distance = distanceOf(view, decision.card);
  if (choice.kind === 'done') return { key: 'newEra.then.taken', params: { strength: decision.strength, distance } };
  if (choice.kind !== 'defend') return null;
  const strength = decision.strength - choice.defend1 - 3 * choice.defend3;
  return { key: 'newEra.then.held', params: { strength, distance } };
}
