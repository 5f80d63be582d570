import type { GameDisplay } from '@cinderhall/kernel';
import { COLOURS, factionOf } from './cards/index.ts';
import { cards } from './catalogue.ts';
import { consequence } from './consequence.ts';
import { describe } from './describe/index.ts';
import { marketName } from './describe/names.ts';
import { impact } from './impact.ts';
import { outpostsOf } from './majority.ts';
import { type Options, options } from './options.ts';
import { scoreNow } from './outcome.ts';
import { scene } from './scenes.ts';
import { type Choice, COLLECTORS, type State, supplyOf, TURNS } from './state.ts';
import { words } from './text/index.ts';
import { refs } from './why-not.ts';

/** What is shown of the game; its rules are not needed for that. */
export const display: GameDisplay<State, Choice, Options> = {
  id: 'divide-et-impera',
  title: { en: 'DEI: Divide et Impera', pl: 'DEI: Divide et Impera' },
  seats: { min: 2, max: 4 },
  options,
  refs,
  impact,
  consequence,
  round: ({ turn }) => turn,
  isLastRound: ({ turn, over }) => turn === TURNS && !over,
  scene,
  ending: () => ({ key: 'dei.ending', params: { n: TURNS } }),
  piles: ({ decks }) =>
    decks.map((deck, market) => ({
      name: { key: 'dei.pile', params: { market: marketName(market) } },
      n: deck.length,
      cards: [],
    })),
  tally: (view) => ({
    score: view.players.map((_, seat) => scoreNow(view, seat)),
    supply: view.players.map(supplyOf),
    outposts: view.players.map((_, seat) => outpostsOf(view, seat, COLOURS.length)),
    resources: view.players.map(({ tech, energy }) => tech + energy),
    collectors: view.players.map(({ reserve }) => COLLECTORS - reserve),
  }),
  role: (view, seat) => {
    const faction = view.players[seat]?.faction ?? -1;
    const id = faction < 0 ? 'undecided' : factionOf(faction).id;
    return { id, name: { key: `faction.${id}` } };
  },
  cards,
  describe,
  words,
};
