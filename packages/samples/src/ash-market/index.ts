import { effectDecisions, effectTasks, substitutesOf } from '@cinderhall/effects';
import { fillBlanks, type Game } from '@cinderhall/kernel';
import { cards, uses } from './catalogue.ts';
import { describe } from './describe.ts';
import { kit } from './effect-kit.ts';
import { dawnDecisions, dawnTasks } from './flow/dawn.ts';
import { dayDecisions, dayTasks } from './flow/day.ts';
import { duskDecisions, duskTasks } from './flow/dusk.ts';
import { workTasks } from './flow/work.ts';
import { impact, paid } from './impact.ts';
import { insight } from './insight.ts';
import { type Options, options } from './options.ts';
import { outcome, scoreOf } from './outcome.ts';
import { type Choice, type State, schema, setup } from './state.ts';
import { words } from './text/index.ts';
import { refs, whyNot } from './why-not.ts';

export type { Choice, Options, State };

/** A small card game with everything a real one needs. docs/how-to-write-a-game.md walks through it. */
export const ashMarket: Game<State, Choice, Options> = {
  id: 'ash-market',
  title: { en: 'Ash Market', pl: 'Targ popiołów' },
  rules: 1,
  seats: { min: 2, max: 5 },
  usualSteps: 180,
  options,
  schema,
  setup,
  tasks: { ...effectTasks(kit), ...duskTasks, ...dawnTasks, ...workTasks, ...dayTasks },
  decisions: { ...effectDecisions(kit), ...dawnDecisions, ...dayDecisions, ...duskDecisions },
  // Cards are the only secret: what the others have answered and remember stays blank.
  guess: (view, _seat, chance) => fillBlanks(schema, view, chance, view.cards.length),
  outcome,
  refs,
  whyNot,
  insight,
  impact,
  paid,
  substitutes: substitutesOf(kit.world.goods),
  round: ({ round }) => round,
  tally: (view) => ({
    score: view.players.map((_, seat) => scoreOf(view, seat)),
    built: view.players.map(({ built }) => built.length),
    wares: view.players.map(({ goods }) => goods.water + goods.scrap + goods.spark),
  }),
  cards,
  uses,
  describe,
  words,
};
