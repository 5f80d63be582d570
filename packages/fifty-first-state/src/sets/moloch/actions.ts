/** What a seat may do to machines on its turn. */
import { askPayment, bySeat, countOf, type Goods } from '@cinderhall/effects';
import type { Seat } from '@cinderhall/kernel';
import { ERRANDS } from '../../cards/index.ts';
import { kit } from '../../effect-kit.ts';
import { type Choice, playerOf, type State, type StateFlow } from '../../state.ts';
import { molochOf } from './machines.ts';
import {
  contactsForMachines,
  destroyChange,
  destroyPrice,
  destroyPriceOf,
  goodsForCodes,
  hackPrice,
  hackPriceOf,
  machineCost,
  partsFor,
  rebateOf,
  rebates,
  sufficeFor,
} from './prices.ts';

export function listActions(state: State, seat: Seat, list: Choice[]): void {
  const player = playerOf(state, seat);
  const { deployed, coop } = molochOf(state);
  const goods = goodsForCodes(player);
  const contacts = contactsForMachines(player);
  const change = destroyChange(state, seat);
  const off = rebateOf(state, seat);
  for (const machine of deployed) {
    const { card } = machine;
    for (const less of rebates(state, card, off))
      if (sufficeFor(goods, hackPriceOf(state, machine, less))) list.push({ kind: 'hack', card, less });
    if (destroyPriceOf(state, machine, change) <= contacts) list.push({ kind: 'destroy', card });
    if (!coop) continue;
    for (const errand of ERRANDS)
      if (partsFor(state, seat, card, errand).length > 0) list.push({ kind: 'help', card, errand });
  }
}

/** Charges a price for a machine; what follows has been pushed. */
export function charge(state: State, seat: Seat, goods: Goods, flow: StateFlow): void {
  if (countOf(goods) > 0) askPayment(state, machineCost(goods), [], bySeat(seat), flow, kit);
}

export function act(state: State, seat: Seat, choice: Choice, flow: StateFlow): void {
  switch (choice.kind) {
    case 'hack':
      if (countOf(choice.less) > 0) flow.emit({ kind: 'rebated', seat, card: choice.card, goods: choice.less });
      flow.push({ kind: 'hack', seat, card: choice.card, by: -1 });
      charge(state, seat, hackPrice(state, choice.card, choice.less), flow);
      return;
    case 'destroy':
      flow.push({ kind: 'destroy', seat, card: choice.card });
      charge(state, seat, { redContact: destroyPrice(state, seat, choice.card) }, flow);
      return;
    case 'help':
      flow.ask({ kind: 'part', seats: [seat], card: choice.card, errand: choice.errand });
      return;
  }
}
