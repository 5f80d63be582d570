import type { Seat } from '@cinderhall/kernel';
import { isLastRound } from '../last-round.ts';
import { AMMO, type LaFlow, NOBODY, playerOf, type State, SURVIVOR } from '../state.ts';
import { toReserve } from '../supply.ts';
import { closeGap } from '../zone.ts';

/** R-LA-322: a convoy that loses its last survivor leaves the game at once. */
export function eliminate(state: State, seat: Seat, flow: LaFlow): void {
  const player = playerOf(state, seat);
  if (player.out) return;
  const wasLast = isLastRound(state);
  player.out = true;
  flow.emit({ kind: 'eliminated', seat });
  for (const { card, slots } of player.convoy) {
    for (const held of slots) if (held >= AMMO && held <= SURVIVOR) toReserve(state, held);
    state.gone.push(card);
  }
  for (const marker of [...player.aside]) if (marker >= AMMO && marker <= SURVIVOR) toReserve(state, marker);
  state.itemDiscard.push(...player.items);
  player.convoy = [];
  player.aside = [];
  player.items = [];
  state.order = state.order.filter((who) => who !== seat);
  for (const enemy of state.enemies) enemy.targets = enemy.targets.filter((who) => who !== seat);
  for (const reward of state.rewards) {
    reward.helpers = reward.helpers.filter((who) => who !== seat);
    if (reward.winner === seat) reward.winner = NOBODY;
  }
  if (wasLast && state.order.length > 0 && !isLastRound(state)) flow.emit({ kind: 'auroraAlone' });
  endTurnOf(state, seat, flow);
  if (state.players.every(({ out }) => out)) {
    state.phase = 'over';
    flow.emit({ kind: 'over', round: state.round, reached: 0 });
    flow.finish();
  }
}

/** Drops the seat's open tasks; if it had just taken a card from the zone, the gap is closed. */
function endTurnOf(state: State, seat: Seat, flow: LaFlow): void {
  state.tasks = state.tasks.filter((task) => !('seat' in task) || task.seat !== seat);
  if (state.turn.seat !== seat) return;
  state.turn.acting = [];
  if (state.phase === 'exploration' && state.turn.slot >= 0) {
    const { slot } = state.turn;
    state.turn.slot = -1;
    if (state.zone[slot]?.card === null) {
      closeGap(state, slot);
      flow.push({ kind: 'refill' });
    }
  }
}
