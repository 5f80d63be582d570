import type { Reason, Ref, Seat } from '@cinderhall/kernel';
import { whyNotBuild } from './actions/build.ts';
import { whyNotRaid } from './actions/raid.ts';
import { whyNotScout } from './actions/scout.ts';
import { WARES, type Ware, whyNotTrade } from './actions/trade.ts';
import { whyNotUse } from './actions/use.ts';
import { designOf } from './cards/index.ts';
import { type Choice, playerOf, type State } from './state.ts';

/** The things on the table that a choice touches. */
export function refs(choice: Choice): Ref[] {
  switch (choice.kind) {
    case 'raid':
      return [`seat:${choice.from}`];
    case 'trade':
      return [`good:${choice.give}`, `good:${choice.get}`];
    case 'take':
      return [`seat:${choice.from}`, `good:${choice.good}`];
    case 'pickCounter':
      return ['counter'];
    case 'pickDeck':
    case 'scout':
      return ['deck'];
    default:
      return 'card' in choice ? [`card:${choice.card}`] : [];
  }
}

/** Why the seat cannot use a thing now. */
export function whyNot(view: State, seat: Seat, ref: Ref): Reason[] {
  const { decision } = view;
  if (!decision || seat < 0) return [];
  if (!decision.seats.includes(seat)) return [{ key: 'ash.why.turn', rule: 'R-ASH-030' }];
  const [kind, name = ''] = ref.split(':');
  const number = Number(name);
  if (decision.kind === 'guard') return kind === 'card' ? whyNotGuard(view, seat, number) : [];
  if (decision.kind !== 'act') return [];
  if (kind === 'card') return whyNotCard(view, seat, number);
  if (kind === 'seat') return number === seat || !view.players[number] ? [] : whyNotRaid(view, seat, number);
  if (kind === 'good') return WARES.includes(name as Ware) ? whyNotTrade(view, seat) : [];
  return kind === 'deck' ? whyNotScout(view, seat) : [];
}

function whyNotCard(view: State, seat: Seat, card: number): Reason[] {
  const { hand, built } = playerOf(view, seat);
  if (hand.includes(card)) return whyNotBuild(view, seat, card);
  if (built.includes(card)) return whyNotUse(view, seat, card);
  return [{ key: 'ash.why.notYours', rule: 'R-ASH-031' }];
}

function whyNotGuard(view: State, seat: Seat, card: number): Reason[] {
  if (!playerOf(view, seat).hand.includes(card)) return [{ key: 'ash.why.notInHand', rule: 'R-ASH-037' }];
  return designOf(view, card).guard ? [] : [{ key: 'ash.why.noGuard', rule: 'R-ASH-037' }];
}
