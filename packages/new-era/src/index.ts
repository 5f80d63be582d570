import { effectDecisions, effectTasks, substitutesOf } from '@cinderhall/effects';
import { fillBlanks, type Game } from '@cinderhall/kernel';
import { FACTIONS } from './cards/index.ts';
import { cards, uses } from './catalogue.ts';
import { describe } from './describe.ts';
import { kit } from './effect-kit.ts';
import { actionDecisions, actionTasks } from './flow/actions.ts';
import { askedDecisions } from './flow/asked.ts';
import { endingTasks } from './flow/ending.ts';
import { lookoutDecisions, lookoutTasks } from './flow/lookout.ts';
import { productionDecisions, productionTasks } from './flow/production.ts';
import { setupDecisions, setupTasks } from './flow/setup.ts';
import { impact, paid } from './impact.ts';
import { insight } from './insight.ts';
import { locationsOf } from './locations.ts';
import { type Options, options } from './options.ts';
import { outcome, scoreOf, unusedOf } from './outcome.ts';
import { type Choice, type State, schema, setup } from './state.ts';
import { words } from './text/index.ts';
import { upgrade } from './upgrade.ts';
import { refs, whyNot } from './why-not.ts';

export type { Choice, Options, State };

export const newEra: Game<State, Choice, Options> = {
  id: 'new-era',
  title: { en: 'The New Era', pl: 'Nowa Era' },
  rules: 3,
  seats: { min: 2, max: 5 },
  usualSteps: 500,
  options,
  schema,
  setup,
  tasks: {
    ...effectTasks(kit),
    ...setupTasks,
    ...lookoutTasks,
    ...productionTasks,
    ...actionTasks,
    ...endingTasks,
  },
  decisions: {
    ...effectDecisions(kit),
    ...setupDecisions,
    ...lookoutDecisions,
    ...productionDecisions,
    ...actionDecisions,
    ...askedDecisions,
  },
  // Cards are the only secret.
  guess: (view, _seat, chance) => fillBlanks(schema, view, chance, view.cards.length),
  outcome,
  refs,
  whyNot,
  insight,
  impact,
  paid,
  substitutes: substitutesOf(kit.world.goods),
  round: ({ turn }) => turn,
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
  uses,
  upgrade,
  describe,
  words,
};
