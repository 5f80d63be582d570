import { type GameDisplay, openPile } from '@cinderhall/kernel';
import { cards } from './catalogue.ts';
import { ROUNDS } from './data/boards.ts';
import { describe } from './describe.ts';
import { impact } from './impact.ts';
import { isLastRound } from './last-round.ts';
import { type Options, options } from './options.ts';
import { scene } from './scenes.ts';
import type { Choice, State } from './state.ts';
import { tally } from './tally.ts';
import { words } from './text/index.ts';
import { refs } from './why-not.ts';

/** What is shown of the game; its rules are not needed for that. */
export const display: GameDisplay<State, Choice, Options> = {
  id: 'last-aurora',
  title: { en: 'Last Aurora', pl: 'Last Aurora' },
  seats: { min: 1, max: 4 },
  options,
  refs,
  impact,
  round: ({ round }) => round,
  isLastRound: (view) => view.phase !== 'over' && isLastRound(view),
  scene,
  ending: () => ({ key: 'la.ending', params: { n: ROUNDS } }),
  piles: ({ deck, discard, itemDeck, itemDiscard, results, resultDiscard }) => [
    { name: { key: 'la.pile.deck' }, n: deck.length, cards: [] },
    { name: { key: 'la.pile.discard' }, n: discard.length, cards: openPile(discard) },
    { name: { key: 'la.pile.items' }, n: itemDeck.length, cards: [] },
    { name: { key: 'la.pile.itemDiscard' }, n: itemDiscard.length, cards: openPile(itemDiscard) },
    { name: { key: 'la.pile.results' }, n: results.length, cards: [] },
    { name: { key: 'la.pile.resultDiscard' }, n: resultDiscard.length, cards: openPile(resultDiscard) },
  ],
  tally,
  cards,
  describe,
  words,
};
