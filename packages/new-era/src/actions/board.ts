import { affordable, askPayment, bySeat, type Cost } from '@cinderhall/effects';
import type { Reason, Seat } from '@cinderhall/kernel';
import { factionOf, type Kind } from '../cards/index.ts';
import type { FieldRanges } from '../contacts.ts';
import { kit } from '../effect-kit.ts';
import { type Choice, playerOf, type State, type StateFlow } from '../state.ts';

const TOKEN: { readonly [how in Kind]: Choice } = {
  incorporate: { kind: 'fieldToken', how: 'incorporate' },
  conquer: { kind: 'fieldToken', how: 'conquer' },
  deal: { kind: 'fieldToken', how: 'deal' },
};

/** R-NE-033, A-NE-26: the token of a field, with or without a use for it. */
export function listFieldTokens(fields: FieldRanges, list: Choice[]): void {
  if (fields.incorporate >= 0) list.push(TOKEN.incorporate);
  if (fields.conquer >= 0) list.push(TOKEN.conquer);
  if (fields.deal >= 0) list.push(TOKEN.deal);
}

export const fieldCost = (state: State, seat: Seat, how: Kind): Cost => factionOf(state, seat).board[how].cost;

export function startFieldToken(state: State, seat: Seat, how: Kind, flow: StateFlow): void {
  playerOf(state, seat).board[how] = true;
  flow.emit({ kind: 'usedField', seat, field: how });
  flow.push({ kind: 'fieldToken', seat, how });
  askPayment(state, fieldCost(state, seat, how), [], bySeat(seat), flow, kit);
}

export const takeFieldToken = (state: State, seat: Seat, how: Kind, flow: StateFlow): void =>
  kit.world.gain(state, seat, `${how}${factionOf(state, seat).board[how].range}`, 1, bySeat(seat), flow);

export function whyNotField(view: State, seat: Seat, field: Kind | 'redevelop'): Reason[] {
  if (playerOf(view, seat).board[field]) return [{ key: 'newEra.why.fieldUsed', rule: 'R-NE-033' }];
  return affordable(kit.world, view, seat, factionOf(view, seat).board[field].cost)
    ? []
    : [{ key: 'newEra.why.cannotPay', rule: 'R-NE-033' }];
}
