import { checkFields, type Effect, type Op } from '@cinderhall/effects';
import type { Seat } from '@cinderhall/kernel';
import { othersOf } from '@cinderhall/tableau';
import { hasPassed, ruinsOf } from '../../../owners.ts';
import { goodOnRuin } from '../../../ruins.ts';
import type { State } from '../../../state.ts';

/** Take a ruin of another owner, with what lies on it, into one's own State (E-29). */
export interface TakeRuins extends Effect {
  readonly op: 'takeRuins';
}

export interface RuinOfRival {
  readonly owner: number;
  readonly at: number;
}

/** Whether the seat knows what the card is: it was razed before its eyes. A view shows others as blanks. */
export const knows = ({ known }: State, seat: Seat, card: number): boolean =>
  card >= 0 && (known[seat]?.includes(card) ?? false);

/** A rival goes without what is taken, which is worth something too. */
const AND_LOST = 1.3;

/** Ruins that look the same to the seat are one choice. */
export function takeable(state: State, seat: Seat): RuinOfRival[] {
  const found: RuinOfRival[] = [];
  for (const owner of othersOf(state.locations.length, seat)) {
    if (hasPassed(state, owner)) continue;
    const seen = new Set<string>();
    for (const [at, card] of ruinsOf(state, owner).entries()) {
      const look = `${knows(state, seat, card) ? state.cards[card] : '?'} ${goodOnRuin(state, owner, at)}`;
      if (!seen.has(look)) found.push({ owner, at });
      seen.add(look);
    }
  }
  return found;
}

export const takeRuins: Op<State, TakeRuins> = {
  op: 'takeRuins',
  run(state, _effect, by, flow) {
    if (takeable(state, by.seat).length > 0) flow.ask({ kind: 'takeRuin', seats: [by.seat], card: by.card });
  },
  can: (state, _effect, by) => takeable(state, by.seat).length > 0,
  say: () => ({ key: 'fiftyFirstState.op.takeRuins' }),
  worth: (state, _effect, by, kit) =>
    takeable(state, by.seat).length > 0 ? AND_LOST * (kit.world.goods.ruins?.worth ?? 0) : 0,
  check: (effect, path) => checkFields(effect, [], path),
};
