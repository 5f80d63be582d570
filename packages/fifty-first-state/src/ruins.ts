/** Ruins come into the State of a player and leave it here and nowhere else. */
import type { Seat } from '@cinderhall/kernel';
import { ruinsOf } from './owners.ts';
import { playerOf, type State, type StateFlow } from './state.ts';

/** What may lie on a ruin (R-SCAV-050). */
export type OnRuin = NonNullable<State['scavengers']>['onRuins'][number][number];

/** Nothing ever lies on the ruins of an opponent that is no player. */
const onRuins = ({ scavengers }: State, owner: number): OnRuin[] | null => scavengers?.onRuins[owner] ?? null;

export const goodOnRuin = (state: State, owner: number, at: number): OnRuin => onRuins(state, owner)?.[at] ?? 'nothing';

export function layOnRuin(state: State, seat: Seat, at: number, good: OnRuin): void {
  const list = onRuins(state, seat);
  if (list === null || good === 'nothing') return;
  while (list.length < at) list.push('nothing');
  list[at] = good;
}

/** One's own ruins; those of the same card with the same thing on them are one, as a choice. */
export function distinctRuins(state: State, seat: Seat): number[] {
  const { ruins } = playerOf(state, seat);
  if (ruins.length < 2) return ruins;
  const seen = new Set<string>();
  return ruins.filter((card, at) => {
    const look = `${state.cards[card]} ${goodOnRuin(state, seat, at)}`;
    const isNew = !seen.has(look);
    seen.add(look);
    return isNew;
  });
}

/** R-BASE-010: a card lies face down in the State from now on. Features may wait for that. */
export function addRuin(state: State, seat: Seat, card: number, flow: StateFlow): void {
  playerOf(state, seat).ruins.push(card);
  if (state.abilities[seat]?.on.ruins) flow.push({ kind: 'ruinsEntered', seat });
}

/** Takes a ruin away, and answers what lay on it. */
export function removeRuin(state: State, owner: number, card: number): OnRuin {
  const ruins = ruinsOf(state, owner);
  const at = ruins.indexOf(card);
  ruins.splice(at, 1);
  const [good = 'nothing'] = onRuins(state, owner)?.splice(at, 1) ?? [];
  return good;
}
