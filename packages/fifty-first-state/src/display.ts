import type { GameDisplay } from '@cinderhall/kernel';
import { FACTIONS } from './cards/index.ts';
import { cards } from './catalogue.ts';
import { describe } from './describe.ts';
import { END_POINTS } from './ending.ts';
import { impact } from './impact.ts';
import { locationsOf } from './locations.ts';
import { type Options, options } from './options.ts';
import { goodsLeft, scoreOf } from './outcome.ts';
import { piles } from './piles.ts';
import { scene } from './scenes.ts';
import { rulesOf } from './sets/index.ts';
import type { Choice, State } from './state.ts';
import { words } from './text/index.ts';
import { refs } from './why-not.ts';

/** What is shown of the game; its rules are not needed for that. */
export const display: GameDisplay<State, Choice, Options> = {
  id: 'fifty-first-state',
  title: { en: '51st State', pl: '51. Stan' },
  seats: { min: 1, max: 4 },
  options,
  refs,
  impact,
  round: ({ round }) => round,
  isLastRound: ({ ending, phase }) => ending && phase !== 'over',
  scene,
  ending: () => ({ key: 'fiftyFirstState.ending', params: { n: END_POINTS } }),
  piles,
  tally: (view) => ({
    points: view.players.map(({ goods }) => goods.vp),
    score: view.players.map((_, seat) => scoreOf(view, seat)),
    locations: view.players.map((_, seat) => locationsOf(view, seat).length),
    deals: view.players.map(({ deals }) => deals.length),
    goods: view.players.map((_, seat) => goodsLeft(view, seat)),
    ...Object.assign({}, ...view.options.sets.map((id) => rulesOf(id).tally?.(view))),
  }),
  role: (view, seat) => {
    const id = FACTIONS[view.players[seat]?.faction ?? -1]?.id ?? 'none';
    return { id, name: { key: `faction.${id}` } };
  },
  cards,
  describe,
  words,
};
