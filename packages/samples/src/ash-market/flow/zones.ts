import { must } from '@cinderhall/kernel';
import type { Choice, State } from '../state.ts';

type CardChoice = Extract<Choice, { card: number }>;

/** Takes a card out of a zone; the others keep their places, so that their order tells nothing. */
export function remove(zone: number[], card: number): void {
  zone.splice(zone.indexOf(card), 1);
}

/** One choice for each design among these cards: copies of one card are all the same. */
export function byDesign(
  state: State,
  cards: readonly number[],
  kind: Exclude<CardChoice['kind'], 'trigger'>,
): Choice[] {
  const list: Choice[] = [];
  let seen = 0;
  for (let i = 0; i < cards.length; i++) {
    const card = must(cards[i]);
    const bit = 1 << must(state.cards[card]);
    if ((seen & bit) !== 0) continue;
    seen |= bit;
    list.push({ kind, card });
  }
  return list;
}
