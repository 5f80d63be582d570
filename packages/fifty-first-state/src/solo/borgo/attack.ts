import { discard, nextCard } from '../../deck.ts';
import { typesOf } from '../../locations.ts';
import { OPPONENT } from '../../owners.ts';
import { rulesOf } from '../../sets/index.ts';
import type { State, StateFlow } from '../../state.ts';
import { opponentScores } from '../opponent.ts';
import { borgoOf, pass, spendBrawler } from './brawlers.ts';
import { targetsOf } from './target.ts';

const YOU = 0;
const MISS_POINTS = 1;

/** R-BORGO-031: a brawler, a card, its target. `aims`: he attacks these locations only. */
export function attack(state: State, flow: StateFlow, aims: ((card: number) => boolean) | null = null): void {
  if (!spendBrawler(state, flow)) return;
  const card = nextCard(state, flow);
  if (card < 0) {
    pass(state, flow);
    return;
  }
  borgoOf(state).attack = card;
  flow.emit({ kind: 'opponentRevealed', card, stage: 'raze' });
  flow.push({ kind: 'borgoAttacked' });
  const { set, of } = targetsOf(state, typesOf(state, OPPONENT, card), aims);
  if (of.length === 0) miss(state, flow);
  else if (set === null) flow.ask({ kind: 'victim', seats: [YOU], of: [...of] });
  else rulesOf(set).borgo?.strike?.(state, of, flow);
}

function miss(state: State, flow: StateFlow): void {
  flow.emit({ kind: 'borgoMissed' });
  opponentScores(state, MISS_POINTS, 'misses', flow);
}

/** The card of the attack goes, whatever came of it. */
export function afterAttack(state: State): void {
  const borgo = borgoOf(state);
  if (borgo.attack !== null) discard(state, OPPONENT, borgo.attack);
  borgo.attack = null;
}
