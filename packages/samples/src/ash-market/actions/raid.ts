import { affordable, askPayment, askTake, bySeat, type Cost, fire, frozen, modifier } from '@cinderhall/effects';
import { must, type Reason, type Seat } from '@cinderhall/kernel';
import { designOf } from '../cards/index.ts';
import type { AshFlow } from '../deck.ts';
import { kit } from '../effect-kit.ts';
import { type Choice, playerOf, type State } from '../state.ts';
import { alone, rivalsOf } from '../tables.ts';
import { WARES } from './trade.ts';

export const RAID_COST: Cost = frozen({ any: { of: ['water', 'scrap'], n: 1 } });
const STRONGEST = 6;
const RAIDS: readonly Choice[] = frozen([0, 1, 2, 3, 4].map((from) => ({ kind: 'raid', from })));
const YIELD: Choice = { kind: 'yield' };
const ANYTHING = frozen({});

/** R-ASH-036: how much a raid can take before any guard is played. */
export function raidStrength(state: State, seat: Seat, from: Seat): number {
  const more = modifier(state, state.abilities, seat, 'raid', ANYTHING, kit);
  const less = modifier(state, state.abilities, from, 'defence', ANYTHING, kit);
  return Math.min(STRONGEST, state.options.raid + more - less);
}

function hasWares(state: State, seat: Seat): boolean {
  const { water, scrap, spark } = playerOf(state, seat).goods;
  return water + scrap + spark > 0;
}

export function listRaids(state: State, seat: Seat, list: Choice[]): void {
  if (playerOf(state, seat).raided || !affordable(kit.world, state, seat, RAID_COST)) return;
  for (const from of rivalsOf(state.players.length, seat))
    if (hasWares(state, from) && raidStrength(state, seat, from) > 0) list.push(must(RAIDS[from]));
}

export function startRaid(state: State, seat: Seat, from: Seat, flow: AshFlow): void {
  playerOf(state, seat).raided = true;
  flow.push({ kind: 'raid', seat, from });
  askPayment(state, RAID_COST, [], bySeat(seat), flow, kit);
}

/** R-ASH-037: a player who is raided may play a guard from hand. */
export function startGuarding(state: State, seat: Seat, from: Seat, flow: AshFlow): void {
  const n = raidStrength(state, seat, from);
  flow.emit({ kind: 'raided', seat, from, n });
  // Being asked reveals that the rival has a guard, so the raid cannot be undone from here.
  flow.barrier();
  flow.ask({ kind: 'guard', seats: [from], raider: seat, n });
}

export function guardChoices(state: State, seat: Seat): Choice[] {
  const list: Choice[] = [];
  let seen = 0;
  for (const card of playerOf(state, seat).hand) {
    const bit = 1 << must(state.cards[card]);
    if ((seen & bit) !== 0 || designOf(state, card).guard === undefined) continue;
    seen |= bit;
    list.push({ kind: 'guard', card });
  }
  list.push(YIELD);
  return list;
}

/** R-ASH-038: the raider chooses the booty, one at a time. */
export function plunder(state: State, seat: Seat, from: Seat, n: number, flow: AshFlow): void {
  flow.push({ kind: 'raidOver', seat, from });
  if (n > 0 && hasWares(state, from)) askTake(WARES, n, bySeat(seat), flow, from);
}

/** R-ASH-039: what waits for a raid happens when it is over. */
export function raidOver(state: State, seat: Seat, from: Seat, flow: AshFlow): void {
  flow.emit({ kind: 'raidOver', seat, from });
  fire(state, state.abilities, alone(from), 'raided', ANYTHING, flow, kit);
}

export function whyNotRaid(view: State, seat: Seat, from: Seat): Reason[] {
  if (playerOf(view, seat).raided) return [{ key: 'ash.why.raided', rule: 'R-ASH-036' }];
  if (!affordable(kit.world, view, seat, RAID_COST)) return [{ key: 'ash.why.raidCost', rule: 'R-ASH-036' }];
  if (!hasWares(view, from)) return [{ key: 'ash.why.nothing', rule: 'R-ASH-036' }];
  return raidStrength(view, seat, from) > 0 ? [] : [{ key: 'ash.why.defended', rule: 'R-ASH-036' }];
}
