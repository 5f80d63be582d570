import type { Goods } from '@cinderhall/effects';
import type { Reason, Ref, Seat } from '@cinderhall/kernel';
import { whyNotField } from './actions/board.ts';
import { whyNotInstant } from './actions/cards.ts';
import { hasSpoilsSlot } from './actions/conquer.ts';
import { whyNotContact } from './actions/contact.ts';
import { whyNotDealAbroad, whyNotDealRoom } from './actions/deal.ts';
import { whyNotRebuild } from './actions/rebuild.ts';
import { whyNotRedevelop } from './actions/redevelop.ts';
import { whyNotUse, whyNotVisit } from './actions/workers.ts';
import { designOf, KINDS, type Kind } from './cards/index.ts';
import { ownerOf } from './locations.ts';
import { type Choice, playerOf, type State } from './state.ts';

const goodRefs = (goods: Goods): Ref[] => {
  const found: Ref[] = [];
  for (const good in goods) if ((goods[good] ?? 0) > 0) found.push(`good:${good}`);
  return found;
};

/** The things on the table that a choice touches. */
export function refs(choice: Choice): Ref[] {
  switch (choice.kind) {
    case 'faction':
      return [`faction:${choice.faction}`];
    case 'fieldToken':
      return [`field:${choice.how}`];
    case 'field':
      return ['field'];
    case 'tokens':
    case 'payment':
      return goodRefs(choice.goods);
    case 'defend': {
      const { defend1, defend3 } = choice;
      return goodRefs({ defend1, defend3 });
    }
    case 'take':
      return [`seat:${choice.from}`, `pool:${choice.from}:${choice.good}`];
    case 'lead':
      return ['leader'];
    case 'swap':
      return ['deck'];
    case 'store':
      return [`card:${choice.card}`, `good:${choice.good}`];
    case 'hire':
    case 'add':
      return [`good:${choice.good}`];
    default:
      return 'card' in choice ? [`card:${choice.card}`] : [];
  }
}

const isField = (name: string): name is Kind | 'redevelop' =>
  name === 'redevelop' || KINDS.some((kind) => kind === name);

/** Why the seat cannot use a thing now, one reason for each way in which it might be used. */
export function whyNot(view: State, seat: Seat, ref: Ref): Reason[] {
  const { decision } = view;
  if (!decision || seat < 0) return [];
  if (!decision.seats.includes(seat)) return [{ key: 'newEra.why.turn', rule: 'R-NE-030' }];
  if (decision.kind !== 'act') return [];
  const [kind, name = ''] = ref.split(':');
  if (kind === 'field') return isField(name) ? whyNotField(view, seat, name) : [];
  return kind === 'card' && /^\d+$/.test(name) ? whyNotCard(view, seat, Number(name)) : [];
}

function whyNotCard(view: State, seat: Seat, card: number): Reason[] {
  const { hand, ruins, spoils, deals } = playerOf(view, seat);
  if (hand.includes(card)) return inHand(view, seat, card);
  if (ruins.includes(card)) return [{ key: 'newEra.why.ruins', rule: 'R-NE-035' }];
  if (spoils.includes(card) || deals.includes(card)) return [{ key: 'newEra.why.underBase', rule: 'R-NE-047' }];
  const owner = ownerOf(view, card);
  if (owner < 0) return [];
  if (owner === seat) return ownLocation(view, seat, card);
  if (playerOf(view, owner).passed) return [{ key: 'newEra.why.passed', rule: 'R-NE-031' }];
  // One's own deal with it can be broken (R-NE-043).
  return playerOf(view, seat).abroad.includes(card)
    ? []
    : unlessOne([
        whyNotVisit(view, seat, card),
        whyNotContact(view, seat, 'conquer', card),
        [...whyNotContact(view, seat, 'deal', card), ...whyNotDealAbroad(view, seat, owner, card)],
      ]);
}

function inHand(view: State, seat: Seat, card: number): Reason[] {
  const { kind } = designOf(view, card);
  if (kind === 'leader') return [];
  if (kind === 'instant') return whyNotInstant(view, seat, card);
  const slot: Reason[] = hasSpoilsSlot(view, seat) ? [] : [{ key: 'newEra.why.noSlot', rule: 'R-NE-091' }];
  return unlessOne([
    whyNotContact(view, seat, 'incorporate', card),
    [...whyNotContact(view, seat, 'conquer', card), ...slot],
    [...whyNotContact(view, seat, 'deal', card), ...whyNotDealRoom(view, seat, card)],
    whyNotRedevelop(view, seat, card),
    whyNotRebuild(view, seat),
  ]);
}

/** No reasons for a location that can be used, or that goods can be stored on. */
function ownLocation(view: State, seat: Seat, card: number): Reason[] {
  const { stores } = designOf(view, card) as { stores?: readonly unknown[] };
  return stores && stores.length > 0 ? [] : whyNotUse(view, seat, card);
}

/** A card that can be used in at least one way needs no reasons. */
const unlessOne = (ways: readonly Reason[][]): Reason[] =>
  ways.some((reasons) => reasons.length === 0) ? [] : ways.flat();
