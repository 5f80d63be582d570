import { effectDecisions, effectTasks } from '@cinderhall/effects';
import type { Game } from '@cinderhall/kernel';
import { attackDecisions, attackTasks } from './actions/attack.ts';
import { exploreDecisions, exploreTasks } from './actions/explore.ts';
import { itemDecisions, itemTasks } from './actions/items.ts';
import { upgradeDecisions, upgradeTasks } from './actions/upgrade.ts';
import { uses } from './catalogue.ts';
import { display } from './display.ts';
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
import { paid } from './impact.ts';
import { insight } from './insight.ts';
import type { Options } from './options.ts';
import { outcome } from './outcome.ts';
import { setup } from './setup.ts';
import { type Choice, type State, schema } from './state.ts';
import { upgrade } from './upgrade.ts';
import { whyNot } from './why-not.ts';

export type { Choice, Options, State };

/** The race of convoys over the ice to the last ship; alone against the Automa. */
export const lastAurora: Game<State, Choice, Options> = {
  ...display,
  rules: 2,
  usualSteps: 260,
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
  whyNot,
  insight,
  paid,
  uses,
  upgrade,
};
