import { effectDecisions, effectTasks } from '@cinderhall/effects';
import type { Game } from '@cinderhall/kernel';
import { attackDecisions, attackTasks } from './actions/attack.ts';
import { exploreDecisions, exploreTasks } from './actions/explore.ts';
import { itemDecisions, itemTasks } from './actions/items.ts';
import { upgradeDecisions, upgradeTasks } from './actions/upgrade.ts';
import { cards, uses } from './catalogue.ts';
import { describe } from './describe.ts';
import { kit } from './effect-kit.ts';
import { cargoDecisions, cargoTasks } from './flow/cargo.ts';
import { crewDecisions, crewTasks } from './flow/crew.ts';
import { damageDecisions, damageTasks } from './flow/damage.ts';
import { explorationDecisions, explorationTasks } from './flow/exploration.ts';
import { firingDecisions, firingTasks } from './flow/firing.ts';
import { movementDecisions, movementTasks } from './flow/movement.ts';
import { restDecisions, restTasks } from './flow/rest.ts';
import { roundTasks } from './flow/round.ts';
import { zoneTasks } from './flow/zone.ts';
import { guess } from './guess.ts';
import { impact, paid } from './impact.ts';
import { insight } from './insight.ts';
import { type Options, options } from './options.ts';
import { outcome } from './outcome.ts';
import { setup } from './setup.ts';
import { type Choice, type State, schema } from './state.ts';
import { tally } from './tally.ts';
import { words } from './text/index.ts';
import { upgrade } from './upgrade.ts';
import { refs, whyNot } from './why-not.ts';

export type { Choice, Options, State };

/** The race of convoys over the ice to the last ship; alone against the Automa. */
export const lastAurora: Game<State, Choice, Options> = {
  id: 'last-aurora',
  title: { en: 'Last Aurora', pl: 'Last Aurora' },
  rules: 2,
  seats: { min: 1, max: 4 },
  usualSteps: 260,
  options,
  schema,
  setup,
  tasks: {
    ...effectTasks(kit),
    ...roundTasks,
    ...zoneTasks,
    ...explorationTasks,
    ...exploreTasks,
    ...upgradeTasks,
    ...itemTasks,
    ...restTasks,
    ...movementTasks,
    ...firingTasks,
    ...attackTasks,
    ...damageTasks,
    ...crewTasks,
    ...cargoTasks,
  },
  decisions: {
    ...effectDecisions(kit),
    ...explorationDecisions,
    ...exploreDecisions,
    ...upgradeDecisions,
    ...itemDecisions,
    ...restDecisions,
    ...movementDecisions,
    ...firingDecisions,
    ...attackDecisions,
    ...damageDecisions,
    ...crewDecisions,
    ...cargoDecisions,
  },
  guess,
  outcome,
  refs,
  whyNot,
  insight,
  impact,
  paid,
  round: ({ round }) => round,
  tally,
  cards,
  uses,
  upgrade,
  describe,
  words,
};
