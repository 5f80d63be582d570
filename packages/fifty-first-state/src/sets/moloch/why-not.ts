import { sayGoods } from '@cinderhall/effects';
import type { Reason, Ref, Seat } from '@cinderhall/kernel';
import { kit } from '../../effect-kit.ts';
import { playerOf, type State } from '../../state.ts';
import { isDeployed } from './machines.ts';
import { canPayCode, contactsForMachines, destroyPrice, hackPrice, rebates } from './prices.ts';

/** Why a machine can be neither hacked nor destroyed on one's turn. */
export function whyNot(view: State, seat: Seat, ref: Ref): Reason[] | null {
  const [kind, name = ''] = ref.split(':');
  const card = Number(name);
  if (kind !== 'card' || !isDeployed(view, card)) return null;
  const player = playerOf(view, seat);
  const prices = rebates(view, seat, card).map((less) => hackPrice(view, card, less));
  const price = destroyPrice(view, seat, card);
  const have = contactsForMachines(player);
  if (have >= price || prices.some((one) => canPayCode(player, one))) return [];
  const goods = sayGoods(kit.world, prices[0] ?? {});
  return [
    { key: 'fiftyFirstState.why.hack', params: { goods }, rule: 'R-MOL-030' },
    { key: 'fiftyFirstState.why.destroy', params: { price, have }, rule: 'R-MOL-032' },
  ];
}
