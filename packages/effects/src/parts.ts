import { cardRef, int, list, obj, str, value } from '@cinderhall/kernel';
import type { Cost, Effects, Goods } from './types.ts';

const by = { seat: int(), card: cardRef(), x: int() } as const;
/** A trigger that waits for its turn: the ability is found on its card by its index. */
const pending = list(obj({ seat: int(), card: cardRef(), index: int() }));

/** What a game with effects adds to its schema: spread each part into its own. */
export const effectParts = {
  tasks: {
    effects: { list: value<Effects>(), at: int(), ...by },
    triggers: { pending },
  },
  decisions: {
    effectOption: { options: value<readonly Effects[]>(), ...by },
    effectPayment: { payments: value<readonly Goods[]>(), list: value<Effects>(), ...by },
    effectAmount: { cost: value<Cost>(), most: int(), list: value<Effects>(), ...by },
    /** `from` is the seat to take from, or −1: any rival. */
    effectTake: { of: value<readonly string[]>(), from: int(), left: int(), ...by },
    effectOrder: { pending },
  },
  choices: {
    option: { index: int() },
    payment: { goods: value<Goods>() },
    amount: { n: int() },
    take: { from: int(), good: str() },
    trigger: { card: cardRef(), index: int() },
  },
} as const;
