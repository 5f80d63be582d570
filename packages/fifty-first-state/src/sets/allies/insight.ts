/** What this set's choices are worth, and why they are good. */
import type { Reason, Seat } from '@cinderhall/kernel';
import { locationOf, timesOf } from '../../cards/index.ts';
import { kit } from '../../effect-kit.ts';
import { ownerOf, placedOf } from '../../locations.ts';
import { opponentScore, scoreOf } from '../../outcome.ts';
import { type Choice, playerOf, type State } from '../../state.ts';
import { actionWorth, cardWorth } from '../../worth.ts';
import { NO_SEAT } from './rivals.ts';

/** Where all else is equal, the player who is ahead is chosen. */
const AHEAD = 0.01;
const leadOf = (view: State, rival: number): number =>
  AHEAD * (rival === NO_SEAT ? opponentScore(view) : scoreOf(view, rival));

/** What a rival would lose to the raid that is asked about. */
function raidLoss(view: State, rival: number): { readonly [good: string]: number } {
  const { decision } = view;
  if (decision?.kind !== 'raid' || rival === NO_SEAT) return {};
  const lost = Object.entries(decision.goods).map(
    ([good, most]) => [good, Math.min(most, kit.world.has(view, rival, good))] as const,
  );
  return Object.fromEntries(lost.filter(([, n]) => n > 0));
}

/** What an action location without an action of its own, which answers what others do, may bring in a round. */
const ANSWER = 0.5;

function timesAt(view: State, card: number): number {
  const { action } = locationOf(view, card);
  return action ? timesOf(view, action) : 1;
}

/** How often its owner could still use it this round, as far as that counts. */
const usesLeft = (view: State, card: number): number =>
  Math.max(0, Math.min(2, timesAt(view, card)) - placedOf(view, card).used);

function blockedWorth(view: State, card: number): number {
  const { action } = locationOf(view, card);
  return usesLeft(view, card) * (action ? actionWorth(view, ownerOf(view, card), action, card) : ANSWER);
}

export function value(view: State, seat: Seat, choice: Choice): number {
  switch (choice.kind) {
    case 'raid': {
      const lost = Object.entries(raidLoss(view, choice.rival));
      return leadOf(view, choice.rival) + lost.reduce((sum, [good, n]) => sum + n * worthOf(good), 0);
    }
    case 'giveCard':
      return leadOf(view, choice.rival) - cardWorth(view, seat, choice.card);
    case 'block':
      return blockedWorth(view, choice.card);
    default:
      return 0;
  }
}

const worthOf = (good: string): number => kit.world.goods[good]?.worth ?? 0;

export function reasons(view: State, seat: Seat, choice: Choice): readonly Reason[] {
  switch (choice.kind) {
    case 'raid':
      return Object.keys(raidLoss(view, choice.rival)).length > 0
        ? [{ key: 'fiftyFirstState.reason.raid', rule: 'R-ALLY-034' }]
        : [];
    case 'giveCard': {
      const own = cardWorth(view, seat, choice.card);
      return playerOf(view, seat).hand.every((other) => cardWorth(view, seat, other) >= own)
        ? [{ key: 'fiftyFirstState.reason.leastCard' }]
        : [];
    }
    case 'block':
      return usesLeft(view, choice.card) > 0
        ? [{ key: 'fiftyFirstState.reason.block', rule: 'R-ALLY-035' }]
        : [{ key: 'fiftyFirstState.reason.blockUsed', rule: 'R-ALLY-035' }];
    default:
      return [];
  }
}
