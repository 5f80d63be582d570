import { sayGoods } from '@cinderhall/effects';
import type { Message } from '@cinderhall/kernel';
import { kit } from '../../effect-kit.ts';
import { ownerOf, placedOf } from '../../locations.ts';
import { cardName, ownerName, placedName } from '../../names.ts';
import { OPPONENT } from '../../owners.ts';
import type { Choice, State } from '../../state.ts';
import { NO_SEAT } from './rivals.ts';

const rivalName = (view: State, rival: number): Message => ownerName(view, rival === NO_SEAT ? OPPONENT : rival);

export function describeChoice(view: State, choice: Choice): Message {
  switch (choice.kind) {
    case 'raid': {
      const goods = view.decision?.kind === 'raid' ? view.decision.goods : {};
      return {
        key: 'fiftyFirstState.choice.raid',
        params: { owner: rivalName(view, choice.rival), what: sayGoods(kit.world, goods) },
      };
    }
    case 'giveCard':
      return {
        key: 'fiftyFirstState.choice.giveCard',
        params: { owner: rivalName(view, choice.rival), card: cardName(view, choice.card) },
      };
    case 'block':
      return {
        key: 'fiftyFirstState.choice.block',
        params: {
          owner: ownerName(view, ownerOf(view, choice.card)),
          card: placedName(view, choice.card),
          used: placedOf(view, choice.card).used,
        },
      };
    default:
      return { key: choice.kind };
  }
}
