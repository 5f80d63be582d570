import type { DecisionHandlers } from '@cinderhall/kernel';
import { byDesign, remove } from '@cinderhall/tableau';
import { locationOf } from '../../cards/index.ts';
import { discard, nextCard } from '../../deck.ts';
import { typesIn, typesOf } from '../../locations.ts';
import { OPPONENT } from '../../owners.ts';
import { rulesOf } from '../../sets/index.ts';
import type { VirtualStage } from '../../sets/types.ts';
import { answerOf, type Choice, playerOf, STAGES, type State, type StateFlow } from '../../state.ts';
import { opponentScores, type VirtualOpponent, virtualOf } from '../opponent.ts';
import { liesOpen, takeConnection } from '../strike.ts';
import { targetsOf } from './target.ts';

const YOU = 0;
const REBUILD_POINTS = 1;
/** R-SOLO-062, R-SOLO-063. */
const MOST_ATTEMPTS = 3;
/** R-SOLO-027, R-SOLO-060. */
const mostAttacks = ({ options }: State): number => (options.variant === 'mutants' ? 5 : 3);

/** R-SOLO-060: at a table that chooses so. */
const attacksOn = ({ options }: State): boolean => options.variant === 'mutants' && options.mutantsAttackOn;

/** R-SOLO-035: whether the stage has work left now. */
function hasWork(state: State, { stage, attempts, succeeded }: VirtualOpponent): boolean {
  switch (stage) {
    case 'connections':
      return liesOpen(state);
    case 'rebuild':
      return state.options.variant === 'appalachians' && !succeeded && attempts < MOST_ATTEMPTS;
    case 'raze':
      return (!succeeded || attacksOn(state)) && attempts < mostAttacks(state);
    case 'deals':
      return state.options.variant === 'merchants' && !succeeded && attempts < MOST_ATTEMPTS;
    case 'passed':
      return true;
    default:
      return stageOfSet(state, stage)?.hasWork(state) ?? false;
  }
}

/** A stage that a set in play brings. */
function stageOfSet(state: State, stage: VirtualOpponent['stage']): VirtualStage | undefined {
  for (const id of state.options.sets) {
    const found = rulesOf(id).virtual?.stages?.[stage];
    if (found) return found;
  }
  return undefined;
}

function nextStage(state: State, opponent: VirtualOpponent): void {
  if (opponent.stage === 'rebuild') discardPile(state, opponent);
  opponent.stage = STAGES[STAGES.indexOf(opponent.stage) + 1] ?? 'passed';
  opponent.attempts = 0;
  opponent.succeeded = false;
  // R-SOLO-062: deals are attacked with a new pile.
  if (opponent.stage === 'deals' && hasWork(state, opponent)) discardPile(state, opponent);
}

function discardPile(state: State, { pile }: VirtualOpponent): void {
  for (const card of pile.splice(0)) discard(state, OPPONENT, card);
}

/** R-SOLO-028. */
function pass(state: State, opponent: VirtualOpponent, flow: StateFlow): void {
  opponent.stage = 'passed';
  opponent.attempts = 0;
  opponent.succeeded = false;
  discardPile(state, opponent);
  flow.emit({ kind: 'opponentPassed' });
}

/** One attempt: a card from the deck onto the pile. −1: there is none, and the opponent passes. */
function reveal(state: State, opponent: VirtualOpponent, flow: StateFlow): number {
  const card = nextCard(state, flow);
  if (card < 0) {
    pass(state, opponent, flow);
    return card;
  }
  opponent.attempts++;
  opponent.pile.push(card);
  flow.emit({ kind: 'opponentRevealed', card, stage: opponent.stage });
  return card;
}

const fail = ({ stage }: VirtualOpponent, flow: StateFlow): void => flow.emit({ kind: 'opponentFailed', stage });

/** R-SOLO-063. */
function tryRebuild(state: State, opponent: VirtualOpponent, flow: StateFlow): void {
  const card = reveal(state, opponent, flow);
  if (card < 0) return;
  if ((typesOf(state, OPPONENT, card) & typesIn(state, OPPONENT)) === 0) {
    fail(opponent, flow);
    return;
  }
  opponent.succeeded = true;
  opponentScores(state, REBUILD_POINTS, 'rebuilds', flow);
}

/** R-SOLO-022, R-SOLO-023. */
function attack(state: State, opponent: VirtualOpponent, flow: StateFlow): void {
  const card = reveal(state, opponent, flow);
  if (card < 0) return;
  const of = targetsOf(state, YOU, typesOf(state, OPPONENT, card));
  if (of.length > 0) flow.ask({ kind: 'victim', seats: [YOU], of });
  else fail(opponent, flow);
}

/** R-SOLO-062. */
function tryDeal(state: State, opponent: VirtualOpponent, flow: StateFlow): void {
  const card = reveal(state, opponent, flow);
  if (card < 0) return;
  const { deal } = locationOf(state, card);
  const of = playerOf(state, YOU).deals.filter((own) =>
    Object.keys(locationOf(state, own).deal).some((good) => good in deal),
  );
  if (of.length > 0) flow.ask({ kind: 'lostDeal', seats: [YOU], of });
  else fail(opponent, flow);
}

const STEPS: {
  readonly [stage in VirtualOpponent['stage']]?: (state: State, opponent: VirtualOpponent, flow: StateFlow) => void;
} = {
  connections: (state, _opponent, flow) => takeConnection(state, flow),
  rebuild: tryRebuild,
  raze: attack,
  deals: tryDeal,
  passed: pass,
};

/** R-SOLO-020, R-SOLO-029: one step, and none any more once you have passed. */
export function takeTurn(state: State, flow: StateFlow): void {
  const opponent = virtualOf(state);
  if (playerOf(state, YOU).passed) {
    pass(state, opponent, flow);
    return;
  }
  while (!hasWork(state, opponent)) nextStage(state, opponent);
  const step = STEPS[opponent.stage];
  if (step) step(state, opponent, flow);
  else stageOfSet(state, opponent.stage)?.step(state, flow);
}

const cardOf = (choice: Choice): number => answerOf(choice, 'card').card;

export const virtualDecisions = {
  lostDeal: {
    choices: (state, { of }) => byDesign(state, of),
    choose(state, _decision, seat, choice, flow) {
      const card = cardOf(choice);
      virtualOf(state).succeeded = true;
      remove(playerOf(state, seat).deals, card);
      discard(state, seat, card);
      flow.emit({ kind: 'dealLost', seat, card });
    },
  },
} satisfies Partial<DecisionHandlers<State, Choice>>;
