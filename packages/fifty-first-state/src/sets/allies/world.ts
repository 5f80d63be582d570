import type { Good } from '@cinderhall/effects';
import { INFLUENCE, type Influence } from '../../cards/types.ts';
import type { GoodRules } from '../../goods.ts';
import type { SetWorld } from '../types.ts';
import { blockAction } from './ops/block-action.ts';
import { giveCard } from './ops/give-card.ts';
import { rivalLoses } from './ops/rival-loses.ts';

/** Like a contact, but for the cards of one ally. */
const WORTH = 0.4;

const good = (name: Influence): Good => ({ noun: `fiftyFirstState.${name}`, worth: WORTH });
const inPool: GoodRules = { pool: (state, seat) => state.allies?.influence[seat] ?? null };

export const world: SetWorld = {
  goods: Object.fromEntries(INFLUENCE.map((name) => [name, good(name)])),
  goodRules: Object.fromEntries(INFLUENCE.map((name) => [name, inPool])),
  ops: [rivalLoses, giveCard, blockAction],
};
