import { type Message, openPile, type Pile } from '@cinderhall/kernel';
import { ownerName } from './names.ts';
import type { State } from './state.ts';

const faceDown = (name: Message, { length: n }: readonly number[]): Pile => ({ name, n, cards: [] });
const faceUp = (name: Message, cards: readonly number[]): Pile => ({ name, n: cards.length, cards: openPile(cards) });

/** The deck and what was discarded: with Scavengers onto a pile for each, with Moloch of machines, too. */
export function piles(view: State): readonly Pile[] {
  const { deck, discard, scavengers, moloch } = view;
  const own = scavengers?.piles.map((pile, owner) =>
    faceUp({ key: 'fiftyFirstState.pile.of', params: { owner: ownerName(view, owner) } }, pile),
  );
  return [
    faceDown({ key: 'fiftyFirstState.pile.deck' }, deck),
    ...(own ?? [faceUp({ key: 'fiftyFirstState.pile.discard' }, discard)]),
    ...(moloch
      ? [
          faceDown({ key: 'fiftyFirstState.pile.machines' }, moloch.deck),
          faceUp({ key: 'fiftyFirstState.pile.machineDiscard' }, moloch.discard),
        ]
      : []),
  ];
}
