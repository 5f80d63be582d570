import { effectDecisions, effectTasks, substitutesOf } from '@cinderhall/effects';
import { fillBlanks, type Game, localized, mergeWords } from '@cinderhall/kernel';
import { uses } from './catalogue.ts';
import { display } from './display.ts';
import { kit } from './effect-kit.ts';
import { actionDecisions, actionTasks } from './flow/action.ts';
import { askedDecisions, askedTasks } from './flow/asked.ts';
import { cleanupDecisions, cleanupTasks } from './flow/cleanup.ts';
import { lookoutDecisions, lookoutTasks } from './flow/lookout.ts';
import { productionTasks } from './flow/production.ts';
import { setupDecisions, setupTasks } from './flow/setup.ts';
import { paid } from './impact.ts';
import { insight } from './insight.ts';
import type { Options } from './options.ts';
import { outcome } from './outcome.ts';
import { addAllRules, allSetRules, setDecisions, setTasks } from './sets/all.ts';
import { setup } from './setup.ts';
import { borgoTasks } from './solo/borgo/turn.ts';
import { soloDecisions } from './solo/decisions.ts';
import { soloWords } from './solo/text.ts';
import { virtualTasks } from './solo/virtual/lookout.ts';
import { backOf, type Choice, type State, schema } from './state.ts';
import { optionWords } from './text/option-words.ts';
import { upgrade } from './upgrade.ts';
import { whyNot } from './why-not.ts';

export type { Choice, Options, State };

addAllRules();

export const fiftyFirstState: Game<State, Choice, Options> = {
  ...display,
  words: localized((language) =>
    mergeWords(
      display.words[language],
      optionWords[language],
      soloWords[language],
      ...allSetRules.flatMap(({ words }) => (words ? [words[language]] : [])),
    ),
  ),
  rules: 5,
  usualSteps: 400,
  schema,
  setup,
  tasks: {
    ...effectTasks(kit),
    ...setupTasks,
    ...lookoutTasks,
    ...virtualTasks,
    ...borgoTasks,
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
    ...actionDecisions,
    ...soloDecisions,
    ...askedDecisions,
    ...cleanupDecisions,
    ...setDecisions,
  },
  // Cards are the only secret.
  guess: (view, _seat, chance) => fillBlanks(schema, view, chance, view.cards.length, (card) => backOf(view, card)),
  outcome,
  whyNot,
  insight,
  paid,
  substitutes: substitutesOf(kit.world.goods),
  uses,
  upgrade,
};
