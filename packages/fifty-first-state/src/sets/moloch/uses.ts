/** Which cards an event shows in use. */
import type { GameEvent } from '@cinderhall/kernel';
import { numberIn } from '@cinderhall/tableau';
import { designOf, locationOf } from '../../cards/index.ts';
import { guardsOf } from '../../locations.ts';
import { modifying } from '../../modifying.ts';
import type { State } from '../../state.ts';

type Use = readonly [card: string, way: string];

/** A production, or a bonus: an action has told of itself. */
function brought(state: State, card: number): Use[] {
  if (card < 0) return [];
  const { id, production, bonus, action } = locationOf(state, card);
  if (action) return [];
  return production ? [[id, 'production']] : bonus ? [[id, 'bonus']] : [];
}

export function uses(state: State, event: GameEvent): readonly Use[] {
  const card = numberIn(event.card);
  const seat = numberIn(event.seat);
  switch (event.kind) {
    case 'struck':
      return [[designOf(state, card).id, 'attack']];
    case 'hacked':
      return [[designOf(state, card).id, 'hack']];
    case 'destroyed':
      return [[designOf(state, card).id, 'destroy'], ...modifying(state, seat, 'destroyPrice')];
    case 'rebated':
      return modifying(state, seat, 'firstHack');
    case 'ignored':
      return modifying(state, seat, 'ignoreMachine');
    case 'tookSpoil':
      return modifying(state, seat, 'drawnSpoils');
    case 'setAside':
      return brought(state, card);
    case 'gotHacked':
      return brought(state, numberIn(event.by));
    case 'razed': {
      const owner = numberIn(event.owner);
      if (owner < 0 || owner >= state.players.length) return [];
      return guardsOf(state, owner, card).map((guard): Use => [designOf(state, guard).id, 'modify']);
    }
    default:
      return [];
  }
}
