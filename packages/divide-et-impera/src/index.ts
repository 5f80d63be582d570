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
import { uses } from './catalogue.ts';
import { display } from './display.ts';
import { kit } from './effect-kit.ts';
import { cardDecisions, cardTasks } from './flow/card.ts';
import { dealDecisions, dealTasks } from './flow/deal.ts';
import { endDecisions, endTasks } from './flow/end.ts';
import { turnDecisions, turnTasks } from './flow/turn.ts';
import { guess } from './guess.ts';
import { paid } from './impact.ts';
import { insight } from './insight/index.ts';
import type { Options } from './options.ts';
import { outcome } from './outcome.ts';
import { resourceDecisions, resourceTasks } from './resources.ts';
import { setup } from './setup.ts';
import { type Choice, type State, schema } from './state.ts';
import { upgrade } from './upgrade.ts';
import { whyNot } from './why-not.ts';

export type { Choice, Options, State };

/** DEI: Divide et Impera. The rules are in rules/en.md; every module cites the ones it keeps. */
export const divideEtImpera: Game<State, Choice, Options> = {
  ...display,
  rules: 3,
  usualSteps: 700,
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
  whyNot,
  insight,
  paid,
  uses,
  upgrade,
};
