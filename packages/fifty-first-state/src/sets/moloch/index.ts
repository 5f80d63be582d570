import type { Seat } from '@cinderhall/kernel';
import { losesUnspent } from '../../keeping.ts';
import { backOf, type Choice, MACHINE_BACK, type State } from '../../state.ts';
import type { SetRules } from '../types.ts';
import { act, listActions } from './actions.ts';
import { attackDecisions, attackTasks } from './attack.ts';
import { develop } from './borgo.ts';
import { describeChoice, describeDecision, impact, refs } from './describe.ts';
import * as flow from './flow.ts';
import { cardValue, growth, outlook, reasons, value } from './insight.ts';
import { countDeployed, deployedMachine, molochOf } from './machines.ts';
import { penaltyLines } from './penalty.ts';
import { destroyPrice } from './prices.ts';
import { en } from './text/en.ts';
import { pl } from './text/pl.ts';
import { uses } from './uses.ts';
import { whyNot, whyNotAnswer } from './why-not.ts';

export const tasks = { ...flow.tasks, ...attackTasks };
export const decisions = { ...flow.decisions, ...attackDecisions };

const STYLES: { readonly [kind: string]: string } = {
  destroy: 'raid',
  hack: 'draw',
  takeHacked: 'draw',
  ignore: 'guard',
  feedServer: 'guard',
};

/** A machine that is destroyed with contacts that would be lost. */
function freePoints(view: State, choice: Choice): number {
  const seat: Seat | undefined = view.decision?.seats[0];
  if (choice.kind !== 'destroy' || seat === undefined || deployedMachine(view, choice.card).contacts > 0) return 0;
  return losesUnspent(view, seat, { goods: { redContact: destroyPrice(view, seat, choice.card) } }) ? 1 : 0;
}

export const rules: SetRules = {
  borgo: { develop },
  /** R-SETUP-011. */
  setup(start, options, chance) {
    const { cards } = start;
    start.moloch = {
      difficulty: options.molochDifficulty ?? 'recruit',
      coop: options.molochCoop ?? false,
      deck: chance.shuffle(cards.flatMap((_, card) => (backOf({ cards }, card) === MACHINE_BACK ? [card] : []))),
      discard: [],
      deployed: [],
      closed: start.players.map(() => []),
      blocked: [],
      hacks: start.players.map(() => 0),
      highest: 0,
      risen: 0,
      attack: null,
    };
  },
  /** R-MOL-010. */
  afterProduction: (_state, stack) => stack.push({ kind: 'attackPhase' }, { kind: 'deploy' }),
  nextRound(state) {
    const moloch = molochOf(state);
    moloch.closed = state.players.map(() => []);
    moloch.blocked = [];
    moloch.hacks.fill(0);
  },
  listActions,
  act,
  blocks: ({ moloch }, card) => moloch?.blocked.includes(card) ?? false,
  endLines: penaltyLines,
  refs,
  impact,
  value,
  cardValue,
  reasons,
  freePoints,
  outlook,
  growth,
  style: ({ kind }) => STYLES[kind] ?? null,
  describeChoice,
  describeDecision,
  whyNot,
  whyNotAnswer,
  uses,
  /** Those on the table are everybody's. */
  tally: (view) => ({ machines: view.players.map(() => countDeployed(view)) }),
  words: { en, pl },
};
