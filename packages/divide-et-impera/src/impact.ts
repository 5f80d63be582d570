/** What choices cost and whom they are aimed at, for `impact`; and which events tell that something was paid. */

import type { GameEvent, Goods, Impact, Seat, Target } from '@cinderhall/kernel';
import { reaped } from './actions/drone.ts';
import { droneOf } from './cards/index.ts';
import { numberIn } from './events.ts';
import { unitsAt } from './majority.ts';
import { discardPrice, EXCHANGE_PRICE, goodsOf, robotPrice, SWEET_PRICE } from './prices.ts';
import { type Choice, playerOf, type State } from './state.ts';

const FREE: Goods = {};
const NOBODY: readonly Target[] = [];

/** Collectors and structures come from a supply that is only limited; they are placed, not paid. */
function goodsFor(view: State, seat: Seat, choice: Choice): Goods {
  switch (choice.kind) {
    case 'pay':
      return goodsOf(choice);
    case 'robot':
      return goodsOf(robotPrice(playerOf(view, seat)));
    case 'discard':
      return goodsOf(discardPrice(choice.tech));
    case 'exchange':
      return goodsOf(EXCHANGE_PRICE);
    case 'sweet':
      return SWEET_PRICE;
    default:
      return FREE;
  }
}

const inArea = (seats: readonly Seat[], area: number): Target[] => seats.map((seat) => ({ seat, ref: `area:${area}` }));

/** The rivals whose units are in an area: coming there contests it. */
const contested = (view: State, seat: Seat, area: number): Target[] =>
  inArea(
    view.order.filter((rival) => rival !== seat && unitsAt(view, area, rival) > 0),
    area,
  );

function targetsOf(view: State, seat: Seat, choice: Choice): readonly Target[] {
  const { decision } = view;
  switch (choice.kind) {
    case 'eliminate':
    case 'remedy':
      return inArea([choice.victim], choice.area);
    case 'to':
    case 'recruit':
    case 'teleport':
      return contested(view, seat, choice.area);
    case 'units':
      return decision?.kind === 'moveUnits' ? contested(view, seat, decision.to) : NOBODY;
    case 'from':
    case 'leader':
      // A drone brings a unit from there to where it is itself.
      return decision?.kind === 'airdrop' ? contested(view, seat, decision.area) : NOBODY;
    case 'fly':
      return decision?.kind === 'fly' && droneOf(decision.drone).action.some(({ op }) => op === 'reap')
        ? inArea(reaped(view, seat, choice.area), choice.area)
        : NOBODY;
    case 'collect': {
      // Only by the house rule of a free Masamune are resources taken where somebody else has majority.
      const lead = view.leads[choice.area] ?? -1;
      return lead >= 0 && lead !== seat ? inArea([lead], choice.area) : NOBODY;
    }
    default:
      return NOBODY;
  }
}

export const impact = (view: State, seat: Seat, choice: Choice): Impact => ({
  cost: { goods: goodsFor(view, seat, choice) },
  targets: targetsOf(view, seat, choice),
});

function goodsPaid(event: GameEvent): Goods | null {
  switch (event.kind) {
    case 'bought':
      return goodsOf({ tech: numberIn(event, 'tech'), energy: numberIn(event, 'energy') });
    case 'ability':
    case 'skill':
      return event.power === 'robotPrice' ? goodsOf({ tech: 0, energy: numberIn(event, 'energy') }) : null;
    case 'discarded':
      return goodsOf(discardPrice(event.good === 'tech'));
    case 'exchanged':
      return goodsOf(EXCHANGE_PRICE);
    case 'sweetened':
      return SWEET_PRICE;
    default:
      return null;
  }
}

export function paid(event: GameEvent): { readonly seat: Seat; readonly goods: Goods } | null {
  const goods = goodsPaid(event);
  return goods && { seat: numberIn(event, 'seat'), goods };
}
