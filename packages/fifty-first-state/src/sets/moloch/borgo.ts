import { spendBrawler } from '../../solo/borgo/brawlers.ts';
import { opponentScores } from '../../solo/opponent.ts';
import { giveToOpponent } from '../../solo/place.ts';
import type { State, StateFlow } from '../../state.ts';
import { molochOf, undeploy } from './machines.ts';

const NOTHING_POINTS = 1;

/** R-BORGO-036: for a brawler he hacks one of the deployed machines, whichever; it is his location from then on. */
export function develop(state: State, flow: StateFlow): void {
  if (!spendBrawler(state, flow)) return;
  const { deployed } = molochOf(state);
  if (deployed.length === 0) {
    flow.emit({ kind: 'borgoFoundNoMachine' });
    opponentScores(state, NOTHING_POINTS, 'hunts', flow);
    return;
  }
  const { card } = flow.chance.pick(deployed);
  undeploy(state, card);
  flow.emit({ kind: 'borgoHacked', card });
  giveToOpponent(state, card, flow);
}
