import { bySeat } from '@cinderhall/effects';
import { must, type TaskHandlers } from '@cinderhall/kernel';
import { applyToAutoma } from '../automa/harm.ts';
import { designOf } from '../cards/index.ts';
import { kit } from '../effect-kit.ts';
import { nextOf, standardOrder } from '../order.ts';
import { AUTOMA, markerOf, type State } from '../state.ts';
import { takeFromReserve } from '../supply.ts';
import { LAST_SLOT, type ZoneSlot } from '../zone.ts';

/** R-LA-031, AMB-29: the markers printed on it, as far as the reserve has them, the left block first. */
function layMarkers(state: State, place: ZoneSlot, card: number): void {
  const design = designOf(card);
  const markers = (names: readonly string[]): number[] =>
    names.map(markerOf).filter((marker) => takeFromReserve(state, marker));
  if (design.kind === 'location') {
    place.left = markers(design.left);
    place.right = markers(design.right);
  } else if (design.kind === 'encounter') place.left = markers(design.markers);
}

export const zoneTasks = {
  /** R-LA-030, R-LA-032, R-LA-034: the rightmost empty place is filled first. */
  refill(state, _task, flow) {
    for (;;) {
      let slot = LAST_SLOT;
      while (slot >= 0 && state.zone[slot]?.card !== null) slot--;
      if (slot < 0 || state.deck.length === 0) return;
      const card = must(state.deck.pop());
      flow.emit({ kind: 'revealed', card });
      const design = designOf(card);
      if (design.kind === 'event') {
        state.discard.push(card);
        flow.push({ kind: 'happen', card, lap: standardOrder(state) }, { kind: 'refill' });
        return;
      }
      const place = must(state.zone[slot]);
      layMarkers(state, place, card);
      if (design.kind === 'location' && place.left.length + place.right.length === 0) {
        state.discard.push(card);
        flow.emit({ kind: 'discarded', card });
      } else place.card = card;
    }
  },

  /** R-LA-032: an event is resolved by everybody in standard order. */
  happen(state, { card, lap }, flow) {
    const who = nextOf(state, lap);
    if (who === null) return;
    const design = designOf(card);
    if (design.kind !== 'event') return;
    flow.emit({ kind: 'happened', seat: who, card });
    flow.push({ kind: 'happen', card, lap });
    if (who === AUTOMA) applyToAutoma(state, design.effect, flow);
    else kit.run(state, design.effect, bySeat(who, card), flow);
  },
} satisfies Partial<TaskHandlers<State>>;
