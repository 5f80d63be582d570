import { unexplained } from '@cinderhall/tableau';
import { noSets } from './sets/parts.ts';
import type { State } from './state.ts';

type Saved = Partial<
  Pick<State['options'], 'sets' | 'connectionsPay' | 'boardAmmo' | 'shipwreckOnce' | 'ruinsInTie' | 'mutantsAttackOn'>
>;

/**
 * Rules 1 kept no ledger, so the source of earlier points is unknown. Rules 2 knew one kind of opponent and no sets with
 * rules of their own. Rules 3 knew no boards that give ammo, and no table where
 * Shipwreck is used once. Rules 4 knew no machines, and no table where ruins break ties or the Mutants attack on.
 */
export function upgrade(state: State, from: number): State {
  if (from < 2) {
    for (const player of state.players) player.points = unexplained(player.goods.vp);
    if (state.opponent) state.opponent.points = unexplained(state.opponent.vp);
  }
  const saved: Saved = state.options;
  saved.sets ??= [];
  saved.connectionsPay ??= true;
  saved.boardAmmo ??= false;
  saved.shipwreckOnce ??= false;
  saved.ruinsInTie ??= false;
  saved.mutantsAttackOn ??= false;
  const opponent: { kind?: string } | null = state.opponent;
  if (opponent) opponent.kind ??= 'virtual';
  if (state.decision?.kind === 'dealGoods') state.decision.cities ??= [];
  for (const task of state.tasks) if (task.kind === 'moreDealGoods') task.cities ??= [];
  return { ...noSets(), ...state };
}
