import { sayGoods } from '@cinderhall/effects';
import type { Reason, Ref, Seat } from '@cinderhall/kernel';
import { ERRANDS } from '../../cards/index.ts';
import { kit } from '../../effect-kit.ts';
import { playerOf, type State } from '../../state.ts';
import { isDeployed, molochOf } from './machines.ts';
import { canPayCode, contactsForMachines, destroyPrice, hackPrice, partsFor, rebateOf, rebates } from './prices.ts';

/** Why a machine can be neither hacked nor destroyed on one's turn. */
export function whyNot(view: State, seat: Seat, ref: Ref): Reason[] | null {
  const [kind, name = ''] = ref.split(':');
  const card = Number(name);
  if (kind !== 'card' || !isDeployed(view, card)) return null;
  const player = playerOf(view, seat);
  const prices = rebates(view, card, rebateOf(view, seat)).map((less) => hackPrice(view, card, less));
  const price = destroyPrice(view, seat, card);
  const have = contactsForMachines(player);
  if (have >= price || prices.some((one) => canPayCode(player, one))) return [];
  // R-MOL-062: a part of a price may be there.
  if (molochOf(view).coop && ERRANDS.some((errand) => partsFor(view, seat, card, errand).length > 0)) return [];
  const goods = sayGoods(kit.world, prices[0] ?? {});
  return [
    { key: 'fiftyFirstState.why.hack', params: { goods }, rule: 'R-MOL-030' },
    { key: 'fiftyFirstState.why.destroy', params: { price, have }, rule: 'R-MOL-032' },
  ];
}
