import { bySeat, fire, frozen, type Goods } from '@cinderhall/effects';
import { must, type Reason, type Seat } from '@cinderhall/kernel';
import type { AshFlow } from '../deck.ts';
import { kit } from '../effect-kit.ts';
import { type Choice, playerOf, type State } from '../state.ts';
import { alone } from '../tables.ts';

type Trade = Extract<Choice, { kind: 'trade' }>;

export const WARES = ['water', 'scrap', 'spark'] as const;
export type Ware = (typeof WARES)[number];
export const RATE = 2;

const TRADES: readonly (readonly Trade[])[] = frozen(
  WARES.map((give) => WARES.filter((get) => get !== give).map((get) => ({ kind: 'trade' as const, give, get }))),
);

const canGive = (state: State, seat: Seat, ware: Ware): boolean => playerOf(state, seat).goods[ware] >= RATE;

export function listTrades(state: State, seat: Seat, list: Choice[]): void {
  for (let i = 0; i < WARES.length; i++)
    if (canGive(state, seat, must(WARES[i]))) for (const one of must(TRADES[i])) list.push(one);
}

/** R-ASH-035. */
export const tradePrice = (give: string): Goods => ({ [give]: RATE });

export function trade(state: State, seat: Seat, { give, get }: Trade, flow: AshFlow): void {
  const by = bySeat(seat);
  flow.emit({ kind: 'traded', seat, give, get });
  kit.world.pay(state, seat, tradePrice(give), by, flow);
  kit.world.gain(state, seat, get, 1, by, flow);
  fire(state, state.abilities, alone(seat), 'traded', { give, get }, flow, kit);
}

/** A seat that can give anything can get anything else, so the same answer holds for every ware. */
export function whyNotTrade(view: State, seat: Seat): Reason[] {
  return WARES.some((ware) => canGive(view, seat, ware))
    ? []
    : [{ key: 'ash.why.trade', params: { n: RATE }, rule: 'R-ASH-035' }];
}
