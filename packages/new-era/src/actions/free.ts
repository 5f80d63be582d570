/** R-NE-043: what may be done in one's own turn without an action. Each move uses something up, so a run of them ends. */
import type { Seat } from '@cinderhall/kernel';
import { remove, type Store } from '@cinderhall/tableau';
import { locationOf, type Token } from '../cards/index.ts';
import { keepOn, ownerOf, placedOf } from '../locations.ts';
import { type Choice, type Placed, playerOf, type State, type StateFlow } from '../state.ts';

export function listFree(state: State, seat: Seat, list: Choice[]): void {
  const player = playerOf(state, seat);
  for (const card of player.abroad)
    if (!playerOf(state, ownerOf(state, card)).passed) list.push({ kind: 'breakDeal', card });
  for (const placed of player.locations)
    for (const store of locationOf(state, placed.card).stores) {
      if (!hasRoom(placed, store)) continue;
      for (const good of store.of) if (player.goods[good] > 0) list.push({ kind: 'store', good, card: placed.card });
    }
}

/** R-NE-084. */
function hasRoom({ goods }: Placed, { of, n }: Store<Token>): boolean {
  if (goods === null) return true;
  let held = 0;
  for (const good of of) held += goods[good];
  return n === 'any' || held < n;
}

export function store(state: State, seat: Seat, good: Token, card: number, flow: StateFlow): void {
  playerOf(state, seat).goods[good]--;
  keepOn(state, seat, placedOf(state, card), good, 1);
  flow.emit({ kind: 'stored', seat, card, good, n: 1 });
}

export function breakDeal(state: State, seat: Seat, card: number, flow: StateFlow): void {
  remove(playerOf(state, seat).abroad, card);
  flow.emit({ kind: 'brokeDeal', seat, card, owner: ownerOf(state, card) });
}
