import { sayGoods } from '@cinderhall/effects';
import type { Reason, Ref, Seat } from '@cinderhall/kernel';
import { ERRANDS } from '../../cards/index.ts';
import { kit } from '../../effect-kit.ts';
import { locationsOf } from '../../locations.ts';
import { playerOf, type State } from '../../state.ts';
import { attackChoices, attackOf, siegeOf } from './attack.ts';
import { refs } from './describe.ts';
import { isDeployed, molochOf } from './machines.ts';
import { bestBlows } from './plan.ts';
import { canPayCode, contactsForMachines, destroyPrice, hackPrice, partsFor, rebateOf, rebates } from './prices.ts';
import { blowsOf } from './siege.ts';

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

/** Why a machine, or what it could hit, is not among the answers to an attack. */
export function whyNotAnswer(view: State, seat: Seat, ref: Ref): Reason[] | null {
  const [kind, name = ''] = ref.split(':');
  const card = Number(name);
  if (view.decision?.kind !== 'blow' || kind !== 'card') return null;
  if (attackChoices(view).some((choice) => refs(choice).includes(ref))) return [];
  const siege = siegeOf(view, seat, attackOf(view).left);
  if (isDeployed(view, card)) {
    const machine = siege.machines.find((one) => one.card === card);
    if (!machine) return [{ key: 'fiftyFirstState.why.attackOver', rule: 'R-MOL-017' }];
    const found = blowsOf(siege, machine).length > 0;
    return [
      { key: `fiftyFirstState.why.${found ? 'attackLater' : 'attackEmpty'}`, rule: found ? 'R-MOL-017' : 'R-MOL-018' },
    ];
  }
  if (!locationsOf(view, seat).some((placed) => placed.card === card)) return null;
  if (!siege.machines.some((machine) => blowsOf(siege, machine).some((blow) => blow.card === card)))
    return [{ key: 'fiftyFirstState.why.noMachine', rule: 'R-MOL-018' }];
  const keeps = bestBlows(siege).some((blow) => blow.card === card);
  return [{ key: `fiftyFirstState.why.${keeps ? 'attackLater' : 'fewerAttacks'}`, rule: 'R-MOL-017' }];
}
