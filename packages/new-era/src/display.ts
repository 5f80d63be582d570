import { type GameDisplay, openPile } from '@cinderhall/kernel';
import { FACTIONS } from './cards/index.ts';
import { cards } from './catalogue.ts';
import { consequence } from './consequence.ts';
import { describe } from './describe.ts';
import { impact } from './impact.ts';
import { locationsOf } from './locations.ts';
import { type Options, options } from './options.ts';
import { END_POINTS, scoreOf, unusedOf } from './outcome.ts';
import { scene } from './scenes.ts';
import type { Choice, State } from './state.ts';
import { words } from './text/index.ts';
import { refs } from './why-not.ts';

/** What is shown of the game; its rules are not needed for that. */
export const display: GameDisplay<State, Choice, Options> = {
  id: 'new-era',
  title: { en: 'The New Era', pl: 'Nowa Era' },
  seats: { min: 2, max: 5 },
  options,
  refs,
  impact,
  consequence,
  round: ({ turn }) => turn,
  // R-NE-071: points are counted when the turn ends, so this may still change.
  isLastRound: (view) => view.phase !== 'over' && view.players.some((_, seat) => scoreOf(view, seat) >= END_POINTS),
  scene,
  ending: () => ({ key: 'newEra.ending', params: { n: END_POINTS } }),
  piles: ({ deck, discard }) => [
    { name: { key: 'newEra.pile.deck' }, n: deck.length, cards: [] },
    { name: { key: 'newEra.pile.discard' }, n: discard.length, cards: openPile(discard) },
  ],
  tally: (view) => ({
    score: view.players.map((_, seat) => scoreOf(view, seat)),
    base: view.players.map(({ vp }) => vp),
    locations: view.players.map((_, seat) => locationsOf(view, seat).length),
    deals: view.players.map(({ deals, abroad }) => deals.length + abroad.length),
    goods: view.players.map((_, seat) => unusedOf(view, seat)),
  }),
  role: (view, seat) => {
    const id = FACTIONS[view.players[seat]?.faction ?? -1]?.id ?? 'none';
    return { id, name: { key: `faction.${id}` } };
  },
  cards,
  describe,
  words,
};
