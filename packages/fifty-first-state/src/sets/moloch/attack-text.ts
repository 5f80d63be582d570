import { type Kit, sayGoods } from '@cinderhall/effects';
import type { Message } from '@cinderhall/kernel';
import type { Attack } from '../../cards/types.ts';
import type { State } from '../../state.ts';

/** What a machine does, said to whom it does it. */
export function attackText(attack: Attack, { world }: Kit<State>): Message {
  const noun = (good: string) => ({ noun: world.goods[good]?.noun ?? good });
  const key = `fiftyFirstState.attack.${attack.does}`;
  switch (attack.does) {
    case 'raze':
      return { key, params: { type: attack.type } };
    case 'lose': {
      const goods = sayGoods(world, attack.goods);
      return attack.or
        ? { key: `${key}Or`, params: { goods, or: sayGoods(world, attack.or) } }
        : { key, params: { goods } };
    }
    case 'loseAny':
      return { key, params: { n: attack.n, of: attack.of.map(noun) } };
    case 'discard':
      return { key: `${key}.${attack.what}` };
    case 'close': {
      const { costs, gives = '', otherwise = '' } = attack;
      return costs
        ? { key: `${key}.costs`, params: { good: noun(costs), other: noun(otherwise) } }
        : { key: `${key}.gives`, params: { good: noun(gives) } };
    }
    case 'block':
      return { key };
  }
}
