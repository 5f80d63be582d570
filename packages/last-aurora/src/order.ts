import { must, type Seat } from '@cinderhall/kernel';
import { AUTOMA, automaOf, type LaFlow, playerOf, type State } from './state.ts';

/** R-LA-065: the leftmost token first, or the rightmost. */
export const reverseOrder = ({ order }: State): number[] => order.slice();
export const standardOrder = ({ order }: State): number[] => order.slice().reverse();

export const spaceOf = (state: State, who: number): number =>
  who === AUTOMA ? automaOf(state).space : playerOf(state, who).space;

/** Takes the next seat of a lap that is still in the game; null at its end. */
export function nextOf(state: State, lap: number[]): Seat | null {
  for (let who = lap.shift(); who !== undefined; who = lap.shift())
    if (who === AUTOMA || !playerOf(state, who).out) return who;
  return null;
}

/** R-LA-066, R-LA-067: the convoy further along the normal road stands further right; equals keep their order. */
export function updateOrder(state: State, flow: LaFlow): void {
  const { order } = state;
  for (let i = 1; i < order.length; i++) {
    const who = must(order[i]);
    const space = spaceOf(state, who);
    let at = i;
    for (; at > 0; at--) {
      const ahead = must(order[at - 1]);
      if (spaceOf(state, ahead) <= space) break;
      order[at] = ahead;
    }
    order[at] = who;
  }
  flow.emit({ kind: 'ordered', order: order.slice() });
}

export function leadingSpace(state: State): number {
  let most = 0;
  for (const who of state.order) most = Math.max(most, spaceOf(state, who));
  return most;
}
