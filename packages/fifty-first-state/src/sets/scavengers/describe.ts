/** Words for the set's own choices. */
import type { Message, Param, Seat } from '@cinderhall/kernel';
import { kit } from '../../effect-kit.ts';
import { cardName, ownerName, ownRuinName, ruinName } from '../../names.ts';
import { ruinsOf } from '../../owners.ts';
import { goodOnRuin } from '../../ruins.ts';
import type { Choice, State } from '../../state.ts';
import { ownerOfTop } from './tops.ts';

const noun = (good: string): Param => ({ noun: kit.world.goods[good]?.noun ?? good });

/** "fuel", "fuel and iron". */
const sayTypes = (types: readonly string[]): Param[] =>
  types.map((type) => ({ key: 'fiftyFirstState.type', params: { type } }));

export function describeChoice(view: State, choice: Choice, seat: Seat): Message {
  const key = `fiftyFirstState.choice.${choice.kind}`;
  switch (choice.kind) {
    case 'scavenge':
      return {
        key,
        params: { card: cardName(view, choice.card), owner: ownerName(view, ownerOfTop(view, choice.card)) },
      };
    case 'icons':
      return {
        key,
        params: { types: sayTypes(choice.types), n: choice.types.length, card: cardName(view, choice.card) },
      };
    case 'ruin':
      return { key: `${key}.${view.decision?.kind}`, params: { ruin: ownRuinName(view, seat, choice.card) } };
    case 'putOnRuin':
      return { key, params: { good: noun(choice.good), ruin: ownRuinName(view, seat, choice.card) } };
    case 'takeRuin': {
      const { owner, at } = choice;
      const card = ruinsOf(view, owner)[at] ?? -1;
      return {
        key,
        params: { ruin: ruinName(view, card, goodOnRuin(view, owner, at)), owner: ownerName(view, owner) },
      };
    }
    default:
      return { key };
  }
}
