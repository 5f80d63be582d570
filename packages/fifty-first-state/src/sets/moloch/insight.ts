/** What bots make of machines. */
import { bySeat, type Goods } from '@cinderhall/effects';
import type { Reason, Seat } from '@cinderhall/kernel';
import { factionOf, locationOf } from '../../cards/index.ts';
import { kit } from '../../effect-kit.ts';
import type { Choice, State } from '../../state.ts';
import { actionWorth, cardWorth, dealWorth, goodsWorth, roundsLeft, SPENT, standingWorth } from '../../worth.ts';
import { markersNeeded, serverRoomOf } from '../server-room/tile.ts';
import { attackChoices, attackOf, siegeOf } from './attack.ts';
import { attacksOf, burdenOf, CLOSED, penaltyToFear } from './burden.ts';
import { countDeployed, machineOf, PENALTY } from './machines.ts';
import { leads } from './penalty.ts';
import { destroyPrice, hackPrice } from './prices.ts';
import { type Blow, blowsOf } from './siege.ts';

/** A card that somebody might still make something of. */
const KEPT = 0.3;

/** What a blow costs the seat. */
function blowCost(view: State, seat: Seat, { machine, card, at, goods }: Blow): number {
  const { attack } = machineOf(view, machine);
  switch (attack.does) {
    case 'raze':
      return Math.max(0.2, standingWorth(view, seat, card) - goodsWorth(locationOf(view, card).deal));
    case 'block': {
      const { action } = locationOf(view, card);
      return action ? Math.max(0, actionWorth(view, seat, action, card)) : 0;
    }
    case 'close': {
      const action = factionOf(view, seat).actions[at];
      return action ? Math.max(0, kit.worth(view, action.effects, bySeat(seat))) + CLOSED : CLOSED;
    }
    case 'discard':
      if (card < 0) return 1;
      if (attack.what === 'deal') return dealWorth(view, card) * 0.9;
      return locationOf(view, card).kind === 'location' ? cardWorth(view, seat, card) : KEPT;
    default:
      return goodsWorth(goods);
  }
}

/** What the attack of a machine would cost the seat if it came now: the best of what it could choose. */
function threatOf(view: State, seat: Seat, card: number): number {
  const siege = siegeOf(view, seat, [card]);
  const [machine] = siege.machines;
  const costs = machine ? blowsOf(siege, machine).map((blow) => blowCost(view, seat, blow)) : [];
  return costs.length > 0 ? Math.min(...costs) : 0;
}

/** What it is worth to a seat that a machine goes. Others gain by it too. */
function relief(view: State, seat: Seat, card: number): number {
  const left = roundsLeft(view);
  let others = 0;
  for (let other = 0; other < view.players.length; other++)
    if (other !== seat) others += attacksOf(view, other, [card], left);
  const mean = others / Math.max(1, view.players.length - 1);
  return attacksOf(view, seat, [card], left) - mean * 0.5 + penaltyToFear(view, seat, left);
}

const spent = (goods: Goods): number => goodsWorth(goods) * SPENT;

/** What one gets for a part of a price: the machine goes sooner, and somebody else may finish it. */
const PART = 0.4;

export function value(view: State, seat: Seat, choice: Choice): number {
  switch (choice.kind) {
    case 'hack': {
      const gain = isShared(view, choice.card) ? 0 : cardWorth(view, seat, choice.card);
      return gain + relief(view, seat, choice.card) - spent(hackPrice(view, choice.card, choice.less));
    }
    case 'destroy': {
      const price = destroyPrice(view, seat, choice.card);
      const points = hasContacts(view, choice.card) ? 0 : 1;
      return points + relief(view, seat, choice.card) - spent({ redContact: price });
    }
    case 'help':
      return relief(view, seat, choice.card) * PART - 0.3;
    case 'part':
      return -spent(choice.goods);
    case 'blow':
      return -blowCost(view, seat, choice);
    case 'ignore':
      return isWorst(view, seat, choice.machine) ? 0.1 : -threatOf(view, seat, choice.machine) - 1;
    case 'takeHacked':
      return cardWorth(view, seat, choice.card);
    case 'feedServer':
      return serverValue(view, seat);
    case 'spoil':
      return (kit.world.goods[choice.good]?.worth ?? 0) - spent({ worker: 1 });
    default:
      return 0;
  }
}

const machineOn = (view: State, card: number) => view.moloch?.deployed.find((one) => one.card === card);
const isShared = (view: State, card: number): boolean => Object.keys(machineOn(view, card)?.code ?? {}).length > 0;
const hasContacts = (view: State, card: number): boolean => (machineOn(view, card)?.contacts ?? 0) > 0;

/** Whether no other machine that is left would cost the seat more. */
const isWorst = (view: State, seat: Seat, machine: number): boolean => {
  const own = threatOf(view, seat, machine);
  return attackOf(view).left.every((other) => threatOf(view, seat, other) <= own);
};

/** Points for all help a lone player; with others, fewer machines help the player who suffers most. */
function serverValue(view: State, seat: Seat): number {
  const isLast = serverRoomOf(view).markers + 1 >= markersNeeded(view);
  const all = view.players.length === 1 ? 5 : 1;
  const needed = markersNeeded(view) - serverRoomOf(view).markers;
  return isLast ? all + 0.5 * roundsLeft(view) : (all / needed) * (leads(view, seat) ? 0.4 : 0.6);
}

/** Of a machine chosen in answer to one of the questions of this set. */
export function cardValue(view: State, seat: Seat, card: number): number {
  switch (view.decision?.kind) {
    case 'hackMachine':
      return cardWorth(view, seat, card) + relief(view, seat, card);
    case 'discardMachine':
      return relief(view, seat, card);
    case 'payHacked':
      return -cardWorth(view, seat, card);
    default:
      return cardWorth(view, seat, card);
  }
}

export function reasons(view: State, seat: Seat, choice: Choice): readonly Reason[] {
  switch (choice.kind) {
    case 'hack':
      // R-MOL-063: what others have begun brings no card.
      return isShared(view, choice.card)
        ? [{ key: 'fiftyFirstState.reason.destroy', rule: 'R-MOL-063' }, ...penaltyReason(view, seat)]
        : [{ key: 'fiftyFirstState.reason.hack', rule: 'R-MOL-030' }, ...penaltyReason(view, seat)];
    case 'destroy':
      return [{ key: 'fiftyFirstState.reason.destroy', rule: 'R-MOL-032' }, ...penaltyReason(view, seat)];
    case 'help':
      return [{ key: 'fiftyFirstState.reason.help', rule: 'R-MOL-062' }];
    case 'blow':
      return isLeast(view, seat, choice) ? [{ key: 'fiftyFirstState.reason.blow.least', rule: 'R-MOL-017' }] : [];
    case 'ignore':
      return isWorst(view, seat, choice.machine) ? [{ key: 'fiftyFirstState.reason.ignore', rule: 'R-MOL-016' }] : [];
    case 'feedServer':
      return serverRoomOf(view).markers + 1 >= markersNeeded(view)
        ? [{ key: 'fiftyFirstState.reason.feedServer', rule: 'R-SRV-003' }]
        : [];
    case 'spoil':
      return [
        {
          key: 'fiftyFirstState.reason.spoil',
          params: { good: { noun: kit.world.goods[choice.good]?.noun ?? choice.good } },
        },
      ];
    default:
      return [];
  }
}

/** Whether nothing that is offered loses the seat less. */
function isLeast(view: State, seat: Seat, blow: Blow): boolean {
  const own = blowCost(view, seat, blow);
  return attackChoices(view).every((other) => other.kind !== 'blow' || blowCost(view, seat, other) >= own);
}

const penaltyReason = (view: State, seat: Seat): Reason[] =>
  leads(view, seat) && countDeployed(view) > 0
    ? [{ key: 'fiftyFirstState.reason.penalty', params: { n: PENALTY }, rule: 'R-MOL-060' }]
    : [];

/** What machines on the table will still cost the seat. */
export const outlook = (view: State, seat: Seat, left: number): number => -burdenOf(view, seat, left);

/** Hacked machines and what destroying them yields. */
export const growth = (): number => 2.5;
