import type { DecisionHandlers, TaskHandlers } from '@cinderhall/kernel';
import { locationOf } from '../../cards/index.ts';
import { discard, nextCard } from '../../deck.ts';
import { OPPONENT } from '../../owners.ts';
import { rulesOf } from '../../sets/index.ts';
import { answerOf, type Choice, playerOf, type State, type StateFlow } from '../../state.ts';
import { opponentScores } from '../opponent.ts';
import { giveToOpponent } from '../place.ts';
import { liesOpen, takeConnection } from '../strike.ts';
import { afterAttack, attack } from './attack.ts';
import { borgoOf, gainBrawlers, hasPassed, pass, spendBrawler } from './brawlers.ts';
import { develop, hostBorgo } from './develop.ts';
import { actionsFor, type BorgoAction } from './icons.ts';

const YOU = 0;
const BRAWL_POINTS = 1;

/** R-BORGO-025 to R-BORGO-029: a card says what he does, unless the player has passed (R-BORGO-011). */
export function takeTurn(state: State, flow: StateFlow): void {
  const borgo = borgoOf(state);
  const card = playerOf(state, YOU).passed ? -1 : nextCard(state, flow);
  if (card < 0) {
    pass(state, flow);
    return;
  }
  borgo.drawn = card;
  flow.emit({ kind: 'borgoDrew', card });
  flow.push(
    { kind: 'borgoActs', actions: actionsFor(borgo.icons, locationOf(state, card).types) },
    { kind: 'borgoDone' },
  );
}

/** R-BORGO-030. */
function actStandard(state: State, flow: StateFlow): void {
  if (liesOpen(state)) takeConnection(state, flow);
  else if (spendBrawler(state, flow)) opponentScores(state, BRAWL_POINTS, 'brawls', flow);
}

/** R-BORGO-032. */
function build(state: State, flow: StateFlow): void {
  const card = nextCard(state, flow);
  if (card < 0) pass(state, flow);
  else giveToOpponent(state, card, flow);
}

const ACTIONS: { readonly [action in BorgoAction]: (state: State, flow: StateFlow) => void } = {
  standard: actStandard,
  attack: (state, flow) => attack(state, flow),
  build,
  develop,
};

export const borgoTasks = {
  /** R-BORGO-016, R-BORGO-017. */
  borgoGathers(state, _task, flow) {
    gainBrawlers(state, state.round + (borgoOf(state).harder ? 1 : 0), flow);
    for (const id of state.options.sets) rulesOf(id).borgo?.lookout?.(state, flow);
  },

  borgoActs(state, { actions }, flow) {
    const [action, ...rest] = actions;
    if (action === undefined || hasPassed(state)) return;
    if (rest.length > 0) flow.push({ kind: 'borgoActs', actions: rest });
    borgoOf(state).stage = action;
    flow.emit({ kind: 'borgoActs', action });
    ACTIONS[action](state, flow);
  },

  /** R-BORGO-034, R-BORGO-047: one set after another, until he passes. */
  borgoDevelops(state, { sets }, flow) {
    const [set, ...rest] = sets;
    if (set === undefined || hasPassed(state)) return;
    if (rest.length > 0) flow.push({ kind: 'borgoDevelops', sets: rest });
    rulesOf(set).borgo?.develop?.(state, flow);
  },

  borgoAttacked: (state) => afterAttack(state),

  borgoDone(state) {
    const borgo = borgoOf(state);
    if (borgo.drawn !== null) discard(state, OPPONENT, borgo.drawn);
    borgo.drawn = null;
    if (borgo.stage !== 'passed') borgo.stage = 'waiting';
  },
} satisfies Partial<TaskHandlers<State>>;

export const borgoDecisions = {
  borgoVisit: {
    choices: (_state, { of }) => of.map((card) => ({ kind: 'card', card })),
    choose: (state, _decision, seat, choice, flow) => hostBorgo(state, seat, answerOf(choice, 'card').card, flow),
  },
} satisfies Partial<DecisionHandlers<State, Choice>>;
