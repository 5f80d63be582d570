import { effectDecisions, effectTasks, substitutesOf } from '@cinderhall/effects';
import { fillBlanks, type Game } from '@cinderhall/kernel';
import { FACTIONS } from './cards/index.ts';
import { cards, uses } from './catalogue.ts';
import { describe } from './describe.ts';
import { kit } from './effect-kit.ts';
import { actionDecisions, actionTasks } from './flow/action.ts';
import { askedDecisions, askedTasks } from './flow/asked.ts';
import { cleanupDecisions, cleanupTasks } from './flow/cleanup.ts';
import { lookoutDecisions, lookoutTasks } from './flow/lookout.ts';
import { productionTasks } from './flow/production.ts';
import { setupDecisions, setupTasks } from './flow/setup.ts';
import { impact, paid } from './impact.ts';
import { insight } from './insight.ts';
import { locationsOf } from './locations.ts';
import { type Options, options } from './options.ts';
import { goodsLeft, outcome, scoreOf } from './outcome.ts';
import { rulesOf, setDecisions, setTasks } from './sets/index.ts';
import { setup } from './setup.ts';
import { virtualLookoutDecisions, virtualTasks } from './solo/virtual/lookout.ts';
import { virtualDecisions } from './solo/virtual/turn.ts';
import { backOf, type Choice, type State, schema } from './state.ts';
import { words } from './text/index.ts';
import { upgrade } from './upgrade.ts';
import { refs, whyNot } from './why-not.ts';

export type { Choice, Options, State };

export const fiftyFirstState: Game<State, Choice, Options> = {
  id: 'fifty-first-state',
  title: { en: '51st State', pl: '51. Stan' },
  rules: 3,
  seats: { min: 1, max: 4 },
  usualSteps: 400,
  options,
  schema,
  setup,
  tasks: {
    ...effectTasks(kit),
    ...setupTasks,
    ...lookoutTasks,
    ...virtualTasks,
    ...productionTasks,
    ...actionTasks,
    ...askedTasks,
    ...cleanupTasks,
    ...setTasks,
  },
  decisions: {
    ...effectDecisions(kit),
    ...setupDecisions,
    ...lookoutDecisions,
    ...virtualLookoutDecisions,
    ...actionDecisions,
    ...virtualDecisions,
    ...askedDecisions,
    ...cleanupDecisions,
    ...setDecisions,
  },
  // Cards are the only secret.
  guess: (view, _seat, chance) => fillBlanks(schema, view, chance, view.cards.length, (card) => backOf(view, card)),
  outcome,
  refs,
  whyNot,
  insight,
  impact,
  paid,
  substitutes: substitutesOf(kit.world.goods),
  round: ({ round }) => round,
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
  uses,
  upgrade,
  describe,
  words,
};
