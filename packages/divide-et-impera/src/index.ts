import { effectDecisions, effectTasks } from '@cinderhall/effects';
import type { Game } from '@cinderhall/kernel';
import { buildDecisions } from './actions/build.ts';
import { collectDecisions, collectTasks } from './actions/collect.ts';
import { copyDecisions } from './actions/copy.ts';
import { droneDecisions, droneTasks } from './actions/drone.ts';
import { eliminateDecisions } from './actions/eliminate.ts';
import { moveDecisions } from './actions/move.ts';
import { purchaseDecisions, purchaseTasks } from './actions/purchase.ts';
import { recruitDecisions } from './actions/recruit.ts';
import { COLOURS, factionOf } from './cards/index.ts';
import { cards, uses } from './catalogue.ts';
import { describe } from './describe.ts';
import { kit } from './effect-kit.ts';
import { cardDecisions, cardTasks } from './flow/card.ts';
import { dealDecisions, dealTasks } from './flow/deal.ts';
import { endDecisions, endTasks } from './flow/end.ts';
import { turnDecisions, turnTasks } from './flow/turn.ts';
import { guess } from './guess.ts';
import { impact, paid } from './impact.ts';
import { insight } from './insight/index.ts';
import { outpostsOf } from './majority.ts';
import { type Options, options } from './options.ts';
import { outcome } from './outcome.ts';
import { resourceDecisions, resourceTasks } from './resources.ts';
import { setup } from './setup.ts';
import { type Choice, COLLECTORS, type State, schema, supplyOf } from './state.ts';
import { words } from './text/index.ts';
import { upgrade } from './upgrade.ts';
import { refs, whyNot } from './why-not.ts';

export type { Choice, Options, State };

/** DEI: Divide et Impera. The rules are in rules/en.md; every module cites the ones it keeps. */
export const divideEtImpera: Game<State, Choice, Options> = {
  id: 'divide-et-impera',
  title: { en: 'DEI: Divide et Impera', pl: 'DEI: Divide et Impera' },
  rules: 3,
  seats: { min: 2, max: 4 },
  usualSteps: 700,
  options,
  schema,
  setup,
  tasks: {
    ...effectTasks(kit),
    ...dealTasks,
    ...turnTasks,
    ...cardTasks,
    ...endTasks,
    ...resourceTasks,
    ...collectTasks,
    ...purchaseTasks,
    ...droneTasks,
  },
  decisions: {
    ...effectDecisions(kit),
    ...dealDecisions,
    ...turnDecisions,
    ...cardDecisions,
    ...endDecisions,
    ...resourceDecisions,
    ...moveDecisions,
    ...recruitDecisions,
    ...collectDecisions,
    ...buildDecisions,
    ...eliminateDecisions,
    ...copyDecisions,
    ...droneDecisions,
    ...purchaseDecisions,
  },
  guess,
  outcome,
  refs,
  whyNot,
  insight,
  impact,
  paid,
  round: ({ turn }) => turn,
  tally: (view) => ({
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
  uses,
  upgrade,
  describe,
  words,
};
