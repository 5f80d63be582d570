import { effectDecisions, effectTasks, substitutesOf } from '@cinderhall/effects';
import { fillBlanks, type Game } from '@cinderhall/kernel';
import { uses } from './catalogue.ts';
import { display } from './display.ts';
import { kit } from './effect-kit.ts';
import { actionDecisions, actionTasks } from './flow/actions.ts';
import { askedDecisions } from './flow/asked.ts';
import { endingTasks } from './flow/ending.ts';
import { lookoutDecisions, lookoutTasks } from './flow/lookout.ts';
import { productionDecisions, productionTasks } from './flow/production.ts';
import { setupDecisions, setupTasks } from './flow/setup.ts';
import { paid } from './impact.ts';
import { insight } from './insight.ts';
import type { Options } from './options.ts';
import { outcome } from './outcome.ts';
import { type Choice, type State, schema, setup } from './state.ts';
import { upgrade } from './upgrade.ts';
import { whyNot } from './why-not.ts';

export type { Choice, Options, State };

export const newEra: Game<State, Choice, Options> = {
  ...display,
  rules: 4,
  usualSteps: 500,
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
  whyNot,
  insight,
  paid,
  substitutes: substitutesOf(kit.world.goods),
  uses,
  upgrade,
};
