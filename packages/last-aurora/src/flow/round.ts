import { bySeat } from '@cinderhall/effects';
import type { TaskHandlers } from '@cinderhall/kernel';
import { moveToken } from '../automa/board.ts';
import { HUMAN_SEAT, openEffects } from '../automa/exploration.ts';
import { hasRoom, specials } from '../convoy.ts';
import { ROUNDS } from '../data/boards.ts';
import { kit } from '../effect-kit.ts';
import { nextOf, standardOrder } from '../order.ts';
import { outcomeEvents, reached } from '../outcome.ts';
import { AUTOMA, automaOf, type LaFlow, MARKER_NAMES, playerOf, type State } from '../state.ts';
import { discardSurplus, shiftLeft } from '../zone.ts';
import { beginPhase } from './exploration.ts';

/** R-LA-303. */
const cardsKept = ({ options }: State): number => (options.players === 2 ? 2 : 3);

export const roundTasks = {
  /** R-LA-100. */
  round(state, _task, flow) {
    state.round++;
    flow.emit({ kind: 'round', n: state.round });
    if (state.round === ROUNDS) flow.emit({ kind: 'finalRound' });
    flow.push(
      { kind: 'explorePhase' },
      { kind: 'endPhase' },
      { kind: 'restPhase', lap: [] },
      { kind: 'movePhase', lap: [] },
    );
  },

  /** R-LA-300: what works at the end of a round, players first. */
  endRound(state, { lap }, flow) {
    if (state.phase !== 'end') {
      beginPhase(state, 'end', flow);
      flow.push({ kind: 'endRound', lap: standardOrder(state) });
      return;
    }
    const who = nextOf(state, lap);
    if (who === null) {
      flow.push({ kind: 'nextRound' });
      if (state.automa) flow.push({ kind: 'automaEnd', at: 0 });
      return;
    }
    flow.push({ kind: 'endRound', lap });
    if (who === AUTOMA) return;
    for (const { card, effect } of specials(playerOf(state, who).convoy, 'endOfRound')) {
      if (!hasRoom(playerOf(state, who).convoy, MARKER_NAMES.indexOf(effect.gain))) continue;
      flow.emit({ kind: 'worked', seat: who, card, does: 'endOfRound' });
      kit.world.gain(state, who, effect.gain, 1, bySeat(who, card), flow);
    }
  },

  /** R-LA-580: from the leftmost open action card to the right, then all are discarded. */
  automaEnd(state, { at }, flow) {
    const automa = automaOf(state);
    const next = openEffects(state, 'atEnd')[at];
    if (!next) {
      if (automa.faceUp.length > 0) flow.emit({ kind: 'automaClears' });
      automa.discard.push(...automa.faceUp);
      automa.faceUp = [];
      automa.lead = -1;
      return;
    }
    flow.emit({ kind: 'automaUses', card: next.card, when: 'atEnd' });
    flow.push({ kind: 'automaEnd', at: at + 1 });
    kit.run(state, next.effects, bySeat(HUMAN_SEAT, next.card), flow);
  },

  /** R-LA-301 to R-LA-305; the Automa's token moves before the zone is filled (R-LA-581). */
  nextRound(state, _task, flow) {
    if (reached(state) || state.round >= ROUNDS) {
      finish(state, flow);
      return;
    }
    if (state.automa) moveToken(state, flow);
    discardSurplus(state, cardsKept(state), flow);
    shiftLeft(state);
    flow.push({ kind: 'refill' }, { kind: 'round' });
  },
} satisfies Partial<TaskHandlers<State>>;

function finish(state: State, flow: LaFlow): void {
  state.phase = 'over';
  for (const event of outcomeEvents(state)) flow.emit(event);
  flow.emit({ kind: 'over', round: state.round, reached: reached(state) ? 1 : 0 });
  flow.finish();
}
